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
const UNSPACED = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}ー々';
/** Made when first needed: the browser takes a millisecond for it. */
const once = (source: string, flags: string): (() => RegExp) => {
  let expression: RegExp | null = null;
  return () => {
    expression ??= new RegExp(source, flags);
    return expression;
  };
};
/** Asked first: the browser takes a millisecond to learn the rest. */
const MAY_BE_UNSPACED = /[\u0e00-\uffff]/;
const UNSPACED_RUN = `[${UNSPACED}][${UNSPACED}\\p{M}]*`;
const UNSPACED_RUNS = once(UNSPACED_RUN, 'gu');
const RUNS = once(
  `(${UNSPACED_RUN})|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}'’‘ʼ\`´\\u0640\\u200c\\u200d])+|\\p{ExtPict}`,
  'gu',
);

function pairs(run: string, start: number, tokens: Token[], from: number): number {
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

/** Of a text in any script, by expressions. */
export function tokensOfAny(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const { 0: run, 1: unspaced, index } of text.matchAll(RUNS())) {
    if (unspaced) position = pairs(run, index, tokens, position);
    else
      for (const word of foldLetters(run).split(/[^\p{L}\p{N}\p{M}\p{ExtPict}]+/u))
        if (word !== '')
          tokens.push({
            ...{ word: word.slice(0, LONGEST_WORD), start: index, end: index + run.length },
            ...{ position: position++, isTail: false },
          });
  }
  return tokens;
}

/** What of the text is written without blanks between words. */
export const unspacedRuns = (text: string): string[] =>
  MAY_BE_UNSPACED.test(text) ? (text.match(UNSPACED_RUNS()) ?? []) : [];
