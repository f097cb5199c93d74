const UTF8 = new TextDecoder();

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

  /** So many bytes as the number before them says. */
  bytes(): Uint8Array {
    const length = this.varint();
    const from = this.at;
    this.at += length;
    return this.#bytes.subarray(from, this.at);
  }

  text(): string {
    return UTF8.decode(this.bytes());
  }
}
