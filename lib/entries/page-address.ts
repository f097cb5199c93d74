import { type Entry, type EntryKind, type EntryRef, parseQuery, type Searcher } from '../library/index.ts';
import { comparablePath, type WorldPage } from '../worldpage/index.ts';

/** Storyteller notes and the scrapbook. Author's notes stand above the comments, where readers see them. */
const HIDDEN = /^(?:seeded|scrapbook$|user[Mm]etadata$|ggm|gm[A-Z_])/;

/** Whether World Anvil hides a field of a public article from its readers. */
export const isHiddenField = (name: string): boolean => HIDDEN.test(name);

type PrivacyFields = Pick<Entry, 'state' | 'isDraft'> & { isPending?: boolean };

/** Whether only the owner may see an entry: secrets, drafts, and anything that isn't public. Pure. */
export function isPrivate(kind: Entry['kind'], { state, isDraft, isPending }: PrivacyFields): boolean {
  if (kind === 'secret' || isDraft || isPending) return true;
  // Lists return the state of articles, but not of all other kinds.
  return kind === 'article' ? state !== 'public' : state === 'private';
}

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

/**
 * Paths of World Anvil's pages for entries without a known public page (platform notes, URL map). `#` is replaced with
 * the id.
 */
const PATHS: Record<EntryRef['kind'], string | null> = {
  article: '/world/article/#/edit',
  secret: '/world/secret/#/edit',
  category: '/world/category/#/edit',
  statblock: '/block/#',
  image: '/i/#',
  manuscript: null,
};

/** The address of an entry's page: its own web address if it has one, else World Anvil's page for its id. */
export function pageAddress(
  entry: { ref: EntryRef; url: string | null },
  platform: string | null,
): string | null {
  const own = entry.url === null ? null : URL.parse(entry.url, platform ?? undefined);
  if (own && /^https?:$/.test(own.protocol)) return own.href;
  const path = PATHS[entry.ref.kind];
  if (platform === null || path === null || entry.ref.id.startsWith('draft:')) return null;
  return platform + path.replace('#', encodeURIComponent(entry.ref.id));
}
