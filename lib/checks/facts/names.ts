import type { EntryFacts } from './entry-facts.ts';
import { foldName } from './fold-name.ts';
import { groupBy } from './groups.ts';
import type { WorldFacts } from './world-facts.ts';

const byTitle = groupBy(
  (entry) => (entry.ref.kind === 'article' ? [[foldName(entry.title), entry] as const] : []),
  (same) => same,
);

/** All articles with an article's title, whatever its case and accents. */
export const sharingTitle = (world: WorldFacts, entry: EntryFacts): readonly EntryFacts[] =>
  byTitle(world, foldName(entry.title));
