import type { Shape } from '../../markup/index.ts';

/** What a source says about a text, beyond what any page says. What is missing or null, the page itself answers. */
export interface About {
  title?: string | null;
  author?: string | null;
  site?: string;
  published?: string | null;
  /** The address of this text alone. */
  address?: string | null;
}

/** The text of a whole page. */
export interface Work extends Omit<About, 'address'> {
  /** Read in this order. */
  parts: readonly Element[];
  /** The title where it stands in the text: it goes into the draft's own field. */
  heading?: Element | null;
  /** A post without a title: its first words serve. */
  isUntitled?: boolean;
  /** Many people's posts: each begins with its author. */
  hasManyAuthors?: boolean;
}

type ShapeOf = Shape | ((element: Element) => Shape | null);

/** How the pages of one site, or of one program that runs many sites, are read. */
export interface Source {
  /** Elements that only these pages have. */
  marker: string;
  /** The text of the page; null: this page has none, and is read like any other. */
  work?(document: Document): Work | null;
  /** Never words of the text: buttons, counters, words for screen readers. */
  noise?: string;
  /** Left out of the whole page too, but not of a selection. */
  apart?: string;
  /** Parts of which the page shows one at a time. */
  tabs?: string;
  /** What elements stand for, by selector. The first that matches counts. */
  shapes?: Readonly<Record<string, ShapeOf>>;
  /** What one person wrote among others. */
  posts?: {
    all: string;
    /** The words of a post, within it. */
    words: string;
    about(post: Element): About;
  };
  /** A selection is named after the heading above it, not after the whole. */
  hasHeadings?: boolean;
}
