import type { ArticleState } from './article-state.ts';

/** Milliseconds since the Unix epoch, UTC. A plain number, so that it can be stored and sent in messages. */
export type Instant = number;

/** The last instant that is a date. What is stored may have been damaged. */
export const LAST_INSTANT: Instant = 8.64e15;

const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Format characters such as bidirectional controls. Excludes joiners, which emoji and many scripts need. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** Converts untrusted text to a single line without control characters or anything that changes its direction. */
export function visibleText(text: string): string {
  return text.replace(BREAKS, ' ').replace(INVISIBLE, '').trim();
}

/** A field's name as words, for fields without a label: "Cargo capacity" of `cargoCapacity` or `cargo_capacity`. */
export function nameInWords(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

/** An unparsed response, including unknown keys. */
export type Raw = Readonly<Record<string, unknown>>;

/**
 * A resource as returned in lists and links (platform notes, "Envelopes and the shared reference shape"). Ids are
 * strings, except for statblocks, statblock templates, folders, game systems and images, whose ids are numbers. Null
 * means that the response didn't say.
 */
export interface Reference<Id extends string | number = string> {
  id: Id;
  title: string;
  /** World Anvil's type name: `Secret`, `HistoricalEntry`; for an article, its template. */
  kind: string | null;
  state: ArticleState | null;
  slug: string | null;
  url: string | null;
  icon: string | null;
  tags: string[];
  updatedAt: Instant | null;
}

/** A resource as returned by its own endpoint. */
export interface Entity<Id extends string | number = string> extends Reference<Id> {
  worldId: string | null;
  authorName: string | null;
  createdAt: Instant | null;
  raw: Raw;
}

/** An image shown by a resource. Either field may be missing. */
export interface Picture {
  id: number | null;
  url: string | null;
}
