import { MAX_TITLE_LENGTH } from './format.ts';

// How well a word matches: four steps for each place, the better the lower.
export const EXACT = 0;
export const PREFIX = 1;
export const FUZZY = 2;
export const FUZZY_PREFIX = 3;
export const IN_ALIAS = 4;
export const IN_LABEL = 8;
export const IN_EXCERPT = 12;

// Classes of entries, the better the lower: the title itself; a title that has all words whole, and the article that was
// typed before them; a title that begins so; then three and the worst word's step.
const EXACT_TITLE = 0;
const WITH_ARTICLE = 1;
const TITLE_PREFIX = 2;
const BY_GRADE = 3;
const BOOSTS = 256;
const LOCATIONS = 0x1_0000_0000;

/**
 * `worst`: the step of the word that matches worst; `isWhole`: the title is what was typed, if it begins so at all;
 * `hasArticle`: an article was typed, and the title has it, wherever.
 */
export function rankOf(worst: number, isBeginning: boolean, isWhole: boolean, hasArticle = false): number {
  const begins = isBeginning && worst < IN_ALIAS;
  if (begins && isWhole) return EXACT_TITLE;
  if (hasArticle && worst === EXACT) return WITH_ARTICLE;
  if (begins) return TITLE_PREFIX;
  return BY_GRADE + worst;
}

/** One number that sorts as the ranks do: class, recently opened first, shorter title first, location. */
export function sortKey(rank: number, boost: number, length: number, location: number): number {
  const recent = BOOSTS - Math.round(Math.min(1, Math.max(0, boost)) * BOOSTS);
  return ((rank * (BOOSTS + 1) + recent) * (MAX_TITLE_LENGTH + 1) + length) * LOCATIONS + location;
}

const LOWEST_KEYS = Array.from({ length: BY_GRADE + 17 }, (_, rank) => sortKey(rank, 0, 0, 0));

/** The lowest key of a class and length that nobody opened recently: most are told by it that they are not among the best. */
export const lowestKey = (rank: number, length: number): number =>
  (LOWEST_KEYS[rank] ?? 0) + length * LOCATIONS;

/** Whether an entry's title is what was typed. */
export const isExactTitle = (key: number): boolean => key < lowestKey(WITH_ARTICLE, 0);

export const locationOf = (key: number): number => key % LOCATIONS;

/** Higher is better, 0 to 1. */
export const scoreOf = (key: number): number => 1 - key / sortKey(BY_GRADE + 16, 0, MAX_TITLE_LENGTH, 0);

/** The lowest keys, ascending; all of them, in any order, where there is no limit to their number. */
export class TopDocs {
  readonly keys: number[] = [];
  readonly #most: number;
  /** Keys from here on need not be offered. */
  limit = Number.POSITIVE_INFINITY;

  constructor(most: number) {
    this.#most = most;
    if (most <= 0) this.limit = -1;
  }

  /** Of an entry that comes again the lowest key counts, where there is a limit to their number. */
  offer(key: number): void {
    const { keys } = this;
    if (key >= this.limit) return;
    if (this.#most === Number.POSITIVE_INFINITY) {
      keys.push(key);
      return;
    }
    const location = locationOf(key);
    const before = keys.findIndex((other) => locationOf(other) === location);
    if (before >= 0 && (keys[before] ?? 0) <= key) return;
    if (before >= 0) keys.splice(before, 1);
    keys.splice(keys.findLastIndex((other) => other < key) + 1, 0, key);
    if (keys.length > this.#most) keys.pop();
    if (keys.length === this.#most) this.limit = keys[this.#most - 1] ?? 0;
  }
}
