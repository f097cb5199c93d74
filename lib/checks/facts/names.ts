import type { EntryFacts } from './entry-facts.ts';
import { foldName } from './fold-name.ts';
import { eachEntry, oncePerWorld } from './once-per-world.ts';
import type { WorldFacts } from './world-facts.ts';

type ByName = Map<string, EntryFacts[]>;

function add(byName: ByName, name: string, entry: EntryFacts): void {
  const same = byName.get(name);
  if (!same) byName.set(name, [entry]);
  else if (same.at(-1) !== entry) same.push(entry);
}

const byTitle = oncePerWorld(function* (world) {
  const titles: ByName = new Map();
  yield* eachEntry(world, (entry) => {
    if (entry.ref.kind === 'article') add(titles, foldName(entry.title), entry);
  });
  const sharing = new Map<EntryFacts, readonly EntryFacts[]>();
  for (const same of titles.values()) if (same.length > 1) for (const entry of same) sharing.set(entry, same);
  return sharing;
});

/** All articles with an article's title, whatever its case and accents. Empty if only this one has it. */
export const sharingTitle = (world: WorldFacts, entry: EntryFacts): readonly EntryFacts[] =>
  byTitle(world).get(entry) ?? [];

/** The articles with exactly this title or alias. */
export const articlesByName = oncePerWorld(function* (world) {
  const names: ByName = new Map();
  yield* eachEntry(world, (entry) => {
    if (entry.ref.kind !== 'article') return;
    for (const name of [entry.title, ...entry.aliases]) add(names, name, entry);
  });
  const articles: ReadonlyMap<string, readonly EntryFacts[]> = names;
  return articles;
});
