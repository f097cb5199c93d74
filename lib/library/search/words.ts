import { BLANK, FOREIGN, foldedLetter, kindOf, PAIRED, PLAIN_LETTER } from './plain.ts';
import { LONGEST_WORD, tokensOf } from './tokens.ts';

/** Words one behind the other, as letters (UTF-16): the first ends before `ends[0]`, where the second begins. */
export interface CutWords {
  letters: Uint16Array;
  ends: Uint32Array;
  count: number;
}

/** The small letter or digit that an ASCII character is; 0 for any other. */
const small = Uint8Array.from({ length: 128 }, (_, code) => (kindOf(code) === PLAIN_LETTER ? code | 32 : 0));
const cut: CutWords = { letters: new Uint16Array(1024), ends: new Uint32Array(512), count: 0 };

/** Room for words of so many letters in all. */
function makeRoom(letters: number): void {
  if (cut.letters.length >= letters) return;
  cut.letters = new Uint16Array(letters * 2);
  cut.ends = new Uint32Array(letters);
}

/**
 * The words of a text in its order, folded, as `tokensOf` has them: what an index is built from. No text is made of any of
 * them, since an index has most of them already. Good until the next call.
 */
export function cutWords(text: string): CutWords {
  const { length } = text;
  // A letter folds to two at the most.
  makeRoom(length * 2);
  const { letters, ends } = cut;
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
    if (kind === FOREIGN) return cutAny(text);
    if (kind !== BLANK && kind !== PAIRED) {
      const folded = foldedLetter(code);
      for (let one = 0; one < folded.length; one++) letters[end++] = folded.charCodeAt(one);
      continue;
    }
    if (end > start + LONGEST_WORD) end = start + LONGEST_WORD;
    if (end > start) {
      ends[count++] = end;
      start = end;
    }
    if (kind !== PAIRED) continue;
    letters[end++] = code;
    const next = text.charCodeAt(at + 1);
    if (kindOf(next) === PAIRED) letters[end++] = next;
    ends[count++] = end;
    start = end;
  }
  cut.count = count;
  return cut;
}

function cutAny(text: string): CutWords {
  const tokens = tokensOf(text);
  makeRoom(tokens.reduce((letters, { word }) => letters + word.length + 1, 0));
  const { letters, ends } = cut;
  let end = 0;
  for (const [at, { word }] of tokens.entries()) {
    for (let letter = 0; letter < word.length; letter++) letters[end++] = word.charCodeAt(letter);
    ends[at] = end;
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
