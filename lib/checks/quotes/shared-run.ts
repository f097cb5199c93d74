import type { Range } from '../place.ts';
import { SHARED } from './fingerprints.ts';
import { readWords } from './words.ts';

interface Word {
  hash: number;
  start: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  const { count, hashes, starts, ends } = readWords(text);
  return Array.from({ length: count }, (_, at) => ({
    hash: hashes[at] ?? 0,
    start: starts[at] ?? 0,
    end: ends[at] ?? 0,
  }));
}

const rangeOf = (words: readonly Word[], first: number, last: number): Range => [
  words[first]?.start ?? 0,
  words[last]?.end ?? 0,
];

/** The longest run of words that two texts share around these offsets, in each of them. Null if it is too short. */
export function sharedRun(
  here: { text: string; offset: number },
  there: { text: string; offset: number },
): { here: Range; there: Range; words: number } | null {
  const [a, b] = [wordsOf(here.text), wordsOf(there.text)];
  const [x, y] = [
    a.findIndex(({ start }) => start === here.offset),
    b.findIndex(({ start }) => start === there.offset),
  ];
  if (x < 0 || y < 0) return null;
  const isSame = (step: number): boolean => {
    const one = a[x + step];
    return one !== undefined && one.hash === b[y + step]?.hash;
  };
  let [first, last] = [0, -1];
  while (isSame(last + 1)) last++;
  while (last >= 0 && isSame(first - 1)) first--;
  const words = last - first + 1;
  return words < SHARED
    ? null
    : { here: rangeOf(a, x + first, x + last), there: rangeOf(b, y + first, y + last), words };
}
