const UTF8 = new TextEncoder();
/** Of the text that is being written. */
let encoded = new Uint8Array(1024);

/** Bytes in the making. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  length = 0;

  #room(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + more));
    larger.set(this.#bytes.subarray(0, this.length));
    this.#bytes = larger;
  }

  byte(value: number): void {
    this.#room(1);
    this.#bytes[this.length++] = value;
  }

  /** Seven bits a byte, the lowest first. */
  varint(value: number): void {
    this.#room(5);
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.length++] = rest;
  }

  bytes(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#room(length);
    // A few bytes one by one are faster than a call.
    if (length > 32) this.#bytes.set(bytes, this.length);
    else for (let at = 0; at < length; at++) this.#bytes[this.length + at] = bytes[at] ?? 0;
    this.length += length;
  }

  /** How many there are, then the bytes. */
  sized(bytes: Uint8Array): void {
    this.varint(bytes.length);
    this.bytes(bytes);
  }

  /** Its length in bytes, then the text. */
  text(text: string): void {
    const { length } = text;
    this.#room(length + 5);
    const from = this.length;
    this.varint(length);
    for (let at = 0; at < length; at++) {
      const letter = text.charCodeAt(at);
      if (letter > 127) {
        this.length = from;
        if (encoded.length < length * 3) encoded = new Uint8Array(length * 3);
        this.sized(encoded.subarray(0, UTF8.encodeInto(text, encoded).written));
        return;
      }
      this.#bytes[this.length++] = letter;
    }
  }

  clear(): void {
    this.length = 0;
  }

  view(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}
