import type { EntryKind, Searcher } from '../../library/index.ts';
import { comparablePath, type LinkAt, recognizePage, type WorldPage } from '../../worldpage/index.ts';

const KINDS: Partial<Record<WorldPage['subject'], EntryKind>> = {
  article: 'article',
  category: 'category',
  statblock: 'statblock',
  image: 'image',
  manuscript: 'manuscript',
};

const endOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What a link's address says: an exact location, or a path to look up. */
function told({ href, id }: LinkAt, searcher: Searcher, hosts: readonly string[]): number | string | null {
  const byId = id === null ? -1 : searcher.locate({ kind: 'article', id: id.toLowerCase() });
  if (byId >= 0) return byId;
  const page = recognizePage(href, hosts);
  const kind = page?.does === 'makes' ? undefined : page && KINDS[page.subject];
  if (!page || !kind) return null;
  if (page.id === null) return comparablePath(href);
  const place = searcher.locate({ kind, id: page.id });
  return place < 0 ? null : place;
}

/**
 * Locations of the links' entries in the offline copy, in order; -1 if missing. One pass over the copy looks up all
 * paths.
 */
export function locationsOf(
  links: readonly LinkAt[],
  searcher: Searcher,
  hosts: readonly string[],
): number[] {
  const found = links.map((link) => told(link, searcher, hosts));
  const wanted = new Map<string, number>();
  const ends = new Set<string>();
  for (const one of found)
    if (typeof one === 'string') {
      wanted.set(one, -1);
      ends.add(endOf(one));
    }
  let left = wanted.size;
  if (left > 0)
    for (const { url, location } of searcher.hits()) {
      // Most addresses are told off before they are taken apart.
      if (url === null || (!url.includes('%') && !ends.has(endOf(url.replace(/\/+$/, '')).toLowerCase())))
        continue;
      const path = comparablePath(url);
      if (path === null || wanted.get(path) !== -1) continue;
      wanted.set(path, location);
      left -= 1;
      if (left === 0) break;
    }
  return found.map((one) => (typeof one === 'string' ? (wanted.get(one) ?? -1) : (one ?? -1)));
}
