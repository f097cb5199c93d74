import type { Token } from './any-tokens.ts';
import { lengthOf } from './layout.ts';
import type { Filter, Query } from './query.ts';
import { hasArticle, tokensOf } from './tokens.ts';
import { type Nearness, nearnessTo, typosIn } from './typos.ts';

/** One word that must be found. */
export interface CompiledWord {
  word: string;
  /** Its place among the words asked for; where a title has it there too, the title begins with what was typed. */
  position: number;
  /** From a phrase: whole, and without typos. */
  isExact: boolean;
  isLast: boolean;
  /** Whether another word is near this one, with as many typos as are ever forgiven. */
  near: (other: string) => Nearness;
}

/** What a query asks of an entry. */
export interface CompiledQuery {
  words: CompiledWord[];
  /** What was typed before them, and need not be found ("the raven"). */
  article: string | null;
  /** Phrases, each as its words. */
  phrases: string[][];
  withoutWords: string[];
  withoutPhrases: string[][];
  filters: Filter[];
  /** Of what was typed, as `lengthOf` counts it. */
  length: number;
  /** Nothing of what was typed could be a word ("???"). */
  isHopeless: boolean;
}

/** More words are not looked at. */
const MOST_WORDS = 24;

const plain = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ isTail }) => !isTail).map(({ word }) => word);

export function compileQuery({ parts }: Query): CompiledQuery {
  const compiled: CompiledQuery = {
    ...{ words: [], article: null, phrases: [], withoutWords: [], withoutPhrases: [], filters: [] },
    ...{ length: 0, isHopeless: false },
  };
  const all: (Token & { isExact: boolean })[] = [];
  let isTyped = false;
  for (const part of parts) {
    if (part.type === 'filter') compiled.filters.push(part);
    else {
      const tokens = tokensOf(part.text);
      const words = plain(tokens);
      if (!part.isNegated) isTyped = true;
      if (part.isNegated && words.length === 1) compiled.withoutWords.push(...words);
      else if (part.isNegated && words.length > 1) compiled.withoutPhrases.push(words);
      else if (!part.isNegated) {
        const isExact = part.type === 'phrase';
        const from = all.length;
        all.push(...tokens.map((token) => ({ ...token, isExact, position: from + token.position })));
        if (isExact && words.length > 1) compiled.phrases.push(words);
      }
    }
  }
  const isArticle = hasArticle(all.map(({ word }) => word)) && !all[0]?.isExact;
  const kept = isArticle ? all.slice(1) : all;
  compiled.article = isArticle ? (all[0]?.word ?? null) : null;
  const words = kept.filter(({ isTail }) => !isTail).slice(0, MOST_WORDS);
  compiled.length = lengthOf(kept.map(({ word }) => word));
  compiled.isHopeless = isTyped && words.length === 0;
  compiled.words = words.map(({ word, position, isExact }, at) => ({
    ...{ word, isExact, isLast: at === words.length - 1 },
    near: nearnessTo(word, isExact ? 0 : typosIn(word, 2)),
    position: position - (isArticle ? 1 : 0),
  }));
  return compiled;
}
