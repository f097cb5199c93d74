import type { Entry } from '../entry.ts';

/** 32 bits (unsigned) over everything in the entry: tells "unchanged" without its block being read. */
export function fingerprintOf(entry: Entry): number {
  const { kind, id, worldId, title, aliases, template, state, isDraft, isWip, tags } = entry;
  const { excerpt, url, slug, categoryId, updatedAt, wordcount, isPending } = entry;
  const all = JSON.stringify([
    ...[kind, id, worldId, title, aliases, template, state, isDraft, isWip, tags],
    ...[excerpt, url, slug, categoryId, updatedAt, wordcount, isPending],
  ]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < all.length; at++) hash = Math.imul(hash ^ all.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
