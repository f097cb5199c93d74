/** Whole numbers of 32 bits, without a sign, in the making. */
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

  /** Of the first `length`. */
  at(place: number): number {
    return this.#values[place] ?? 0;
  }

  /** What there is so far, where it lies: good until the next is pushed. */
  view(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}
