import { FIRST, LAST, NameKeys } from './keys.ts';
import type { Declined } from './language.ts';
import type { KnownName } from './rows.ts';

// A Bloom-like filter with two bits per key of a word sequence: whether a name may end there, and whether one may
// continue. The first half is for first words, the second for later ones. It rejects most words without a lookup in
// the table.

export type Filter = Uint32Array<ArrayBuffer>;

export const ENDS = 1;
export const GOES_ON = 2;

/** The bits for a first word. */
export function marksOfFirst(filter: Filter, key: number): number {
  const pair = key & (filter.length * 8 - 1);
  return ((filter[pair >>> 4] ?? 0) >>> ((pair & 15) * 2)) & 3;
}

/** The bits for a sequence that ends with a later word. */
export function marksOfLater(filter: Filter, key: number): number {
  const half = filter.length * 8;
  const pair = (key & (half - 1)) + half;
  return ((filter[pair >>> 4] ?? 0) >>> ((pair & 15) * 2)) & 3;
}

function enterFirst(filter: Filter, key: number, marks: number): void {
  enter(filter, key & (filter.length * 8 - 1), marks);
}

function enterLater(filter: Filter, key: number, marks: number): void {
  const half = filter.length * 8;
  enter(filter, (key & (half - 1)) + half, marks);
}

function enter(filter: Filter, pair: number, marks: number): void {
  filter[pair >>> 4] = (filter[pair >>> 4] ?? 0) | (marks << ((pair & 15) * 2));
}

/** Names and keys that are taken at a time: less than 8 ms of work. */
const NAMES_AT_ONCE = 2_048;
const DECLINED_AT_ONCE = 128;
const KEYS_AT_ONCE = 8_192;

/** The names of a world by the keys of the word sequences that may stand for them: a hash table without objects. */
export class NameTable {
  readonly names: readonly KnownName[];
  readonly filter: Filter;
  /**
   * Pairs: the key of a word sequence (0: empty); and `record + 1` of a name that ends there, times 2, plus 1 if a
   * name continues.
   */
  readonly #table: Uint32Array;
  readonly #slots: number;
  /** Pairs: a name, and `record + 1` of the next with the same key, or 0. */
  readonly #records: Uint32Array;
  #record = 0;

  constructor(names: readonly KnownName[], keys: NameKeys) {
    this.names = names;
    this.#slots = Math.ceil(keys.count * 1.6) + 1;
    this.#table = new Uint32Array(this.#slots * 2);
    this.#records = new Uint32Array(keys.records * 2);
    const bits = 2 ** Math.ceil(Math.log2(Math.max(32, keys.count * 12)));
    this.filter = new Uint32Array(bits / 16);
  }

  /**
   * For the key of a word sequence: `record + 1` of a name that ends there (0: none), times 2, plus 1 if one
   * continues.
   */
  look(key: number): number {
    const wanted = key >>> 0;
    let slot = this.#firstSlot(key);
    for (;;) {
      const there = this.#table[slot * 2];
      if (there === wanted) return this.#table[slot * 2 + 1] ?? 0;
      if (!there) return 0;
      slot = slot + 1 === this.#slots ? 0 : slot + 1;
    }
  }

  /** The position of the record's name. */
  name(record: number): number {
    return this.#records[record * 2] ?? 0;
  }

  /** `record + 1` of the next name with the same key; 0: none. */
  after(record: number): number {
    return this.#records[record * 2 + 1] ?? 0;
  }

  enter(key: number, marks: number, name: number): void {
    let slot = this.#firstSlot(key);
    const table = this.#table;
    for (let there = table[slot * 2] ?? 0; there !== 0 && there !== key >>> 0; there = table[slot * 2] ?? 0) {
      slot = slot + 1 === this.#slots ? 0 : slot + 1;
    }
    const value = table[slot * 2 + 1] ?? 0;
    table[slot * 2] = key;
    if (marks & LAST) {
      this.#records[this.#record * 2] = name;
      this.#records[this.#record * 2 + 1] = value >>> 1;
      this.#record++;
    }
    // A word at which no name ends has one that continues.
    table[slot * 2 + 1] = marks & LAST ? this.#record * 2 + (value & 1) : value | 1;
    const ends = marks & LAST ? ENDS : GOES_ON;
    if (marks & FIRST) enterFirst(this.filter, key, ends);
    else enterLater(this.filter, key, ends);
  }

  #firstSlot(key: number): number {
    return Math.floor((key >>> 0) * (this.#slots / 0x1_0000_0000));
  }
}

/**
 * Makes the table, yielding between small steps.
 * @param language adds the forms that names have in it
 */
export function* tableOf(
  names: readonly KnownName[],
  language: Declined | null,
): Generator<void, NameTable, void> {
  const keys = new NameKeys(language, names.length);
  const atOnce = language === null ? NAMES_AT_ONCE : DECLINED_AT_ONCE;
  for (let from = 0; from < names.length; from += atOnce) {
    keys.takeAll(names, from, Math.min(names.length, from + atOnce));
    yield;
  }
  const table = new NameTable(names, keys);
  const enter = table.enter.bind(table);
  // Backwards, so that among names with the same key the first comes first.
  for (let end = keys.count; end > 0; end -= KEYS_AT_ONCE) {
    keys.enterInto(enter, Math.max(0, end - KEYS_AT_ONCE), end);
    yield;
  }
  return table;
}
