import type { WorldId } from '../model/index.ts';
import { announce, onChange, tellHere } from './changes.ts';
import {
  createSearcher,
  openExcerpts,
  openIndex,
  packExcerpts,
  packIndexInSlices,
  type Searcher,
} from './search/index.ts';
import { libraryDatabase } from './store/database.ts';
import { type OpenLayer, openWorld, withExcerpts } from './store/layers.ts';
import { pauseNow } from './store/pause.ts';
import { everyEntry } from './store/rebuild.ts';

interface OpenSearcher {
  layers: OpenLayer[];
  searcher: Searcher;
}

/** What is open of a world in this context. `stale`: something has changed since it was opened. */
interface Shelf {
  stale: boolean;
  opened: Promise<OpenSearcher>;
}

const shelves = new Map<WorldId, Shelf>();
let isFollowing = false;

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  onChange(({ worldId, what }) => {
    if (what !== 'entries' && what !== 'cleared') return;
    for (const [id, shelf] of shelves) if (worldId === null || worldId === id) shelf.stale = true;
  });
}

const isSame = (a: readonly OpenLayer[], b: readonly OpenLayer[]) =>
  a.length === b.length && a.every((layer, at) => layer === b[at]);

/** The index made from the blocks, for this context alone: until the background has mended what is stored. */
async function mended(worldId: WorldId): Promise<OpenLayer[]> {
  const entries = await everyEntry(await libraryDatabase(), worldId);
  const hot = openIndex(await packIndexInSlices(entries, [], pauseNow));
  const segment = hot && { hot, excerpts: openExcerpts(packExcerpts(entries)) };
  return segment ? [{ layer: '', generation: 0, size: entries.length, segment }] : [];
}

async function open(worldId: WorldId, before: OpenSearcher | null): Promise<OpenSearcher> {
  const { layers, isDamaged } = await openWorld(await libraryDatabase(), worldId, before?.layers ?? []);
  if (isDamaged) {
    announce({ worldId, what: 'damage' });
    const made = await mended(worldId);
    return { layers: made, searcher: createSearcher(made.map(({ segment }) => segment)) };
  }
  if (before && isSame(before.layers, layers)) return before;
  return { layers, searcher: createSearcher(layers.map(({ segment }) => segment)) };
}

/** Excerpts come after the first answer: the searcher is made again with them, and who listens is told. */
function enrich(worldId: WorldId, shelf: Shelf, { layers }: OpenSearcher): void {
  if (layers.every(({ segment }) => segment.excerpts)) return;
  setTimeout(async () => {
    const full = await withExcerpts(await libraryDatabase(), worldId, layers).catch(() => null);
    // What has changed since is opened anew when it is next asked for; what is gone by then is no damage.
    if (!full || shelf.stale || shelves.get(worldId) !== shelf) return;
    if (full.isDamaged) return announce({ worldId, what: 'damage' });
    const searcher = createSearcher(full.layers.map(({ segment }) => segment));
    shelf.opened = Promise.resolve({ layers: full.layers, searcher });
    tellHere({ worldId, what: 'excerpts' });
  });
}

function shelfOf(worldId: WorldId): Shelf {
  follow();
  const held = shelves.get(worldId);
  if (held && !held.stale) return held;
  const before = held ? held.opened.catch(() => null) : null;
  const shelf: Shelf = {
    ...held,
    stale: false,
    opened: before ? before.then((one) => open(worldId, one)) : open(worldId, null),
  };
  shelves.set(worldId, shelf);
  shelf.opened.then(
    (now) => enrich(worldId, shelf, now),
    () => {
      if (shelves.get(worldId) === shelf) shelves.delete(worldId);
    },
  );
  return shelf;
}

/** The world's searcher: the same object while nothing has changed. */
export async function searcherOf(worldId: WorldId): Promise<Searcher> {
  return (await shelfOf(worldId).opened).searcher;
}
