import { comparablePath } from '../../worldpage/index.ts';
import type { EntryRef } from '../search/index.ts';

// A link stores a hash of what it points to instead of a location, so that it depends on its source alone: its target
// may be read later, be deleted, and come back. With 48 bits, two of 100,000 entries share a hash in one of 28,000
// worlds.

/** Bits of a key; it takes six bytes. */
const HIGH = 0xffff;

/** FNV-1a with a final mix (MurmurHash3). */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A hash of 48 bits. */
export const keyOf = (text: string): number =>
  (hash(text, 0x811c9dc5) & HIGH) * 0x1_0000_0000 + hash(text, 0x9747b28c);

/** Ids of statblocks and images are numbers that may be equal; all others are unique. */
export const keyOfRef = ({ kind, id }: EntryRef): number =>
  keyOf(kind === 'statblock' || kind === 'image' ? `${kind}:${id}` : id.toLowerCase());

/** A page of a world: `/w/world/a/article`. */
const WORLD_PAGE = /^\/w\/[^/]+\/[^/]+\/./;

/** The key of an entry's web address. Null if it isn't a page within a world. */
export function keyOfAddress(address: string): number | null {
  const path = comparablePath(address);
  return path !== null && WORLD_PAGE.test(path) ? keyOf(path) : null;
}

/**
 * How an entry links to another. The stored form is their position, so new ones go at the end.
 * - `mention`: `@[Title](template:id)` or a tag that is shown as a link, such as `[category:id]`
 * - `relation`: a field of the article's form
 * - `parent`: the article above it
 * - `embed`: an image, or a card of another article
 * - `secret`, `manuscript`, `statblock`: by its tag, or as a field of the article
 * - `url`: the plain address of an entry's page
 * - `category`: the category it is in. Isn't stored: the search index has it.
 */
export const LINK_KINDS = [
  'mention',
  'relation',
  'parent',
  'embed',
  'secret',
  'manuscript',
  'statblock',
  'url',
  'category',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** A link as its source says it; whether its target exists isn't known. */
export interface Link {
  kind: LinkKind;
  /** World Anvil's name of the field. */
  field: string;
  /** UTF-16 offset in the field's markup, or the place in a field that lists entries. */
  position: number;
  /** See `target-key.ts`. */
  target: number;
}
