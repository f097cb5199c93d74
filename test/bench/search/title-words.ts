import type { PlacedEntry } from '../../../lib/library/search/index.ts';
import { plainLetters, plainWords } from './plain.ts';

/** Words and the titles that contain them: slow and simple, to count the entries that a query could mean. */
export interface Words {
  /** Number of titles with this prefix. */
  beginningWith(typed: string): number;
  /** Entries whose title has a word with each of these prefixes. */
  withWordsThatBegin(asked: readonly string[]): Set<number>;
  /** The same, with words that match with a typo, too. */
  withWordsNear(asked: readonly string[], isNear: (a: string, b: string) => boolean): Set<number>;
}

function firstAtLeast(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function thatBegin(sorted: readonly string[], text: string): string[] {
  const from = firstAtLeast(sorted, text);
  let to = from;
  while (sorted[to]?.startsWith(text)) to++;
  return sorted.slice(from, to);
}

export function wordsOf(entries: readonly PlacedEntry[]): Words {
  const titles = entries.map(({ title }) => plainLetters(title)).sort();
  const places = new Map<string, Set<number>>();
  for (const { title, location } of entries) {
    for (const word of plainWords(title)) {
      const here = places.get(word);
      if (here) here.add(location);
      else places.set(word, new Set([location]));
    }
  }
  const vocabulary = [...places.keys()].sort();
  const together = (lists: string[][]): Set<number> => {
    const sets = lists.map((words) => new Set(words.flatMap((word) => [...(places.get(word) ?? [])])));
    return sets.reduce((all, one) => all.intersection(one));
  };
  return {
    beginningWith: (typed) => thatBegin(titles, typed).length,
    withWordsThatBegin: (asked) => together(asked.map((typed) => thatBegin(vocabulary, typed))),
    withWordsNear(asked, isNear) {
      const near = (typed: string) => vocabulary.filter((word) => isNear(typed, word));
      return together(asked.map((typed) => [...thatBegin(vocabulary, typed), ...near(typed)]));
    },
  };
}
