import { ENTRY_KINDS, type EntryKind } from '../entry.ts';

/** How an id lies in its four words: a UUID's bytes; up to 15 bytes of text; longer text, of which only hashes lie there. */
export const ID_UUID = 0;
export const ID_SHORT = 1;
export const ID_LONG = 2;
export type IdForm = typeof ID_UUID | typeof ID_SHORT | typeof ID_LONG;

export interface PackedId {
  form: IdForm;
  words: Uint32Array;
}

const UTF8 = new TextEncoder();
const TEXT = new TextDecoder();
/** Of the short id at hand. */
const slot = new Uint8Array(16);

function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Null where it is none, or not written in small letters. 48 to 57 are 0 to 9, 97 to 102 are a to f, 45 is a hyphen. */
function uuidWords(id: string): Uint32Array | null {
  if (id.length !== 36) return null;
  const words = new Uint32Array(4);
  let digits = 0;
  for (let at = 0; at < 36; at++) {
    const letter = id.charCodeAt(at);
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (letter !== 45) return null;
      continue;
    }
    const digit = letter < 58 ? letter - 48 : letter > 96 && letter < 103 ? letter - 87 : -1;
    if (digit < 0) return null;
    const word = digits++ >> 3;
    words[word] = ((words[word] ?? 0) << 4) | digit;
  }
  return words;
}

let [lastId, last]: [string | null, PackedId] = [null, { form: ID_SHORT, words: new Uint32Array(4) }];

/** The same id is looked for in one segment after the other: the last one is kept. */
export function packId(id: string): PackedId {
  if (id !== lastId) [lastId, last] = [id, packed(id)];
  return last;
}

function packed(id: string): PackedId {
  const uuid = uuidWords(id);
  if (uuid) return { form: ID_UUID, words: uuid };
  const { read, written } = UTF8.encodeInto(id, slot.fill(0).subarray(0, 15));
  if (read === id.length) {
    slot[15] = written;
    return { form: ID_SHORT, words: new Uint32Array(slot.buffer).slice() };
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

/** The place in a table of so many where the search for an entry begins; its id's words are the four at `from`. */
export function placeOf(words: Uint32Array, from: number, kind: number, size: number): number {
  let hash = kind + 1;
  for (let at = from; at < from + 4; at++)
    hash = Math.imul(hash ^ (words[at] ?? 0), 0x85ebca6b) ^ (hash >>> 13);
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  return Math.floor((((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000) * size);
}
