import { unspacedRuns } from './any-tokens.ts';
import { foldLetters } from './letters.ts';
import type { Query, QueryPart } from './query.ts';
import { nearnessTo } from './typos.ts';

/** In shorter runs one character makes another word. */
const SHORTEST_RUN = 4;

/**
 * A typo in a run without blanks spoils several pairs of characters at once, so no word of it is near. Instead the run
 * is tried with each two neighbours swapped, and with each character left open. Of each part at most one run is tried.
 */
export function withOtherRuns({ parts }: Query): Query[] {
  return parts.flatMap((part, at) => {
    if (part.type !== 'word' || part.isNegated) return [];
    const run = unspacedRuns(part.text).find((one) => [...one].length >= SHORTEST_RUN);
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
export function hasNearRun({ parts }: Query, texts: readonly string[]): boolean {
  const runs = texts.flatMap(unspacedRuns).map(foldLetters);
  return parts.some((part) => {
    const compiled = part.type === 'word' ? unspacedRuns(part.text).map(foldLetters) : [];
    return compiled.some((one) => {
      const near = nearnessTo(one, 1);
      return one.length >= SHORTEST_RUN && runs.some((run) => near(run) !== null);
    });
  });
}
