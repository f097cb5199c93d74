import type { WorldId } from '../model/index.ts';
import {
  createNameFinder,
  type KnownName,
  type NameFinder,
  openNames,
  packNamesInSlices,
} from './names/index.ts';
import { searcherOf } from './open-worlds.ts';
import type { EntryRef, Searcher } from './search/index.ts';
import { pauseNow, slices } from './store/pause.ts';

/** Which names a finder knows: of all entries, or only of articles that can be mentioned. */
type Scope = 'all' | 'articles';

const made: Record<Scope, Map<WorldId, { of: Searcher; finder: Promise<NameFinder> }>> = {
  all: new Map(),
  articles: new Map(),
};

/** A draft has no id that World Anvil knows. */
const isMentionable = ({ kind, id }: EntryRef): boolean => kind === 'article' && !id.startsWith('draft:');

async function finderOver(searcher: Searcher, scope: Scope): Promise<NameFinder> {
  const rest = slices();
  const names: KnownName[] = [];
  for (const { ref, location, title, aliases } of searcher.hits()) {
    if (scope === 'all' || isMentionable(ref))
      names.push({ name: title, location }, ...aliases.map((name) => ({ name, location })));
    const pause = rest();
    if (pause) await pause;
  }
  const packed = openNames(await packNamesInSlices(names, pauseNow));
  return createNameFinder(packed ? [packed] : []);
}

/**
 * The name finder over the titles and aliases of a world. Built on first use and after changes. A finder over articles alone
 * finds those whose names are part of a longer one of another kind.
 */
export async function namesOf(worldId: WorldId, scope: Scope = 'all'): Promise<NameFinder> {
  const searcher = await searcherOf(worldId);
  const held = made[scope].get(worldId);
  if (held?.of === searcher) return held.finder;
  const finder = finderOver(searcher, scope);
  made[scope].set(worldId, { of: searcher, finder });
  return finder;
}
