/** Where a capture comes from, as far as the page says. */
export interface ClipSource {
  url: string;
  canonicalUrl: string | null;
  title: string;
  site: string | null;
  author: string | null;
  /** As the page gives it: an ISO date where it could be read as one. */
  published: string | null;
  language: string | null;
  licence: string | null;
  /** Epoch milliseconds. */
  accessed: number;
}

/** What was captured: plain JSON, nothing of the page's own objects. */
export interface Clip {
  kind: 'selection' | 'page';
  /** At most 256 characters. */
  title: string;
  /** Other titles that would fit, best first. */
  titles: string[];
  /** Platform markup, balanced. */
  markup: string;
  /** The same words without markup. */
  text: string;
  source: ClipSource;
  images: { url: string; alt: string }[];
  /** Rows of the page's infobox. */
  facts: { label: string; value: string }[];
  /** True: the page was too long and the end is left out. */
  truncated: boolean;
  /** Words of the page about the kind of thing it describes; only read to suggest a template. */
  hints?: string[];
}

/** Characters of markup that a capture holds at most. */
export const LONGEST_CLIP = 4_000_000;
/** Characters of markup that one draft takes; a longer capture becomes several drafts. */
export const LONGEST_DRAFT = 400_000;
