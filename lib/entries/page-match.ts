import { type EntryKind, type EntryRef, parseQuery, type Searcher } from '../library/index.ts';
import { comparablePath, type WorldPage } from '../worldpage/index.ts';

/** What a page is of this world. */
export type Match =
  | { state: 'known'; ref: EntryRef; title: string }
  /** A thing that the copy does not have (yet), though its address names it. */
  | { state: 'unknown'; ref: EntryRef }
  | { state: 'none' };

const KINDS: Partial<Record<WorldPage['subject'], EntryKind>> = {
  article: 'article',
  category: 'category',
  statblock: 'statblock',
  secret: 'secret',
  image: 'image',
  manuscript: 'manuscript',
};

/** Things whose titles are like the address; more are not looked at before all are. */
const LIKELY = 40;
const NONE: Match = { state: 'none' };

/** The last part of an address as the words that it was made of. */
const wordsOf = (slug: string): string => slug.replace(/[-_"]+/g, ' ').trim();

function atPath(searcher: Searcher, kind: EntryKind, slug: string, path: string): Match {
  const fits = (url: string | null): boolean => url !== null && comparablePath(url) === path;
  const words = wordsOf(slug);
  // An article's address ends with its template as a rule, which no title does.
  for (const typed of new Set([words, words.replace(/ \S+$/, '')])) {
    const likely = searcher.search(parseQuery(typed), { limit: LIKELY, kinds: [kind] });
    const hit = likely.hits.find(({ url }) => fits(url));
    if (hit) return { state: 'known', ref: hit.ref, title: hit.title };
  }
  const end = (slug.split('/').pop() ?? slug).toLowerCase();
  for (const { ref, title, url } of searcher.hits(kind)) {
    // Most addresses are told off before they are taken apart.
    if (url === null || (!url.includes('%') && !url.toLowerCase().includes(end))) continue;
    if (fits(url)) return { state: 'known', ref, title };
  }
  return NONE;
}

/** The path of its page, of whichever thing in the copy comes first: where a world's own addresses begin. */
export function worldSlugOf(searcher: Searcher): string | null {
  for (const { url } of searcher.hits('article')) {
    const path = url === null ? null : comparablePath(url);
    const slug = path === null ? undefined : /^\/w\/([^/]+)/.exec(path)?.[1];
    if (slug !== undefined) return slug;
  }
  return null;
}

/** The thing of this world that a page shows or edits: by its exact id, else by the path of its address. */
export function matchOf(page: WorldPage, address: string, searcher: Searcher): Match {
  const kind = KINDS[page.subject];
  if (!kind || page.does === 'makes') return NONE;
  if (page.id !== null) {
    const ref = { kind, id: page.id };
    const hit = searcher.hit(searcher.locate(ref));
    return hit ? { state: 'known', ref: hit.ref, title: hit.title } : { state: 'unknown', ref };
  }
  const path = comparablePath(address);
  if (page.slug === null || path === null) return NONE;
  // Pages of other worlds are most: they are told off without a look at everything.
  if (page.worldSlug !== null && page.worldSlug !== worldSlugOf(searcher)) return NONE;
  return atPath(searcher, kind, page.slug, path);
}
