import type { Shape } from '../../markup/index.ts';

/** Metadata that a source finds. For anything missing or null, the page's general metadata is used. */
export interface SourceMetadata {
  title?: string | null;
  author?: string | null;
  site?: string;
  published?: string | null;
  /** Permalink of this text alone. */
  address?: string | null;
}

/** The text of a whole page. */
export interface Work extends Omit<SourceMetadata, 'address'> {
  /** Read in this order. */
  parts: readonly Element[];
  /** The title if it is part of the text. It is left out, because it goes into the draft's title. */
  heading?: Element | null;
  /** A post without a title, which is named after its first words. */
  isUntitled?: boolean;
  /** Posts by several people: each starts with its author's name. */
  hasManyAuthors?: boolean;
}

type ShapeOf = Shape | ((element: Element) => Shape | null);

/** Rules for the pages of one site, or of one software that many sites run. */
export interface Source {
  /** Selector that matches only these pages. */
  marker: string;
  /** The text of the page, or null if this page has none and the generic reader should take it. */
  work?(document: Document): Work | null;
  /** Selector of what is never text: buttons, counters, labels for screen readers. */
  noise?: string;
  /** Selector of what is left out of a whole page but kept in a selection. */
  apart?: string;
  /** Selector of tab panels, of which the page shows one at a time. */
  tabs?: string;
  /** What elements stand for, by selector. The first match wins. */
  shapes?: Readonly<Record<string, ShapeOf>>;
  /** Posts by different people on one page. */
  posts?: {
    all: string;
    /** Selector of the text within a post. */
    textSelector: string;
    metadataOf(post: Element): SourceMetadata;
  };
  /** A selection is named after the nearest heading above it, not after the whole page. */
  hasHeadings?: boolean;
}
