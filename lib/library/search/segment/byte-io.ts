const DECODER = new TextDecoder();

/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#bytes[this.at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value >>> 0;
  }

  /** A varint length, then that many bytes. */
  bytes(): Uint8Array {
    const length = this.varint();
    const from = this.at;
    this.at += length;
    return this.#bytes.subarray(from, this.at);
  }

  text(): string {
    return DECODER.decode(this.bytes());
  }
}

const ENCODER = new TextEncoder();
/** The buffer that `encode` fills. */
export let encoded = new Uint8Array(1024);

/** Writes the text as UTF-8 to `encoded` and returns its length in bytes. */
export function encode(text: string): number {
  const { length } = text;
  if (encoded.length < length * 3) encoded = new Uint8Array(length * 6);
  let size = 0;
  for (let at = 0; at < length; at++) {
    const letter = text.charCodeAt(at);
    if (letter > 0x7ff) return ENCODER.encodeInto(text, encoded).written;
    if (letter > 0x7f) {
      encoded[size++] = 0xc0 | (letter >> 6);
      encoded[size++] = 0x80 | (letter & 0x3f);
    } else encoded[size++] = letter;
  }
  return size;
}

/** A growing byte buffer. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  length = 0;

  #room(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + more));
    larger.set(this.#bytes.subarray(0, this.length));
    this.#bytes = larger;
  }

  /** Seven bits per byte, lowest first. */
  varint(value: number): void {
    this.#room(5);
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.length++] = rest;
  }

  /** Writes the length, then the bytes. */
  sized(bytes: Uint8Array, length: number = bytes.length): void {
    this.varint(length);
    this.#room(length);
    // A loop beats the call for short inputs.
    if (length > 128) this.#bytes.set(bytes.subarray(0, length), this.length);
    else for (let at = 0; at < length; at++) this.#bytes[this.length + at] = bytes[at] ?? 0;
    this.length += length;
  }

  /** Writes the bytes alone. */
  raw(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Writes the length in bytes, then the text. */
  text(text: string): void {
    const length = encode(text);
    this.sized(encoded, length);
  }

  /** The underlying buffer, which may be longer than `length`. */
  get buffer(): Uint8Array {
    return this.#bytes;
  }

  view(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}

/** A growing array of unsigned 32-bit integers. */
export class Numbers {
  #values = new Uint32Array(64);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  /** Valid for indexes below `length`. */
  at(place: number): number {
    return this.#values[place] ?? 0;
  }

  /** A view without a copy, valid until the next push. */
  view(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}
