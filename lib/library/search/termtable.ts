/** Terms, numbered as they come: letters (UTF-16) in one row and a table of hashes, without a text for any of them. */
export class TermTable {
  size = 0;
  #letters = new Uint16Array(1 << 10);
  /** Where each term's letters start; those of the next one are behind them. */
  #starts = new Uint32Array((1 << 7) + 1);
  /** Numbers plus one; at least every other is 0. */
  #slots = new Uint32Array(1 << 8);

  /** The number of the term whose letters are those from `from` up to `to`. */
  id(letters: Uint16Array, from: number, to: number): number {
    const slots = this.#slots;
    const starts = this.#starts;
    let slot = this.#slotOf(letters, from, to);
    for (; slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
      const id = (slots[slot] ?? 0) - 1;
      let own = starts[id] ?? 0;
      if ((starts[id + 1] ?? 0) - own !== to - from) continue;
      let at = from;
      while (at < to && letters[at] === this.#letters[own]) {
        at++;
        own++;
      }
      if (at === to) return id;
    }
    slots[slot] = this.size + 1;
    return this.#append(letters, from, to);
  }

  #append(letters: Uint16Array, from: number, to: number): number {
    const id = this.size++;
    let end = this.#starts[id] ?? 0;
    if (end + to - from > this.#letters.length) {
      const larger = new Uint16Array(this.#letters.length * 2 + to - from);
      larger.set(this.#letters);
      this.#letters = larger;
    }
    for (let at = from; at < to; at++) this.#letters[end++] = letters[at] ?? 0;
    this.#starts[id + 1] = end;
    if (this.size * 2 >= this.#slots.length) this.#grow();
    return id;
  }

  #slotOf(letters: Uint16Array, from: number, to: number): number {
    let hash = 0;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (letters[at] ?? 0), 0x01000193);
    return (hash ^ (hash >>> 15)) & (this.#slots.length - 1);
  }

  #grow(): void {
    const starts = new Uint32Array(this.#slots.length + 1);
    starts.set(this.#starts);
    this.#starts = starts;
    const slots = new Uint32Array(this.#slots.length * 2);
    this.#slots = slots;
    for (let id = 0; id < this.size; id++) {
      let slot = this.#slotOf(this.#letters, starts[id] ?? 0, starts[id + 1] ?? 0);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = id + 1;
    }
  }

  /** All of them: `starts` has one number more than there are terms. */
  view(): { letters: Uint16Array; starts: Uint32Array } {
    const starts = this.#starts.subarray(0, this.size + 1);
    return { letters: this.#letters.subarray(0, starts[this.size]), starts };
  }
}
