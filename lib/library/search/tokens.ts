import { foldLetters } from './letters.ts';

/** A word as it is found by, and where it stands in the text (UTF-16 offsets). */
export interface Token {
  word: string;
  start: number;
  end: number;
  /** Its place in the row of words. */
  position: number;
  /** The last character of a run without blanks, on its own: found by typing it, but part of the pair before it too. */
  isTail: boolean;
}

/** Longer words are found by their beginning. */
export const LONGEST_WORD = 48;

/** Scripts that write no blanks between words: what is typed is found by pairs of characters. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
/** Made when first needed: the browser takes a millisecond for it. */
const once = (source: string, flags: string): (() => RegExp) => {
  let expression: RegExp | null = null;
  return () => {
    expression ??= new RegExp(source, flags);
    return expression;
  };
};
const RUNS = once(
  `[${UNSPACED}][${UNSPACED}\\p{M}]*|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}'’‘ʼ\`´\\u0640\\u200c\\u200d])+|\\p{Extended_Pictographic}`,
  'gu',
);
const IS_UNSPACED = once(`^[${UNSPACED}]`, 'u');
const PLAIN_RUNS = /[a-z0-9'`]+/gi;
const PLAIN = /^[\0-\x7f]*$/;
const APOSTROPHE = /['`]/;
const APOSTROPHES = /['`]/g;
const CHARACTERS = /\P{M}\p{M}*|\p{M}+/gu;
const NO_WORD = /[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/u;

function pairs(run: string, start: number, tokens: Token[], from: number): number {
  const characters = [...run.matchAll(CHARACTERS)].map((match) => ({
    word: foldLetters(match[0]),
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  characters.forEach((one, at) => {
    const next = characters[at + 1];
    const word = one.word + (next?.word ?? '');
    const isTail = next === undefined && characters.length > 1;
    tokens.push({ word, start: one.start, end: next?.end ?? one.end, position: from + at, isTail });
  });
  return from + characters.length;
}

/** The words of a text in its order, folded; runs of scripts without blanks as pairs of characters and a last single one. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  const push = (word: string, start: number, end: number) => {
    tokens.push({ word: word.slice(0, LONGEST_WORD), start, end, position: position++, isTail: false });
  };
  if (PLAIN.test(text)) {
    for (const { 0: run, index } of text.matchAll(PLAIN_RUNS)) {
      const word = run.toLowerCase();
      const bare = APOSTROPHE.test(word) ? word.replace(APOSTROPHES, '') : word;
      if (bare !== '') push(bare, index, index + run.length);
    }
    return tokens;
  }
  for (const { 0: run, index } of text.matchAll(RUNS())) {
    if (IS_UNSPACED().test(run)) position = pairs(run, index, tokens, position);
    else
      for (const word of foldLetters(run).split(NO_WORD))
        if (word !== '') push(word, index, index + run.length);
  }
  return tokens;
}

const shortened = (word: string): string => (word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word);

/** What a character is among Latin letters and the signs between them. */
const [BLANK, PLAIN_LETTER, OTHER_LETTER, FOREIGN] = [0, 1, 2, 4];

function kindOf(code: number): number {
  if (code < 0x80) {
    const isPlain = (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
    return isPlain ? PLAIN_LETTER : code === 39 || code === 96 ? OTHER_LETTER : BLANK;
  }
  if (code < 0x180) return code < 0xc0 || code === 0xd7 || code === 0xf7 ? FOREIGN : OTHER_LETTER;
  // Dashes, quotation marks and three dots; two of the marks are apostrophes.
  if (code < 0x2010 || code > 0x2026) return FOREIGN;
  if (code === 0x2018 || code === 0x2019) return OTHER_LETTER;
  return code < 0x2016 || code === 0x201c || code === 0x201d || code === 0x2026 ? BLANK : FOREIGN;
}

/** The words of a run without blanks, `kinds` being all that it is made of. */
function addRun(words: string[], run: string, kinds: number): void {
  if (kinds === PLAIN_LETTER) words.push(shortened(run.toLowerCase()));
  else for (const word of foldLetters(run).split(NO_WORD)) if (word !== '') words.push(shortened(word));
}

/** Null where it is not all Latin. No script without blanks is among it, and nothing that folds to blanks. */
function latinWords(text: string): string[] | null {
  const words: string[] = [];
  let [start, kinds] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === FOREIGN) return null;
    if (kind !== BLANK) kinds |= kind;
    else {
      if (kinds !== 0) addRun(words, text.slice(start, at), kinds);
      [start, kinds] = [at + 1, 0];
    }
  }
  if (kinds !== 0) addRun(words, text.slice(start), kinds);
  return words;
}

/** The words alone: what an index is built from. */
export function wordsOf(text: string): string[] {
  return latinWords(text) ?? tokensOf(text).map(({ word }) => word);
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** Whether the first of these words is an article that nobody looks for the thing by. */
export function hasArticle(words: readonly string[]): boolean {
  return words.length > 1 && ARTICLES.has(words[0] ?? '');
}

const UNSPACED_RUNS = once(`[${UNSPACED}][${UNSPACED}\\p{M}]*`, 'gu');

/** What of the text is written without blanks between words. */
export const unspacedRuns = (text: string): string[] => text.match(UNSPACED_RUNS()) ?? [];
