/** Terms of a block; the first of each is spelt out in full. */
export const BLOCK = 16;
/** A posting's lowest bits: where in the document the term stands. */
export const CODE_BITS = 3;
/** Sections that a term index takes. */
const TERM_SECTIONS = 8;
/** Sections that records take. */
const RECORD_SECTIONS = 2;

/** Kinds of containers. A segment of titles is three: what finds, what is shown of what was found, what writing needs. */
export const MATCHING = 1;
export const EXCERPTS = 2;
export const STORED = 3;
export const FINGERPRINTS = 4;

/** Where in the words which section lies. */
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

/** Where in the faces. */
export const STORED_SECTION = { ids: 0, idTable: 1, updated: 2, records: 3 } as const;

/** Where in the ledger. */
export const FINGERPRINT_SECTION = { fingerprints: 0 } as const;

/** Where in a segment of excerpts which section lies. */
export const EXCERPT_SECTION = {
  locations: 0,
  records: 1,
  terms: 1 + RECORD_SECTIONS,
  symbols: 1 + RECORD_SECTIONS + TERM_SECTIONS,
} as const;

/** Codes of postings: up to here a word's place in the title, from 0; then "later in the title" and "in an alias". */
export const LAST_PLACE = 5;
export const LATER = 6;
export const ALIAS = 7;

/** The longest title, in letters, that is told from longer ones. */
export const MAX_TITLE_LENGTH = 255;

/** How long a title is, told in the same way of what is typed: a measure for "exactly this", and for "shorter first". */
export function titleLength(words: readonly string[]): number {
  let length = 0;
  for (const word of words) length += word.length + 1;
  return Math.min(length, MAX_TITLE_LENGTH);
}

/** Between the parts of an address's pattern; no address has it. */
export const PATTERN_GAP = '\n';

/** What a label is: its first letter. */
export const TAG = 't';
export const TEMPLATE = 'm';
