/** The hash of no bytes. */
export const EMPTY_HASH = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** The hash of what `hash` is the hash of, and one byte more. */
export const hashWith = (hash: number, byte: number): number => Math.imul(hash ^ byte, PRIME);

const decoder = new TextDecoder();
const FEWEST_SLOTS = 1 << 12;
const FEWEST_BYTES = 1 << 15;

/** Of each byte that is an ASCII letter or digit, its lower case; 0 for every other byte. */
export const LOWER = new Uint8Array(256);
for (const character of '0123456789abcdefghijklmnopqrstuvwxyz') {
  const code = character.charCodeAt(0);
  LOWER[code] = code;
  LOWER[character.toUpperCase().charCodeAt(0)] = code;
}

/** Numbers terms in order of appearance. Words of ASCII are found by their bytes: no string is made of one again. */
export class TermNumbers {
  /** By number. */
  readonly terms: string[] = [];
  readonly #others = new Map<string, number>();
  /** Of the terms that are found by their bytes: number, hash, and where they begin and end in `#bytes`. */
  readonly #numbers: number[] = [];
  readonly #hashes: number[] = [];
  readonly #starts: number[] = [0];
  #bytes = new Uint8Array(FEWEST_BYTES);
  /** Open addressing: the place of such a term in the lists above and 1, or 0. At most half are taken. */
  #slots = new Uint32Array(FEWEST_SLOTS);
  #room = new Uint8Array(64);

  /** The number of a term of digits and ASCII letters in lower case. `end`: exclusive. */
  numberAt(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const last = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & last;
    for (;;) {
      const place = (this.#slots[slot] ?? 0) - 1;
      if (place < 0) return this.#add(bytes, start, end, hash, slot);
      if (this.#hashes[place] === hash && this.#isAt(place, bytes, start, end))
        return this.#numbers[place] ?? 0;
      slot = (slot + 1) & last;
    }
  }

  numberOf(term: string): number {
    if (this.#room.length < term.length) this.#room = new Uint8Array(term.length * 2);
    let hash = EMPTY_HASH;
    for (let at = 0; at < term.length; at++) {
      const unit = term.charCodeAt(at);
      if (LOWER[unit] !== unit) return this.#numberOfOther(term);
      this.#room[at] = unit;
      hash = hashWith(hash, unit);
    }
    return this.numberAt(this.#room, 0, term.length, hash);
  }

  #numberOfOther(term: string): number {
    let number = this.#others.get(term);
    if (number === undefined) {
      number = this.terms.push(term) - 1;
      this.#others.set(term, number);
    }
    return number;
  }

  #isAt(place: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.#starts[place] ?? 0;
    if ((this.#starts[place + 1] ?? 0) - from !== end - start) return false;
    for (let at = start; at < end; at++) if (this.#bytes[from + at - start] !== bytes[at]) return false;
    return true;
  }

  #add(bytes: Uint8Array, start: number, end: number, hash: number, slot: number): number {
    const from = this.#starts[this.#starts.length - 1] ?? 0;
    const to = from + end - start;
    if (to > this.#bytes.length) {
      const larger = new Uint8Array(to * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(bytes.subarray(start, end), from);
    const term = decoder.decode(bytes.subarray(start, end));
    this.#starts.push(to);
    this.#hashes.push(hash);
    const number = this.terms.push(term) - 1;
    this.#slots[slot] = this.#numbers.push(number);
    if (this.#numbers.length * 2 > this.#slots.length) this.#grow();
    return number;
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    const last = slots.length - 1;
    for (const [place, hash] of this.#hashes.entries()) {
      let slot = (hash ^ (hash >>> 15)) & last;
      while (slots[slot] !== 0) slot = (slot + 1) & last;
      slots[slot] = place + 1;
    }
    this.#slots = slots;
  }
}
