/** Metadata about where a capture comes from. Null: the page doesn't say. */
export interface ClipSource {
  url: string;
  canonicalUrl: string | null;
  title: string;
  site: string | null;
  author: string | null;
  /** ISO date if it could be parsed; otherwise the page's own text. */
  published: string | null;
  language: string | null;
  licence: string | null;
  /** Epoch milliseconds. */
  accessed: number;
}

/** How much of a page was captured, if it isn't one text. */
export type Extent =
  /** `hasMore`: the thread has posts that the page hasn't loaded. */
  { kind: 'thread'; posts: number; hasMore: boolean } | { kind: 'wholePage' };

/** The result of a capture. Plain JSON, so it can be sent as a message; holds no DOM objects. */
export interface Clip {
  kind: 'selection' | 'page';
  /** At most 256 characters. */
  title: string;
  /** Alternative titles, best first. */
  titles: string[];
  /** World Anvil markup with balanced tags. */
  markup: string;
  /** The same content as plain text. */
  text: string;
  source: ClipSource;
  images: { url: string; alt: string }[];
  /** Label–value rows of the page's infobox. */
  facts: { label: string; value: string }[];
  /** True if the page exceeded the size limit and the rest was left out. */
  truncated: boolean;
  /** Missing for one text, and for a selection. */
  extent?: Extent;
  /** Types, infobox classes and categories from the page. Only used to suggest a template. */
  hints?: string[];
}

/** Maximum length of a capture's markup, in characters. */
export const LONGEST_CLIP = 4_000_000;
/** Maximum length of one draft's markup, in characters. A longer capture is split into several drafts. */
export const LONGEST_DRAFT = 400_000;
