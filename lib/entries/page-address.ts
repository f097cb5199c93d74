import type { EntryRef } from '../library/index.ts';

/** Where the platform shows or edits a thing that has no public page known (platform notes, URL map); `#` is its id. */
const PATHS: Record<EntryRef['kind'], string | null> = {
  article: '/world/article/#/edit',
  secret: '/world/secret/#/edit',
  category: '/world/category/#/edit',
  statblock: '/block/#',
  image: '/i/#',
  manuscript: null,
};

/** The page of a thing: its own address where that is one of the web, else where the platform has such things. */
export function pageAddress(
  thing: { ref: EntryRef; url: string | null },
  platform: string | null,
): string | null {
  const own = thing.url === null ? null : URL.parse(thing.url, platform ?? undefined);
  if (own && /^https?:$/.test(own.protocol)) return own.href;
  const path = PATHS[thing.ref.kind];
  if (platform === null || path === null || thing.ref.id.startsWith('draft:')) return null;
  return platform + path.replace('#', encodeURIComponent(thing.ref.id));
}
