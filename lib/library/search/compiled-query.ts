import { foldLetters } from './fold.ts';
import type { Filter, Query, QueryPart } from './query.ts';
import { titleLength } from './segment/format.ts';
import { hasArticle, type Token, tokenize, unspacedRuns } from './tokenizer.ts';
import { type FuzzyMatch, fuzzyMatcher, typosIn } from './typos.ts';

/** A word that an entry must contain. */
export interface CompiledWord {
  word: string;
  /** Position among the query words. If all have the same in a title, the title starts with the query. */
  position: number;
  /** Part of a phrase: matches whole words only, without typos. */
  isExact: boolean;
  isLast: boolean;
  /** Compares another word with this one, allowing the maximum number of typos. */
  fuzzyMatch: (other: string) => FuzzyMatch;
}

/** A parsed query, ready to run. */
export interface CompiledQuery {
  words: CompiledWord[];
  /** A leading article, which doesn't have to match ("the raven"). */
  article: string | null;
  phrases: string[][];
  withoutWords: string[];
  withoutPhrases: string[][];
  filters: Filter[];
  /** Length of the query as `titleLength` counts it. */
  length: number;
  /** The query has text but no words ("???"). */
  isUnmatchable: boolean;
}

/** Further words are ignored. */
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

/** In shorter runs, changing one character gives a different word. */
const MIN_RUN_LENGTH = 4;

/**
 * In scripts without spaces, a typo breaks several bigrams at once, so fuzzy matching finds nothing. Instead, try the
 * first long run of each part with two neighbors swapped or one character left open.
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

/** Whether a text has a run that equals, or starts with, a run of the query with at most one typo. */
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
