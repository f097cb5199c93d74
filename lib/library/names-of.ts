import type { WorldId } from '../model/index.ts';
import {
  createNameFinder,
  type KnownName,
  type NameFinder,
  openNames,
  packNamesInSlices,
} from './names/index.ts';
import { searcherOf } from './open-worlds.ts';
import type { Searcher } from './search/index.ts';
import { pauseNow, slices } from './store/pause.ts';

const made = new Map<WorldId, { of: Searcher; finder: Promise<NameFinder> }>();

async function finderOver(searcher: Searcher): Promise<NameFinder> {
  const rest = slices();
  const names: KnownName[] = [];
  for (const { location, title, aliases } of searcher.hits()) {
    names.push({ name: title, location }, ...aliases.map((name) => ({ name, location })));
    const pause = rest();
    if (pause) await pause;
  }
  const packed = openNames(await packNamesInSlices(names, pauseNow));
  return createNameFinder(packed ? [packed] : []);
}

/** The name finder over all titles and aliases of a world. Built on first use and after changes. */
export async function namesOf(worldId: WorldId): Promise<NameFinder> {
  const searcher = await searcherOf(worldId);
  const held = made.get(worldId);
  if (held?.of === searcher) return held.finder;
  const finder = finderOver(searcher);
  made.set(worldId, { of: searcher, finder });
  return finder;
}
