import type { Token } from './any-tokens.ts';
import type { CompiledWord } from './compiled-query.ts';
import { foldLetters } from './letters.ts';
import { tokensOf } from './tokens.ts';
import type { Mark } from './types.ts';

/** Where in the text the first so many folded letters of the token end. */
function endOf(text: string, { start, end }: Token, letters: number): number {
  let folded = 0;
  for (const { 0: character, index } of text.slice(start, end).matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    folded += foldLetters(character).length;
    if (folded >= letters) return start + index + character.length;
  }
  return end;
}

interface Matched {
  marks: Mark[];
  /** One bit for each word asked for that the text has. */
  words: number;
}

/** The rest is slow to begin with: a browser has to learn an expression for it. */
const PLAIN_WORD = /^[a-z0-9а-я]*$/i;

function marked(text: string, token: Token, { word, isExact, near: nearness }: CompiledWord): Mark | null {
  if (token.word === word) return [token.start, token.end];
  if (isExact) return null;
  const isBeginning = token.word.startsWith(word);
  const near = isBeginning ? null : nearness(token.word);
  if (near === 'whole') return [token.start, token.end];
  if (!isBeginning && near === null) return null;
  const isPlain = token.end - token.start === token.word.length && PLAIN_WORD.test(token.word);
  return [
    token.start,
    isPlain ? Math.min(token.end, token.start + word.length) : endOf(text, token, word.length),
  ];
}

/** What of the text these words match, in its order; what touches is one. */
export function matchIn(text: string, compiled: readonly CompiledWord[]): Matched {
  const matched: Matched = { marks: [], words: 0 };
  if (compiled.length === 0) return matched;
  const { marks } = matched;
  for (const token of tokensOf(text)) {
    let longest: Mark | null = null;
    for (let at = 0; at < compiled.length; at++) {
      const word = compiled[at];
      const mark = word ? marked(text, token, word) : null;
      if (!mark) continue;
      matched.words |= 1 << at;
      if (!longest || mark[1] > longest[1]) longest = mark;
    }
    const last = marks.at(-1);
    if (longest && last && longest[0] <= last[1])
      marks[marks.length - 1] = [last[0], Math.max(last[1], longest[1])];
    else if (longest) marks.push(longest);
  }
  return matched;
}

/** Whether the text has all these words, one after the other. */
export function hasPhrase(text: string, phrase: readonly string[]): boolean {
  const words = tokensOf(text).filter(({ isTail }) => !isTail);
  return words.some((_, at) => phrase.every((word, step) => words[at + step]?.word === word));
}
