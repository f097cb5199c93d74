import { LONGEST_WORD, tokensOfAny } from './any-tokens.ts';
import { BLANK, FOREIGN, foldedLetter, kindOf, OTHER_LETTER, PAIRED, PLAIN_LETTER } from './plain.ts';

/** Words, folded: their letters (UTF-16) one behind the other, up to where each ends; and where in the text each stands. */
export interface CutWords {
  letters: Uint32Array;
  ends: Uint32Array;
  froms: Uint32Array;
  tos: Uint32Array;
  /** 1 for words that are not just the text's own letters made small. */
  folded: Uint8Array;
  count: number;
}

/** The small letter or digit that an ASCII character is; 0 for any other. */
const small = Uint8Array.from({ length: 128 }, (_, code) => (kindOf(code) === PLAIN_LETTER ? code | 32 : 0));

const roomFor = (letters: number): CutWords => ({
  letters: new Uint32Array(letters),
  ends: new Uint32Array(letters),
  froms: new Uint32Array(letters),
  tos: new Uint32Array(letters),
  folded: new Uint8Array(letters),
  count: 0,
});
let cut = roomFor(512);

/** The words of a text; null where something of it is of a rarer script. Good until the next call. */
export function cutPlain(text: string): CutWords | null {
  const { length } = text;
  // A letter folds to two at the most.
  if (cut.letters.length < length * 2) cut = roomFor(length * 4);
  const { letters, ends, froms, tos, folded } = cut;
  let from = 0;
  let start = 0;
  let end = 0;
  let count = 0;
  let isFolded = 0;
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
      const letter = foldedLetter(code);
      for (let one = 0; one < letter.length; one++) letters[end++] = letter.charCodeAt(one);
      isFolded = 1;
      continue;
    }
    if (end > start + LONGEST_WORD) end = start + LONGEST_WORD;
    if (end > start) {
      froms[count] = from;
      tos[count] = at;
      folded[count] = isFolded;
      ends[count++] = end;
      start = end;
    }
    isFolded = 0;
    from = at + 1;
    if (kind === BLANK) continue;
    letters[end++] = code;
    const next = text.charCodeAt(from);
    const isPair = kindOf(next) === PAIRED;
    if (isPair) letters[end++] = next;
    froms[count] = at;
    tos[count] = isPair ? from + 1 : from;
    folded[count] = 0;
    ends[count++] = end;
    start = end;
  }
  cut.count = count;
  return cut;
}

type Words = Pick<CutWords, 'letters' | 'ends' | 'froms' | 'folded' | 'count'>;

/**
 * The words of a text in its order: what an index is built from. No text is made of any of them, since an index has most
 * of them already. Good until the next call.
 */
export function cutWords(text: string): Words {
  const plain = cutPlain(text);
  if (plain) return plain;
  const words = tokensOfAny(text).map(({ word }) => word);
  const letters: number[] = [];
  const ends = words.map((word) => {
    for (let at = 0; at < word.length; at++) letters.push(word.charCodeAt(at));
    return letters.length;
  });
  const count = words.length;
  // Nothing of them is a piece of the text.
  const folded = new Uint8Array(count).fill(1);
  return {
    letters: Uint32Array.from(letters),
    ends: Uint32Array.from(ends),
    froms: cut.froms,
    folded,
    count,
  };
}

/** One of the words cut from this text, as a text. */
export function wordAt(text: string, { letters, ends, froms, folded }: Words, at: number): string {
  const end = ends[at] ?? 0;
  const start = ends[at - 1] ?? 0;
  const from = froms[at] ?? 0;
  // A piece of the text costs a tenth of one put together.
  if (!folded[at]) return text.slice(from, from + end - start).toLowerCase();
  return String.fromCharCode(...letters.subarray(start, end));
}

/** The words of a text, as texts. */
export function wordsOf(text: string): string[] {
  const cut = cutWords(text);
  const words: string[] = [];
  for (let at = 0; at < cut.count; at++) words.push(wordAt(text, cut, at));
  return words;
}
