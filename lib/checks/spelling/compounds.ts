import type { Steps } from '../steps.ts';

/** Letters of a part, at least. */
const LEAST = 3;
/** Names that share a part, at least, so that it is one. */
const SHARED = 2;
/** Names between two steps. */
const STEP = 200;

/** The ways to part a word in two. */
const splitsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * LEAST + 1) }, (_, at) => [
    word.slice(0, at + LEAST),
    word.slice(at + LEAST),
  ]);

/**
 * Those of these words that are made of two parts with which other names begin and end: “Crowfall” in a world with Crowmere, Crow Hill,
 * Nightfall and Rainfall is a name of its own, also beside Crowwall.
 */
export function* compoundsAmong(words: Iterable<string>, names: Iterable<string>): Steps<Set<string>> {
  const [starts, ends] = [new Map<string, number>(), new Map<string, number>()];
  const splits = new Map(Array.from(words, (word) => [word, splitsOf(word)]));
  for (const [start, end] of [...splits.values()].flat()) {
    starts.set(start, 0);
    ends.set(end, 0);
  }
  const heads = new Set(Array.from(starts.keys(), (part) => part.slice(0, LEAST)));
  const tails = new Set(Array.from(ends.keys(), (part) => part.slice(-LEAST)));
  const count = (parts: Map<string, number>, part: string): void => {
    const known = parts.get(part);
    if (known !== undefined) parts.set(part, known + 1);
  };
  let steps = 0;
  for (const name of names) {
    if (++steps % STEP === 0) yield;
    if (heads.has(name.slice(0, LEAST)))
      for (let at = LEAST; at <= name.length; at++) count(starts, name.slice(0, at));
    if (tails.has(name.slice(-LEAST)))
      for (let at = LEAST; at <= name.length; at++) count(ends, name.slice(-at));
  }
  const isPart = (parts: ReadonlyMap<string, number>, part: string): boolean =>
    (parts.get(part) ?? 0) >= SHARED;
  return new Set(
    Array.from(splits)
      .filter(([, all]) => all.some(([start, end]) => isPart(starts, start) && isPart(ends, end)))
      .map(([word]) => word),
  );
}
