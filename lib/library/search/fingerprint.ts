import type { Entry } from '../entry.ts';

/** What the hash of a value begins with, so that null, '' and 0 differ. */
const NOTHING = 1;
const TEXT = 2;
const NUMBER = 3;
const LIST = 4;

const mixed = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);

function withText(hash: number, text: string | null): number {
  if (text === null) return mixed(hash, NOTHING);
  let now = mixed(mixed(hash, TEXT), text.length);
  const even = text.length & ~1;
  for (let at = 0; at < even; at += 2) {
    now = Math.imul(now ^ (text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16)), 0x9e3779b1);
    // Upper bits come round: multiplying alone moves letters only up, and out.
    now = (now << 13) | (now >>> 19);
  }
  if (even < text.length) now = Math.imul(now ^ text.charCodeAt(even), 0x85ebca6b);
  return now ^ (now >>> 15);
}

function withNumber(hash: number, value: number | null): number {
  if (value === null) return mixed(hash, NOTHING);
  if (!Number.isSafeInteger(value)) return withText(hash, String(value));
  const high = Math.floor(value / 0x1_0000_0000);
  return mixed(mixed(mixed(hash, NUMBER), value | 0), high);
}

function withList(hash: number, list: readonly string[]): number {
  let now = mixed(mixed(hash, LIST), list.length);
  for (const text of list) now = withText(now, text);
  return now;
}

/** 32 bits (unsigned) over everything in the entry: tells "unchanged" without its block being read. */
export function fingerprintOf(entry: Entry): number {
  let hash = withText(withText(withText(0x811c9dc5 | 0, entry.kind), entry.id), entry.worldId);
  hash = withList(withText(hash, entry.title), entry.aliases);
  hash = withText(withText(hash, entry.template), entry.state);
  const bits = (entry.isDraft ? 1 : 0) | (entry.isWip ? 2 : 0) | (entry.isPending ? 4 : 0);
  hash = withList(mixed(hash, bits), entry.tags);
  hash = withText(withText(withText(hash, entry.excerpt), entry.url), entry.slug);
  hash = withNumber(withText(hash, entry.categoryId), entry.updatedAt);
  hash = withNumber(hash, entry.wordcount);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
