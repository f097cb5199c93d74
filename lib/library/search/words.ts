import { LONGEST_WORD, tokensOfAny } from './anytokens.ts';
import { BLANK, FOREIGN, foldedLetter, kindOf, PAIRED, PLAIN_LETTER } from './plain.ts';

/** Words, folded: their letters (UTF-16) one behind the other, up to where each ends; and where in the text each stands. */
export interface CutWords {
  letters: Uint16Array;
  ends: Uint32Array;
  froms: Uint32Array;
  tos: Uint32Array;
  count: number;
}

/** The small letter or digit that an ASCII character is; 0 for any other. */
const small = Uint8Array.from({ length: 128 }, (_, code) => (kindOf(code) === PLAIN_LETTER ? code | 32 : 0));

const roomFor = (letters: number): CutWords => ({
  letters: new Uint16Array(letters),
  ends: new Uint32Array(letters),
  froms: new Uint32Array(letters),
  tos: new Uint32Array(letters),
  count: 0,
});
let cut = roomFor(512);

/** The words of a text; null where something of it is of a rarer script. Good until the next call. */
export function cutPlain(text: string): CutWords | null {
  const { length } = text;
  // A letter folds to two at the most.
  if (cut.letters.length < length * 2) cut = roomFor(length * 4);
  const { letters, ends, froms, tos } = cut;
  let from = 0;
  let start = 0;
  let end = 0;
  let count = 0;
  for (let at = 0; at <= length; at++) {
    const code = at < length ? text.charCodeAt(at) : 32;
    const plain = code < 128 ? (small[code] ?? 0) : 0;
    if (plain !== 0) {
      letters[end++] = plain;
      continue;
    }
    const kind = kindOf(code);
    if (kind === FOREIGN) return null;
    if (kind !== BLANK && kind !== PAIRED) {
      const folded = foldedLetter(code);
      for (let one = 0; one < folded.length; one++) letters[end++] = folded.charCodeAt(one);
      continue;
    }
    if (end > start + LONGEST_WORD) end = start + LONGEST_WORD;
    if (end > start) {
      froms[count] = from;
      tos[count] = at;
      ends[count++] = end;
      start = end;
    }
    from = at + 1;
    if (kind === BLANK) continue;
    letters[end++] = code;
    const next = text.charCodeAt(from);
    const isPair = kindOf(next) === PAIRED;
    if (isPair) letters[end++] = next;
    froms[count] = at;
    tos[count] = isPair ? from + 1 : from;
    ends[count++] = end;
    start = end;
  }
  cut.count = count;
  return cut;
}

/**
 * The words of a text in its order: what an index is built from. No text is made of any of them, since an index has most
 * of them already. Good until the next call.
 */
export function cutWords(text: string): Pick<CutWords, 'letters' | 'ends' | 'count'> {
  const words = cutPlain(text);
  if (words) return words;
  const tokens = tokensOfAny(text);
  const all = tokens.map(({ word }) => word).join('');
  if (cut.letters.length < all.length + tokens.length) cut = roomFor(all.length + tokens.length);
  for (let at = 0; at < all.length; at++) cut.letters[at] = all.charCodeAt(at);
  let end = 0;
  for (const [at, { word }] of tokens.entries()) {
    end += word.length;
    cut.ends[at] = end;
  }
  cut.count = tokens.length;
  return cut;
}

/** One of the words that were cut last. */
export const wordAt = (at: number): string =>
  String.fromCharCode(...cut.letters.subarray(at === 0 ? 0 : cut.ends[at - 1], cut.ends[at]));

/** The words of a text, as texts. */
export function wordsOf(text: string): string[] {
  return Array.from({ length: cutWords(text).count }, (_, at) => wordAt(at));
}
