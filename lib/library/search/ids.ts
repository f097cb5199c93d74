import { ENTRY_KINDS, type EntryKind } from '../entry.ts';
import { encode, encoded } from './byte-writer.ts';

/** How an id lies in its four words: a UUID's bytes; up to 15 bytes of text; longer text, of which only hashes lie there. */
export const ID_UUID = 0;
export const ID_SHORT = 1;
export const ID_LONG = 2;
export type IdForm = typeof ID_UUID | typeof ID_SHORT | typeof ID_LONG;

export interface PackedId {
  form: IdForm;
  words: Uint32Array;
}

const TEXT = new TextDecoder();

function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Of the id at hand, and its bytes. */
const words = new Uint32Array(4);
const slot = new Uint8Array(words.buffer);

/** False where it is none, or not written in small letters. 48 to 57 are 0 to 9, 97 to 102 are a to f, 45 is a hyphen. */
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
    words[word] = ((words[word] ?? 0) << 4) | digit;
  }
  return true;
}

let lastId: string | null = null;
let form: IdForm = ID_SHORT;

/** Good until the next call. The same id is looked for in one segment after the other: the last one is kept. */
export function packId(id: string): PackedId {
  if (id !== lastId) {
    lastId = id;
    form = packed(id);
  }
  return { form, words };
}

function packed(id: string): IdForm {
  if (isUuid(id)) return ID_UUID;
  const size = encode(id);
  if (size < 16) {
    slot.fill(0);
    slot.set(encoded.subarray(0, size));
    slot[15] = size;
    return ID_SHORT;
  }
  for (let at = 0; at < 4; at++) words[at] = hashOf(id, Math.imul(at + 1, 0x9e3779b1));
  return ID_LONG;
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
