import { ENTRY_KINDS, type Entry, type EntryKind } from '../entry.ts';
import { foldLetters } from '../fold.ts';
import { encode, encoded } from './byte-io.ts';

/** How an id is stored in four words: the bytes of a UUID, text of up to 15 bytes, or hashes of longer text. */
const ID_UUID = 0;
const ID_SHORT = 1;
export const ID_LONG = 2;
type IdForm = typeof ID_UUID | typeof ID_SHORT | typeof ID_LONG;

interface PackedId {
  form: IdForm;
  words: Uint32Array;
}

const DECODER = new TextDecoder();

function hashText(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The id that was packed last, as words and bytes. */
const idWords = new Uint32Array(4);
const idBytes = new Uint8Array(idWords.buffer);

/** Parses a lowercase UUID into `idWords`; false if it isn't one. */
function isUuid(id: string): boolean {
  if (id.length !== 36) return false;
  let digits = 0;
  for (let at = 0; at < 36; at++) {
    const letter = id.charCodeAt(at);
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (letter !== 45) return false;
      continue;
    }
    const digit = letter < 58 ? letter - 48 : letter > 96 && letter < 103 ? letter - 87 : -1;
    if (digit < 0) return false;
    const word = digits++ >> 3;
    idWords[word] = ((idWords[word] ?? 0) << 4) | digit;
  }
  return true;
}

let lastId: string | null = null;
let lastForm: IdForm = ID_SHORT;

/** Valid until the next call. The last id is cached because each segment is asked for the same one. */
export function packId(id: string): PackedId {
  if (id !== lastId) {
    lastId = id;
    lastForm = encodeId(id);
  }
  return { form: lastForm, words: idWords };
}

function encodeId(id: string): IdForm {
  if (isUuid(id)) return ID_UUID;
  const size = encode(id);
  if (size < 16) {
    idBytes.fill(0);
    idBytes.set(encoded.subarray(0, size));
    idBytes[15] = size;
    return ID_SHORT;
  }
  for (let at = 0; at < 4; at++) idWords[at] = hashText(id, Math.imul(at + 1, 0x9e3779b1));
  return ID_LONG;
}

/** The inverse of `packId`, except for long ids. */
export function unpackId(words: Uint32Array, form: IdForm): string {
  if (form === ID_SHORT) {
    const idBytes = new Uint8Array(words.buffer, words.byteOffset, 16);
    return DECODER.decode(idBytes.subarray(0, idBytes[15]));
  }
  const hex = Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const kindNumber = (kind: EntryKind): number => ENTRY_KINDS.indexOf(kind);

/** The first slot to probe in a hash table of `size`; the id's words start at `from`. */
export function idSlot(words: Uint32Array, from: number, kind: number, size: number): number {
  let hash = kind + 1;
  for (let at = from; at < from + 4; at++)
    hash = Math.imul(hash ^ (words[at] ?? 0), 0x85ebca6b) ^ (hash >>> 13);
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  return Math.floor((((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000) * size);
}

// Sixteen bits: three for the kind, two for the state, one each for draft, WIP and pending, two for the id's form.
export const KIND_BITS = 7;
export const PUBLIC = 1 << 3;
export const PRIVATE = 2 << 3;
export const DRAFT = 1 << 5;
export const WIP = 1 << 6;
export const PENDING = 1 << 7;
const FORM_SHIFT = 8;
const FORMS: readonly IdForm[] = [ID_UUID, ID_SHORT, ID_LONG];

export function flagsOf(
  kind: EntryKind,
  entry: Pick<Entry, 'state' | 'isDraft' | 'isWip' | 'isPending'>,
  form: IdForm,
): number {
  const state = entry.state === 'public' ? PUBLIC : entry.state === 'private' ? PRIVATE : 0;
  const bits = (entry.isDraft ? DRAFT : 0) | (entry.isWip ? WIP : 0) | (entry.isPending ? PENDING : 0);
  return kindNumber(kind) | state | bits | (form << FORM_SHIFT);
}

const IMAGE = kindNumber('image');

/** Images rank last among equal matches: a file name says less than a title. */
export const isImage = (flags: number): boolean => (flags & KIND_BITS) === IMAGE;
export const kindIn = (flags: number): EntryKind => ENTRY_KINDS[flags & KIND_BITS] ?? 'article';
export const formIn = (flags: number): IdForm => FORMS[flags >> FORM_SHIFT] ?? ID_UUID;
export const stateIn = (flags: number) =>
  flags & PUBLIC ? ('public' as const) : flags & PRIVATE ? ('private' as const) : null;

/** A URL, split into what many entries share (`before`, `after`) and its own `middle`. */
interface UrlParts {
  before: string;
  after: string;
  /** Null: the slug of the title. */
  middle: string | null;
}

/** Approximates the slug in most URLs; `splitUrl` checks whether it fits. */
export const slugOf = (title: string): string =>
  foldLetters(title)
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

/** Longer endings are rarely shared. */
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

/** Each value is hashed with a type tag, so that null, '' and 0 differ. */
const NULL_TAG = 1;
const TEXT_TAG = 2;
const NUMBER_TAG = 3;
const LIST_TAG = 4;

const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);

function mixText(hash: number, text: string | null): number {
  if (text === null) return mix(hash, NULL_TAG);
  let now = mix(mix(hash, TEXT_TAG), text.length);
  const even = text.length & ~1;
  for (let at = 0; at < even; at += 2) {
    now = Math.imul(now ^ (text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16)), 0x9e3779b1);
    // Rotate, because multiplication only carries bits upward.
    now = (now << 13) | (now >>> 19);
  }
  if (even < text.length) now = Math.imul(now ^ text.charCodeAt(even), 0x85ebca6b);
  return now ^ (now >>> 15);
}

function mixNumber(hash: number, value: number | null): number {
  if (value === null) return mix(hash, NULL_TAG);
  if (!Number.isSafeInteger(value)) return mixText(hash, String(value));
  const high = Math.floor(value / 0x1_0000_0000);
  return mix(mix(mix(hash, NUMBER_TAG), value | 0), high);
}

function mixList(hash: number, list: readonly string[]): number {
  let now = mix(mix(hash, LIST_TAG), list.length);
  for (const text of list) now = mixText(now, text);
  return now;
}

/** A 32-bit hash of the whole entry: tells whether it changed without reading its block. */
export function fingerprintOf(entry: Entry): number {
  let hash = mixText(mixText(mixText(0x811c9dc5 | 0, entry.kind), entry.id), entry.worldId);
  hash = mixList(mixText(hash, entry.title), entry.aliases);
  hash = mixText(mixText(hash, entry.template), entry.state);
  const bits = (entry.isDraft ? 1 : 0) | (entry.isWip ? 2 : 0) | (entry.isPending ? 4 : 0);
  hash = mixList(mix(hash, bits), entry.tags);
  hash = mixText(mixText(mixText(hash, entry.excerpt), entry.url), entry.slug);
  hash = mixNumber(mixText(hash, entry.categoryId), entry.updatedAt);
  hash = mixNumber(hash, entry.wordcount);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
