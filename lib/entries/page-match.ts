import { type EntryKind, type EntryRef, parseQuery, type Searcher } from '../library/index.ts';
import { comparablePath, type WorldPage } from '../worldpage/index.ts';

/** The entry of a world that a page shows. */
export type Match =
  | { state: 'known'; ref: EntryRef; title: string }
  /** The address names an entry that isn't in the offline copy (yet). */
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

/** Maximum entries with a matching title to check before checking all entries. */
const LIKELY = 40;
const NONE: Match = { state: 'none' };

/** The last part of an address as search words. */
const searchTextOf = (slug: string): string => slug.replace(/[-_"]+/g, ' ').trim();

function atPath(searcher: Searcher, kind: EntryKind, slug: string, path: string): Match {
  const fits = (url: string | null): boolean => url !== null && comparablePath(url) === path;
  const fromSlug = searchTextOf(slug);
  // An article's address usually ends with its template, which isn't part of the title.
  for (const typed of new Set([fromSlug, fromSlug.replace(/ \S+$/, '')])) {
    const likely = searcher.search(parseQuery(typed), { limit: LIKELY, kinds: [kind] });
    const hit = likely.hits.find(({ url }) => fits(url));
    if (hit) return { state: 'known', ref: hit.ref, title: hit.title };
  }
  const end = (slug.split('/').pop() ?? slug).toLowerCase();
  for (const { ref, title, url } of searcher.hits(kind)) {
    // A cheap check that excludes most addresses before they are parsed.
    if (url === null || (!url.includes('%') && !url.toLowerCase().includes(end))) continue;
    if (fits(url)) return { state: 'known', ref, title };
  }
  return NONE;
}

/** The world's slug, taken from the address of any article in the copy. */
export function worldSlugOf(searcher: Searcher): string | null {
  for (const { url } of searcher.hits('article')) {
    const path = url === null ? null : comparablePath(url);
    const slug = path === null ? undefined : /^\/w\/([^/]+)/.exec(path)?.[1];
    if (slug !== undefined) return slug;
  }
  return null;
}

/** Finds the entry that a page shows or edits: by its id, else by the path of its address. */
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
  // Most pages belong to other worlds. Reject them without searching all entries.
  if (page.worldSlug !== null && page.worldSlug !== worldSlugOf(searcher)) return NONE;
  return atPath(searcher, kind, page.slug, path);
}
