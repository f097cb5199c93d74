import type { EntryFacts } from './entry-facts.ts';
import { groupBy } from './groups.ts';
import type { WorldFacts } from './world-facts.ts';

const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
const PLAIN = /^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/;

/** A name without case, accents and punctuation. */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower.normalize('NFKD').replace(MARKS, '').replace(APOSTROPHES, '').replace(NO_WORD, ' ').trim();
}

const byTitle = groupBy(
  (entry) => (entry.ref.kind === 'article' ? [[foldName(entry.title), entry] as const] : []),
  (same) => same,
);

/** All articles with an article's title, whatever its case and accents. */
export const sharingTitle = (world: WorldFacts, entry: EntryFacts): readonly EntryFacts[] =>
  byTitle(world, foldName(entry.title));

/** The articles with exactly this title or alias. */
export const articlesByName = groupBy(
  (entry) =>
    entry.ref.kind === 'article'
      ? [...new Set([entry.title, ...entry.aliases])].map((name) => [name, entry] as const)
      : [],
  (same) => same,
);
