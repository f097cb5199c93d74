import { createNameFinder, type KnownName } from '../../../lib/library/names/index.ts';

export interface Finder {
  /** Ranges of names in the text: start, end, start, end … */
  find(text: string): number[];
}

export const FINDERS = ['ours', 'trie', 'alternation'] as const;
export type FinderName = (typeof FINDERS)[number];

const SIGNS = /[\\^$.*+?()[\]{}|/-]/g;
const escaped = (text: string): string => text.replace(SIGNS, '\\$&');
/** All characters beyond basic Latin count as letters, because \p{L} with its flag takes twice as long. */
const WORD = '[0-9A-Za-z\u00aa-\uffff]';
const BEFORE = `(?<!${WORD})`;
const BEHIND = `(?!${WORD})`;

interface Branch {
  ends: boolean;
  next: Map<string, Branch>;
}

/** Longest match first: continuing a name is tried before ending it. */
function source({ ends, next }: Branch): string {
  const ways = [...next].map(([letter, branch]) => escaped(letter) + source(branch));
  if (ways.length === 0) return '';
  const joined = ways.length === 1 && !ends ? ways.join('') : `(?:${ways.join('|')})`;
  return ends ? `${joined}?` : joined;
}

function trie(names: readonly string[]): RegExp {
  const root: Branch = { ends: false, next: new Map() };
  for (const name of names) {
    let branch = root;
    for (const letter of name.toLowerCase()) {
      const next = branch.next.get(letter) ?? { ends: false, next: new Map() };
      branch.next.set(letter, next);
      branch = next;
    }
    branch.ends = true;
  }
  return new RegExp(`${BEFORE}${source(root)}${BEHIND}`, 'g');
}

function alternation(names: readonly string[]): RegExp {
  const longestFirst = names.map((name) => name.toLowerCase()).sort((a, b) => b.length - a.length);
  return new RegExp(`${BEFORE}(?:${longestFirst.map(escaped).join('|')})${BEHIND}`, 'g');
}

function byRegExp(expression: RegExp): Finder {
  return {
    find: (text) =>
      [...text.toLowerCase().matchAll(expression)].flatMap(({ 0: found, index }) => [
        index,
        index + found.length,
      ]),
  };
}

function packed(names: readonly string[]): Finder {
  const known: KnownName[] = names.map((name, location) => ({ name, location }));
  const finder = createNameFinder(known);
  return { find: (text) => finder.find(text).flatMap(({ start, end }) => [start, end]) };
}

/** A regular expression is compiled at its first use, which counts as building it. */
export const BUILD: Record<FinderName, (names: readonly string[]) => Finder> = {
  ours: packed,
  trie: (names) => byRegExp(trie(names)),
  alternation: (names) => byRegExp(alternation(names)),
};
