import { ASCII, characterClass, foldLetter, foldLetters, LETTER, RARE, SEPARATOR, UNSPACED } from './fold.ts';

/** The folded words of a text. Runs of scripts without spaces become bigrams and a final character. */
export function tokenize(text: string): Token[] {
  const words = scanCommon(text);
  if (!words) return tokenizeAnyScript(text);
  const { froms, tos, count } = words;
  return Array.from({ length: count }, (_, at) => {
    const end = tos[at] ?? 0;
    return {
      word: wordAt(text, words, at),
      start: froms[at] ?? 0,
      end,
      position: at,
      isTail: at > 0 && tos[at - 1] === end,
    };
  });
}

export const isArticle = (word: string): boolean => word === 'the' || word === 'a' || word === 'an';

/** Whether the first of several words is an article. */
export function hasArticle(words: readonly string[]): boolean {
  return words.length > 1 && isArticle(words[0] ?? '');
}

/** Folded words as concatenated UTF-16 letters, with the end of each and its range in the text. */
interface ScannedText {
  letters: Uint32Array;
  ends: Uint32Array;
  froms: Uint32Array;
  tos: Uint32Array;
  /** 1 if the word isn't simply its text in lowercase. */
  folded: Uint8Array;
  count: number;
}

/** Lowercase of each ASCII letter or digit; 0 for other characters. */
const LOWERCASE = Uint8Array.from({ length: 128 }, (_, code) =>
  characterClass(code) === ASCII ? code | 32 : 0,
);

const allocate = (letters: number): ScannedText => ({
  letters: new Uint32Array(letters),
  ends: new Uint32Array(letters),
  froms: new Uint32Array(letters),
  tos: new Uint32Array(letters),
  folded: new Uint8Array(letters),
  count: 0,
});
let scanned = allocate(512);

/** Null if the text has a rarer script. Valid until the next call. */
function scanCommon(text: string): ScannedText | null {
  const { length } = text;
  // A letter folds to at most two.
  if (scanned.letters.length < length * 2) scanned = allocate(length * 4);
  const { letters, ends, froms, tos, folded } = scanned;
  let from = 0;
  let start = 0;
  let end = 0;
  let count = 0;
  let isFolded = 0;
  for (let at = 0; at <= length; at++) {
    const code = at < length ? text.charCodeAt(at) : 32;
    const plain = LOWERCASE[code];
    if (plain) {
      letters[end++] = plain;
      continue;
    }
    const kind = characterClass(code);
    if (kind === RARE) return null;
    if (kind === LETTER) {
      const letter = foldLetter(code);
      for (let one = 0; one < letter.length; one++) letters[end++] = letter.charCodeAt(one);
      isFolded = 1;
      continue;
    }
    if (end > start + MAX_WORD_LENGTH) end = start + MAX_WORD_LENGTH;
    if (end > start) {
      froms[count] = from;
      tos[count] = at;
      folded[count] = isFolded;
      ends[count++] = end;
      start = end;
    }
    isFolded = 0;
    from = at + 1;
    if (kind === SEPARATOR) continue;
    letters[end++] = code;
    const next = text.charCodeAt(from);
    const isPair = characterClass(next) === UNSPACED;
    if (isPair) letters[end++] = next;
    froms[count] = at;
    tos[count] = isPair ? from + 1 : from;
    folded[count] = 0;
    ends[count++] = end;
    start = end;
  }
  scanned.count = count;
  return scanned;
}

type ScannedWords = Pick<ScannedText, 'letters' | 'ends' | 'froms' | 'folded' | 'count'>;

/** The words of a text, for indexing, without strings. Valid until the next call. */
export function scanWords(text: string): ScannedWords {
  const plain = scanCommon(text);
  if (plain) return plain;
  const words = tokenizeAnyScript(text).map(({ word }) => word);
  const letters: number[] = [];
  const ends = words.map((word) => {
    for (let at = 0; at < word.length; at++) letters.push(word.charCodeAt(at));
    return letters.length;
  });
  const count = words.length;
  // None of them is a slice of the text.
  const folded = new Uint8Array(count).fill(1);
  return {
    letters: Uint32Array.from(letters),
    ends: Uint32Array.from(ends),
    froms: scanned.froms,
    folded,
    count,
  };
}

export function wordAt(text: string, { letters, ends, froms, folded }: ScannedWords, at: number): string {
  const end = ends[at] ?? 0;
  const start = ends[at - 1] ?? 0;
  const from = froms[at] ?? 0;
  // Slicing takes a tenth of the time of building a string.
  if (!folded[at]) return text.slice(from, from + end - start).toLowerCase();
  return String.fromCharCode(...letters.subarray(start, end));
}

export function wordsOf(text: string): string[] {
  const scanned = scanWords(text);
  const words: string[] = [];
  for (let at = 0; at < scanned.count; at++) words.push(wordAt(text, scanned, at));
  return words;
}

/** A folded word and its range in the text (UTF-16 offsets). */
export interface Token {
  word: string;
  start: number;
  end: number;
  /** Position among the words. */
  position: number;
  /** The last character of an unspaced run: matched on its own, but also part of the bigram before it. */
  isTail: boolean;
}

/** Longer words are truncated. */
export const MAX_WORD_LENGTH = 48;

/** Scripts without spaces between words; they are indexed as bigrams. */
const UNSPACED_SCRIPTS =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}ー々';
/** Compiled on first use: it takes browsers a millisecond. */
const lazyRegExp = (source: string, flags: string): (() => RegExp) => {
  let expression: RegExp | null = null;
  return () => {
    expression ??= new RegExp(source, flags);
    return expression;
  };
};
/** Cheap pre-check; the full expression takes browsers a millisecond to compile. */
const MAY_BE_UNSPACED = /[\u0e00-\uffff]/;
const UNSPACED_RUN = `[${UNSPACED_SCRIPTS}][${UNSPACED_SCRIPTS}\\p{M}]*`;
const UNSPACED_RUNS = lazyRegExp(UNSPACED_RUN, 'gu');
const RUNS = lazyRegExp(
  `(${UNSPACED_RUN})|(?:(?![${UNSPACED_SCRIPTS}])[\\p{L}\\p{N}\\p{M}'’‘ʼ\`´\\u0640\\u200c\\u200d])+|\\p{ExtPict}`,
  'gu',
);

function addBigrams(run: string, start: number, tokens: Token[], from: number): number {
  const characters = [...run.matchAll(/\P{M}\p{M}*|\p{M}+/gu)].map((match) => ({
    word: foldLetters(match[0]),
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  characters.forEach((one, at) => {
    const next = characters[at + 1];
    tokens.push({
      ...{ word: one.word + (next?.word ?? ''), start: one.start, end: next?.end ?? one.end },
      ...{ position: from + at, isTail: at > 0 && !next },
    });
  });
  return from + characters.length;
}

/** Slow path for any script. */
function tokenizeAnyScript(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const { 0: run, 1: unspaced, index } of text.matchAll(RUNS())) {
    if (unspaced) position = addBigrams(run, index, tokens, position);
    else
      for (const word of foldLetters(run).split(/[^\p{L}\p{N}\p{M}\p{ExtPict}]+/u))
        if (word !== '')
          tokens.push({
            ...{ word: word.slice(0, MAX_WORD_LENGTH), start: index, end: index + run.length },
            ...{ position: position++, isTail: false },
          });
  }
  return tokens;
}

/** The runs of the text in scripts without spaces. */
export const unspacedRuns = (text: string): string[] =>
  MAY_BE_UNSPACED.test(text) ? (text.match(UNSPACED_RUNS()) ?? []) : [];
