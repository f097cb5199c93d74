import type { WorldId } from '../model/index.ts';
import { announce, notifyHere, onChange } from './changes.ts';
import { createSearcher, type Searcher } from './search/index.ts';
import { libraryDatabase } from './store/database.ts';
import { type OpenLayer, openWorld, verifyLayers, withExcerpts } from './store/layers.ts';
import { packLayer } from './store/packed-layer.ts';
import { pauseNow } from './store/pause.ts';
import { everyEntry } from './store/rebuild.ts';

interface OpenSearcher {
  layers: OpenLayer[];
  searcher: Searcher;
}

/** What this context has opened of a world. `stale`: it changed since. */
interface OpenWorld {
  stale: boolean;
  opened: Promise<OpenSearcher>;
}

/** Milliseconds left for drawing the first answer before more is read. */
const FIRST_ANSWER_PAUSE = 30;

const openWorlds = new Map<WorldId, OpenWorld>();
let isFollowing = false;

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  onChange(({ worldId, what }) => {
    if (what !== 'entries' && what !== 'cleared') return;
    for (const [id, world] of openWorlds) if (worldId === null || worldId === id) world.stale = true;
  });
}

const isSame = (a: readonly OpenLayer[], b: readonly OpenLayer[]) =>
  a.length === b.length && a.every((layer, at) => layer === b[at]);

/** An index rebuilt from the blocks, for this context only, until the background has repaired the stored one. */
async function rebuildHere(worldId: WorldId): Promise<OpenLayer[]> {
  const entries = await everyEntry(await libraryDatabase(), worldId);
  return [(await packLayer(0, entries)).layer];
}

const searching = (layers: OpenLayer[]): OpenSearcher => ({
  layers,
  searcher: createSearcher(layers.map(({ segment }) => segment)),
});

/** Asks the background for a repair and uses an index rebuilt here meanwhile. */
async function useRebuilt(worldId: WorldId): Promise<OpenSearcher> {
  announce({ worldId, what: 'damage' });
  return searching(await rebuildHere(worldId));
}

async function open(worldId: WorldId, before: OpenSearcher | null): Promise<OpenSearcher> {
  const { layers, isDamaged } = await openWorld(await libraryDatabase(), worldId, before?.layers ?? [], true);
  if (isDamaged) return useRebuilt(worldId);
  return before && isSame(before.layers, layers) ? before : searching(layers);
}

/** Verifies the index and loads excerpts, then replaces the searcher and notifies listeners. */
function enrich(worldId: WorldId, world: OpenWorld, { layers }: OpenSearcher): void {
  if (layers.every(({ segment }) => segment.excerpts)) return;
  const enriched = async (): Promise<void> => {
    const isSound = await verifyLayers(layers, pauseNow);
    const full = await withExcerpts(await libraryDatabase(), worldId, layers);
    // If something changed, the next call opens it again; a segment that is gone by then isn't damaged.
    if (world.stale || openWorlds.get(worldId) !== world) return;
    if (isSound && full.isDamaged) return announce({ worldId, what: 'damage' });
    world.opened = isSound ? Promise.resolve(searching(full.layers)) : useRebuilt(worldId);
    await world.opened;
    notifyHere({ worldId, what: 'excerpts' });
  };
  // Titles are found without excerpts; the next change of the copy tries again.
  setTimeout(() => enriched().catch(() => {}), FIRST_ANSWER_PAUSE);
}

function openWorldOf(worldId: WorldId): OpenWorld {
  follow();
  const held = openWorlds.get(worldId);
  if (held && !held.stale) return held;
  // Its own caller got the error; this one opens everything again.
  const before = held ? held.opened.catch(() => null) : null;
  const world: OpenWorld = {
    ...held,
    stale: false,
    opened: before ? before.then((one) => open(worldId, one)) : open(worldId, null),
  };
  openWorlds.set(worldId, world);
  world.opened.then(
    (now) => enrich(worldId, world, now),
    () => {
      if (openWorlds.get(worldId) === world) openWorlds.delete(worldId);
    },
  );
  return world;
}

/** The world's searcher; the same object until something changes. */
export async function searcherOf(worldId: WorldId): Promise<Searcher> {
  return (await openWorldOf(worldId).opened).searcher;
}
