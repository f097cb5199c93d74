import { foldLetters } from './fold.ts';
import { titleLength } from './format.ts';
import type { Filter, Query, QueryPart } from './query.ts';
import { hasArticle, type Token, tokenize, unspacedRuns } from './tokenizer.ts';
import { type FuzzyMatch, fuzzyMatcher, typosIn } from './typos.ts';

/** One word that must be found. */
export interface CompiledWord {
  word: string;
  /** Its place among the words asked for; where a title has it there too, the title begins with what was typed. */
  position: number;
  /** From a phrase: whole, and without typos. */
  isExact: boolean;
  isLast: boolean;
  /** Whether another word is near this one, with as many typos as are ever forgiven. */
  fuzzyMatch: (other: string) => FuzzyMatch;
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
  isUnmatchable: boolean;
}

/** More words are not looked at. */
const MAX_WORDS = 24;

const withoutTails = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ isTail }) => !isTail).map(({ word }) => word);

export function compileQuery({ parts }: Query): CompiledQuery {
  const compiled: CompiledQuery = {
    ...{ words: [], article: null, phrases: [], withoutWords: [], withoutPhrases: [], filters: [] },
    ...{ length: 0, isUnmatchable: false },
  };
  const all: (Token & { isExact: boolean })[] = [];
  let isTyped = false;
  for (const part of parts) {
    if (part.type === 'filter') compiled.filters.push(part);
    else {
      const tokens = tokenize(part.text);
      const words = withoutTails(tokens);
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
  const words = kept.filter(({ isTail }) => !isTail).slice(0, MAX_WORDS);
  compiled.length = titleLength(kept.map(({ word }) => word));
  compiled.isUnmatchable = isTyped && words.length === 0;
  compiled.words = words.map(({ word, position, isExact }, at) => ({
    ...{ word, isExact, isLast: at === words.length - 1 },
    fuzzyMatch: fuzzyMatcher(word, isExact ? 0 : typosIn(word, 2)),
    position: position - (isArticle ? 1 : 0),
  }));
  return compiled;
}

/** In shorter runs one character makes another word. */
const MIN_RUN_LENGTH = 4;

/**
 * A typo in a run without blanks spoils several pairs of characters at once, so no word of it is near. Instead the run
 * is tried with each two neighbours swapped, and with each character left open. Of each part at most one run is tried.
 */
export function runVariants({ parts }: Query): Query[] {
  return parts.flatMap((part, at) => {
    if (part.type !== 'word' || part.isNegated) return [];
    const run = unspacedRuns(part.text).find((one) => [...one].length >= MIN_RUN_LENGTH);
    if (run === undefined) return [];
    const characters = [...run];
    const swapped = characters.slice(1).map((next, from) => {
      return [...characters.slice(0, from), next, characters[from], ...characters.slice(from + 2)].join('');
    });
    const open = characters.map((_, from) => characters.with(from, ' ').join(''));
    return [...swapped, ...open].map((other): Query => {
      const changed: QueryPart = { ...part, text: part.text.replace(run, other) };
      return { parts: parts.with(at, changed) };
    });
  });
}

/** Whether one of the texts has a run that is, or begins with, one of those asked for but for one typo. */
export function hasSimilarRun({ parts }: Query, texts: readonly string[]): boolean {
  const runs = texts.flatMap(unspacedRuns).map(foldLetters);
  return parts.some((part) => {
    const compiled = part.type === 'word' ? unspacedRuns(part.text).map(foldLetters) : [];
    return compiled.some((one) => {
      const near = fuzzyMatcher(one, 1);
      return one.length >= MIN_RUN_LENGTH && runs.some((run) => near(run) !== null);
    });
  });
}
