import type { SelectedRange, Shape } from '../../markup/index.ts';

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

/** Elements within `within` that match, except those nested in another match. */
export function outermost(within: Element, selector: string): Element[] {
  const found = [...within.querySelectorAll(selector)];
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
}

/** The first non-empty text that matches, with whitespace collapsed. Null if there is none. */
export function firstText(within: ParentNode, selector: string): string | null {
  for (const found of within.querySelectorAll(selector)) {
    const text = (found.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text !== '') return text;
  }
  return null;
}

/** A post and the posts by the same author that directly follow it. */
export function threadFrom(
  post: Element,
  posts: readonly Element[],
  authorOf: (post: Element) => string | null,
): Element[] {
  const author = authorOf(post);
  const thread = [post];
  for (const next of posts.slice(posts.indexOf(post) + 1)) {
    if (author === null || authorOf(next) !== author) break;
    thread.push(next);
  }
  return thread;
}

/** Metadata of the post that contains all of the ranges, or null if they span several posts or none. */
export function postAround({ posts }: Source, ranges: readonly SelectedRange[]): SourceMetadata | null {
  if (!posts) return null;
  const ends = ranges.flatMap(({ startContainer, endContainer }) => [startContainer, endContainer]);
  const around = new Set(
    ends.map((end) => (end instanceof Element ? end : end.parentElement)?.closest(posts.all)),
  );
  const [post] = around;
  return post && around.size === 1 ? posts.metadataOf(post) : null;
}

/**
 * Selector of elements for which a source's rules change how a selection is read. The selection script doesn't
 * contain the rules. If the page matches this selector, the larger page script reads the selection again.
 */
export const KNOWN_ELEMENTS =
  '#workskin,.chapter-inner,shreddit-post,[data-test-id=post-content],.commentarea,[data-testid=tweet],[data-testid^=postThreadItem],.status__content,[class*=stat-block],.ddb-statblock,[class*=abilit],.notion-page-content,[class*=lst-kix_],pre>p';
