import { createNameFinder, type EntryRef, type NameFinder } from '../library/index.ts';
import { isFileOrHost } from '../unlinked-mentions/index.ts';
import { folded, mayHave, wordPartOf } from './folding.ts';
import { BREAK } from './visible.ts';

/** What is looked for. */
export type Query =
  /** A name of this entry, at this place in the names of the world. */
  | { kind: 'name'; find: string; of: EntryRef; location: number }
  /** Words as they are, in any case; `forms`: also as plurals and in other cases. */
  | { kind: 'words' | 'forms'; find: string }
  /** A regular expression. */
  | { kind: 'pattern'; find: string };

/** A place in what is read of a text. */
export interface Hit {
  from: number;
  to: number;
  /** How doubtful the name finder is; 0: not. */
  doubt: number;
  /** What a regular expression has found, for its groups. */
  groups: RegExpExecArray | null;
}

export interface Matcher {
  query: Query;
  /** Texts with this in a word are searched first. Null: all alike. */
  wordPart: string | null;
  /** Tells cheaply whether a text can have anything. */
  mayBeIn: (text: string) => boolean;
  /** The places in what is read of a text, in order. */
  find: (text: string) => Hit[];
}

export type QueryProblem = 'empty' | 'pattern' | 'slow';

const EDGE_BEFORE = String.raw`(?<![\p{L}\p{N}\p{M}])`;
const EDGE_BEHIND = String.raw`(?![\p{L}\p{N}\p{M}])`;
const isWordly = (letter: string | undefined): boolean => /[\p{L}\p{N}\p{M}]/u.test(letter ?? '');

/** Words with any spaces and apostrophes between them, as whole words. */
function patternOfWords(find: string): string {
  const words = find.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const loose = words.replace(/[\s\u00a0]+/g, '[^\\S\\n]+').replace(/['’ʼ`´]/g, "['’ʼ`´]");
  const letters = [...find.trim()];
  return (isWordly(letters[0]) ? EDGE_BEFORE : '') + loose + (isWordly(letters.at(-1)) ? EDGE_BEHIND : '');
}

/** A repeated group that repeats something itself can take forever: `(a+)+`. */
const NESTED = /\((?:[^()\\]|\\.)*(?:[+*]|\{\d+,\d*\})(?:[^()\\]|\\.)*\)(?:[+*]|\{\d+,)/;

function byPattern(query: Query, source: string, flags: string): Matcher | QueryProblem {
  let pattern: RegExp;
  try {
    pattern = new RegExp(source, flags);
  } catch {
    // What is being typed isn't a pattern yet.
    return 'pattern';
  }
  return {
    ...{ query, wordPart: null },
    mayBeIn: () => true,
    find: (text) => {
      const hits: Hit[] = [];
      for (const groups of text.matchAll(pattern)) {
        const { 0: found, index: from } = groups;
        if (found !== '' && !found.includes(BREAK) && !found.includes('\n'))
          hits.push({ from, to: from + found.length, doubt: 0, groups });
      }
      return hits;
    },
  };
}

function byFinder(query: Query, finder: NameFinder): Matcher {
  return {
    ...{ query, wordPart: wordPartOf(query.find) },
    mayBeIn: mayHave([query.find]),
    find: (text) =>
      finder
        .find(text)
        .filter(({ start, end }) => !/[\n\uFFFC]/.test(text.slice(start, end)) && !isFileOrHost(text, end))
        .map(({ start, end, doubt }) => ({ from: start, to: end, doubt, groups: null })),
  };
}

/** Prepares a search, or says why there is none. */
export function matcherOf(query: Query): Matcher | QueryProblem {
  const find = query.find.trim();
  if (find === '') return 'empty';
  switch (query.kind) {
    case 'pattern':
      return NESTED.test(find) ? 'slow' : byPattern(query, find, 'gu');
    case 'words': {
      const matcher = byPattern(query, patternOfWords(find), 'giu');
      const plain = /^[\p{ASCII}\p{sc=Latn}\p{sc=Cyrl}]+$/u.test(find) && folded(find) === find.toLowerCase();
      return typeof matcher === 'string' || !plain
        ? matcher
        : { ...matcher, wordPart: wordPartOf(find), mayBeIn: mayHave([find]) };
    }
    case 'forms':
    case 'name': {
      // Of all kinds, the one that is found in most places: what stands beside another name is found with a doubt.
      return byFinder(query, createNameFinder([{ name: find, location: 0, kind: 'common' }]));
    }
  }
}
