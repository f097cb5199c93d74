/** Time limit of a slice in milliseconds. */
const SLICE = 4;

/** Runs without pauses. */
export function runThrough<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs in slices and awaits `pause` after each. */
export async function runInSlices<T>(steps: Generator<void, T>, pause: () => Promise<void>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await pause();
    since = performance.now();
  }
}

/** Terms per block; the first of each block is stored in full. */
export const BLOCK = 16;
/** The low bits of a posting: where in the document the term occurs. */
export const CODE_BITS = 3;
const TERM_SECTIONS = 8;
const RECORD_SECTIONS = 2;

/** Kinds of containers. A title segment has three: for matching, for showing matches, and for writing. */
export const MATCHING = 1;
export const EXCERPTS = 2;
export const STORED = 3;
export const FINGERPRINTS = 4;

/** Section numbers of the matching container. */
export const MATCHING_SECTION = {
  locations: 0,
  dropped: 1,
  flags: 2,
  templates: 3,
  categories: 4,
  lengths: 5,
  labelStarts: 6,
  labelPostings: 7,
  symbols: 8,
  labels: 9,
  categoryIds: 9 + RECORD_SECTIONS,
  urlPatterns: 9 + RECORD_SECTIONS * 2,
  labelTerms: 9 + RECORD_SECTIONS * 3,
  terms: 9 + RECORD_SECTIONS * 3 + TERM_SECTIONS,
} as const;

/** Section numbers of the stored fields. */
export const STORED_SECTION = { ids: 0, idTable: 1, updated: 2, records: 3 } as const;

export const FINGERPRINT_SECTION = { fingerprints: 0 } as const;

/** Section numbers of an excerpt segment. */
export const EXCERPT_SECTION = {
  locations: 0,
  records: 1,
  terms: 1 + RECORD_SECTIONS,
  symbols: 1 + RECORD_SECTIONS + TERM_SECTIONS,
} as const;

/**
 * Codes of postings: 0 to `LAST_PLACE` are positions in the title, then "later in the title" and "in an alias".
 */
export const LAST_PLACE = 5;
export const LATER = 6;
export const ALIAS = 7;

/** Longer titles count as this long. */
export const MAX_TITLE_LENGTH = 255;

/** Length of a title or query in letters, with a space after each word. Shorter titles rank first. */
export function titleLength(words: readonly string[]): number {
  let length = 0;
  for (const word of words) length += word.length + 1;
  return Math.min(length, MAX_TITLE_LENGTH);
}

/** Separates the two parts of a URL pattern; it can't occur in a URL. */
export const PATTERN_GAP = '\n';

/** The first letter of a label says what it is. */
export const TAG = 't';
export const TEMPLATE = 'm';
