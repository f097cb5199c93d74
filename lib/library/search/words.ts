import { LONGEST_WORD, tokensOfAny } from './anytokens.ts';
import { BLANK, FOREIGN, foldedLetter, kindOf, OTHER_LETTER, PAIRED, PLAIN_LETTER } from './plain.ts';

/** Words, folded: their letters (UTF-16) one behind the other, up to where each ends; and where in the text each stands. */
export interface CutWords {
  letters: Uint32Array;
  ends: Uint32Array;
  froms: Uint32Array;
  tos: Uint32Array;
  count: number;
}

/** The small letter or digit that an ASCII character is; 0 for any other. */
const small = Uint8Array.from({ length: 128 }, (_, code) => (kindOf(code) === PLAIN_LETTER ? code | 32 : 0));

const roomFor = (letters: number): CutWords => ({
  letters: new Uint32Array(letters),
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
    const plain = small[code];
    if (plain) {
      letters[end++] = plain;
      continue;
    }
    const kind = kindOf(code);
    if (kind === FOREIGN) return null;
    if (kind === OTHER_LETTER) {
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

type Words = Pick<CutWords, 'letters' | 'ends' | 'count'>;

/**
 * The words of a text in its order: what an index is built from. No text is made of any of them, since an index has most
 * of them already. Good until the next call.
 */
export function cutWords(text: string): Words {
  const plain = cutPlain(text);
  if (plain) return plain;
  const words = tokensOfAny(text).map(({ word }) => word);
  const all = words.join('');
  let end = 0;
  return {
    letters: Uint32Array.from({ length: all.length }, (_, at) => all.charCodeAt(at)),
    ends: Uint32Array.from(words, ({ length }) => {
      end += length;
      return end;
    }),
    count: words.length,
  };
}

export const wordAt = ({ letters, ends }: Words, at: number): string =>
  String.fromCharCode(...letters.subarray(at === 0 ? 0 : ends[at - 1], ends[at]));

/** The words of a text, as texts. */
export function wordsOf(text: string): string[] {
  const words = cutWords(text);
  return Array.from({ length: words.count }, (_, at) => wordAt(words, at));
}
