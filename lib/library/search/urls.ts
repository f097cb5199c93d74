import { foldLetters } from './letters.ts';

/** An address as what many share (`before`, `after`) and what is its own: the title's slug, or any other `middle`. */
export interface UrlParts {
  before: string;
  after: string;
  /** Null: the slug that the title gives. */
  middle: string | null;
}

const isSlugLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 47 && code < 58);

/** As titles become slugs in most addresses; never to be trusted without having compared. */
export function slugOf(title: string): string {
  const folded = foldLetters(title);
  let slug = '';
  for (let at = 0; at < folded.length; at++) {
    if (!isSlugLetter(folded.charCodeAt(at))) continue;
    const start = at++;
    while (at < folded.length && isSlugLetter(folded.charCodeAt(at))) at++;
    slug += (slug === '' ? '' : '-') + folded.slice(start, at);
  }
  return slug;
}

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
