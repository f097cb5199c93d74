const CHUNK_BYTES = 1 << 20;
/** So few are copied faster one by one. */
const FEW = 32;

/** Bytes that grow without ever being copied as a whole. */
export class ByteSink {
  length = 0;
  readonly #chunks: Uint8Array[] = [];
  #last = new Uint8Array(0);
  #used = 0;

  append(bytes: Uint8Array, from: number, to: number): void {
    let at = from;
    if (to - from <= FEW && this.#used + FEW <= this.#last.length) {
      while (at < to) this.#last[this.#used++] = bytes[at++] ?? 0;
    }
    while (at < to) {
      if (this.#used === this.#last.length) {
        this.#last = new Uint8Array(CHUNK_BYTES);
        this.#used = 0;
        this.#chunks.push(this.#last);
      }
      const fits = Math.min(to - at, this.#last.length - this.#used);
      this.#last.set(bytes.subarray(at, at + fits), this.#used);
      this.#used += fits;
      at += fits;
    }
    this.length += to - from;
  }

  /** In order, each with where it belongs; the sink is empty afterwards. */
  *drain(): Generator<{ at: number; bytes: Uint8Array }> {
    let at = 0;
    for (let chunk = this.#chunks.shift(); chunk; chunk = this.#chunks.shift()) {
      const bytes = this.#chunks.length === 0 ? chunk.subarray(0, this.#used) : chunk;
      yield { at, bytes };
      at += bytes.length;
    }
    this.#last = new Uint8Array(0);
    this.#used = 0;
    this.length = 0;
  }
}
