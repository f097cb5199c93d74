import { MAX_TITLE_LENGTH } from './segment/format.ts';

// Grades say how well a word matches, lower is better. Each field adds an offset to the four grades.
export const EXACT = 0;
export const PREFIX = 1;
export const FUZZY = 2;
export const FUZZY_PREFIX = 3;
export const IN_ALIAS = 4;
export const IN_LABEL = 8;
export const IN_EXCERPT = 12;

// Ranks of entries, lower is better: exact title; all words exact and the typed article in the title; title prefix;
// then 3 plus the worst word's grade.
const EXACT_TITLE = 0;
const WITH_ARTICLE = 1;
const TITLE_PREFIX = 2;
const BY_GRADE = 3;
const BOOSTS = 256;
const LOCATIONS = 0x1_0000_0000;

/**
 * `worst`: the worst word's grade; `isWhole`: a title that starts with the query is the query; `hasArticle`: an
 * article was typed and the title contains it.
 */
export function rankOf(worst: number, isBeginning: boolean, isWhole: boolean, hasArticle = false): number {
  const begins = isBeginning && worst < IN_ALIAS;
  if (begins && isWhole) return EXACT_TITLE;
  if (hasArticle && worst === EXACT) return WITH_ARTICLE;
  if (begins) return TITLE_PREFIX;
  return BY_GRADE + worst;
}

/** One number that sorts by rank, recency, title length and location. */
export function sortKey(rank: number, boost: number, length: number, location: number): number {
  const recent = BOOSTS - Math.round(Math.min(1, Math.max(0, boost)) * BOOSTS);
  return ((rank * (BOOSTS + 1) + recent) * (MAX_TITLE_LENGTH + 1) + length) * LOCATIONS + location;
}

const LOWEST_KEYS = Array.from({ length: BY_GRADE + 17 }, (_, rank) => sortKey(rank, 0, 0, 0));

/** The lowest key for a rank and length without recency. Most candidates are rejected by it. */
export const lowestKey = (rank: number, length: number): number =>
  (LOWEST_KEYS[rank] ?? 0) + length * LOCATIONS;

export const isExactTitle = (key: number): boolean => key < lowestKey(WITH_ARTICLE, 0);

export const locationOf = (key: number): number => key % LOCATIONS;

/** From 0 to 1, higher is better. */
export const scoreOf = (key: number): number => 1 - key / sortKey(BY_GRADE + 16, 0, MAX_TITLE_LENGTH, 0);

/** The rank that a score stands for, comparable between worlds: 0 for an exact title, more for weaker matches. */
export const rankOfScore = (score: number): number =>
  Math.floor(((1 - score) * sortKey(BY_GRADE + 16, 0, MAX_TITLE_LENGTH, 0)) / sortKey(1, 1, 0, 0));

/** Keeps the lowest keys in ascending order; all keys, unsorted, if there is no limit. */
export class TopDocs {
  readonly keys: number[] = [];
  readonly #most: number;
  /** Keys from here on are rejected. */
  limit = Number.POSITIVE_INFINITY;

  constructor(most: number) {
    this.#most = most;
    if (most <= 0) this.limit = -1;
  }

  /** With a limit, the lowest key of a repeated entry counts. */
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
