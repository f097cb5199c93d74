import { foldLetters } from './letters.ts';

/** An address as what many share (`before`, `after`) and what is its own: the title's slug, or any other `middle`. */
export interface UrlParts {
  before: string;
  after: string;
  /** Null: the slug that the title gives. */
  middle: string | null;
}

/** As titles become slugs in most addresses; never to be trusted without having compared. */
export const slugOf = (title: string): string =>
  foldLetters(title)
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

/** Longer endings are hardly shared. */
const LONGEST_END = 16;

export function splitUrl(url: string, title: string): UrlParts {
  const from = url.lastIndexOf('/') + 1;
  const before = url.slice(0, from);
  const own = url.slice(from);
  const slug = slugOf(title);
  if (own.startsWith(slug) && own.length - slug.length <= LONGEST_END)
    return { before, after: own.slice(slug.length), middle: null };
  return { before, after: '', middle: own };
}

export const joinUrl = ({ before, after, middle }: UrlParts, title: string): string =>
  before + (middle ?? slugOf(title)) + after;
