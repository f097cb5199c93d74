import { Numbers } from './numbers.ts';

/** Terms, numbered as they come: letters (UTF-16) in one row and a table of hashes, without a text for any of them. */
export class TermTable {
  readonly #letters = new Numbers();
  /** Where each term's letters start; those of the next one are behind them. */
  readonly #starts = new Numbers();
  /** Numbers plus one; at least every other is 0. */
  #slots = new Uint32Array(256);

  constructor() {
    this.#starts.push(0);
  }

  /** The number of the term whose letters are those from `from` up to `to`. */
  id(letters: Uint32Array, from: number, to: number): number {
    const slots = this.#slots;
    let slot = this.#slotOf(letters, from, to);
    for (; slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
      const id = (slots[slot] ?? 0) - 1;
      let own = this.#starts.at(id);
      if (this.#starts.at(id + 1) - own !== to - from) continue;
      let at = from;
      while (at < to && letters[at] === this.#letters.at(own)) {
        at++;
        own++;
      }
      if (at === to) return id;
    }
    const id = this.#starts.length;
    slots[slot] = id;
    for (let at = from; at < to; at++) this.#letters.push(letters[at] ?? 0);
    this.#starts.push(this.#letters.length);
    if (id * 2 >= slots.length) this.#grow();
    return id - 1;
  }

  #slotOf(letters: Uint32Array, from: number, to: number): number {
    let hash = 0;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (letters[at] ?? 0), 0x01000193);
    return (hash ^ (hash >>> 15)) & (this.#slots.length - 1);
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    this.#slots = slots;
    const { letters, starts } = this.view();
    for (let id = 1; id < starts.length; id++) {
      let slot = this.#slotOf(letters, starts[id - 1] ?? 0, starts[id] ?? 0);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = id;
    }
  }

  /** All of them: `starts` has one number more than there are terms. */
  view(): { letters: Uint32Array; starts: Uint32Array } {
    return { letters: this.#letters.view(), starts: this.#starts.view() };
  }
}
