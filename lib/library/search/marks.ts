import type { AskedWord } from './asked.ts';
import { foldLetters } from './letters.ts';
import { nearness, slipsIn } from './slips.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Mark } from './types.ts';

const CHARACTERS = /\P{M}\p{M}*|\p{M}+/gu;

/** Where in the text the first so many folded letters of the token end. */
function endOf(text: string, { start, end }: Token, letters: number): number {
  let folded = 0;
  for (const { 0: character, index } of text.slice(start, end).matchAll(CHARACTERS)) {
    folded += foldLetters(character).length;
    if (folded >= letters) return start + index + character.length;
  }
  return end;
}

function markOf(text: string, token: Token, asked: readonly AskedWord[]): Mark | null {
  let best: Mark | null = null;
  for (const { word, isExact } of asked) {
    if (token.word === word) return [token.start, token.end];
    if (isExact) continue;
    if (token.word.startsWith(word)) best = [token.start, endOf(text, token, word.length)];
    else if (best === null) {
      const near = nearness(word, token.word, slipsIn(word, 2));
      if (near === 'whole') best = [token.start, token.end];
      if (near === 'beginning') best = [token.start, endOf(text, token, word.length)];
    }
  }
  return best;
}

/** What of the text these words match, in its order; what touches is one. */
export function marksIn(text: string, asked: readonly AskedWord[]): Mark[] {
  if (asked.length === 0) return [];
  const marks: Mark[] = [];
  for (const token of tokensOf(text)) {
    const mark = markOf(text, token, asked);
    const last = marks.at(-1);
    if (mark && last && mark[0] <= last[1]) marks[marks.length - 1] = [last[0], Math.max(last[1], mark[1])];
    else if (mark) marks.push(mark);
  }
  return marks;
}

/** Whether the text has all these words, one after the other. */
export function hasPhrase(text: string, phrase: readonly string[]): boolean {
  const words = tokensOf(text).filter(({ isTail }) => !isTail);
  return words.some((_, at) => phrase.every((word, step) => words[at + step]?.word === word));
}
