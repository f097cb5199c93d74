import type { EntryRef } from '../library/index.ts';

/** Paths of pages for entries without a known public page (platform notes, URL map). `#` is the id. */
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
