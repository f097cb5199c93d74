import { ENTRY_KINDS, type EntryKind, type EntryRef } from '../entry.ts';

/** How an id lies in its four words: a UUID's bytes; up to 15 bytes of text; longer text, of which only hashes lie there. */
export const ID_UUID = 0;
export const ID_SHORT = 1;
export const ID_LONG = 2;
export type IdForm = typeof ID_UUID | typeof ID_SHORT | typeof ID_LONG;

export interface PackedId {
  form: IdForm;
  words: Uint32Array;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UTF8 = new TextEncoder();
const TEXT = new TextDecoder();

function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function packId(id: string): PackedId {
  if (UUID.test(id)) {
    const hex = id.replaceAll('-', '');
    return {
      form: ID_UUID,
      words: Uint32Array.from([0, 8, 16, 24], (at) => Number.parseInt(hex.slice(at, at + 8), 16)),
    };
  }
  const bytes = id.length < 16 ? UTF8.encode(id) : null;
  if (bytes && bytes.length < 16) {
    const slot = new Uint8Array(16);
    slot.set(bytes);
    slot[15] = bytes.length;
    return { form: ID_SHORT, words: new Uint32Array(slot.buffer) };
  }
  return {
    form: ID_LONG,
    words: Uint32Array.from([1, 2, 3, 4], (seed) => hashOf(id, Math.imul(seed, 0x9e3779b1))),
  };
}

/** The id that lies in these words, if it is not a long one. */
export function unpackId(words: Uint32Array, form: IdForm): string {
  if (form === ID_SHORT) {
    const slot = new Uint8Array(words.buffer, words.byteOffset, 16);
    return TEXT.decode(slot.subarray(0, slot[15]));
  }
  const hex = Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const kindNumber = (kind: EntryKind): number => ENTRY_KINDS.indexOf(kind);

/** The place in a table of so many where the search for an entry begins. */
export function placeOf(words: Uint32Array, kind: EntryRef['kind'], size: number): number {
  let hash = kindNumber(kind) + 1;
  for (const word of words) hash = Math.imul(hash ^ word, 0x85ebca6b) ^ (hash >>> 13);
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  return Math.floor((((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000) * size);
}
