import type { WorldId } from '../model/index.ts';
import { repairBodies } from './bodies/body-indexer.ts';
import { announce, onChange } from './changes.ts';
import type { Link } from './links/index.ts';
import type { Entry, EntryRef } from './search/index.ts';
import { apply } from './store/apply.ts';
import { compact, isIdle } from './store/compact.ts';
import { openCopy, remember } from './store/copy-cache.ts';
import { libraryDatabase } from './store/database.ts';
import { withExcerpts } from './store/layers.ts';
import { locate } from './store/open-copy.ts';
import { exclusively, pauseNow } from './store/pause.ts';
import { rebuildIndex } from './store/rebuild.ts';
import { rebuildLinks } from './store/rebuild-links.ts';
import { readSync } from './store/sync-row.ts';

async function tidy(worldId: WorldId, pause: () => Promise<void> = pauseNow): Promise<void> {
  await exclusively(async () => {
    const db = await libraryDatabase();
    const copy = await openCopy(db, worldId, true);
    const { isDamaged } = await withExcerpts(db, worldId, copy.layers);
    const sound = isDamaged ? await rebuildIndex(db, worldId, copy.row) : copy;
    const after = await compact(db, sound, pause, isIdle);
    remember(after);
    const rebuilt = await rebuildLinks(db, worldId, after.row.nextLocation, (ref) =>
      locate(after.layers, ref),
    );
    if (isDamaged) announce({ worldId, what: 'entries' });
    if (rebuilt > 0) announce({ worldId, what: 'bodies' });
  });
}

/** Writes the copies. Only the background has one. Each call is one transaction. */
const writer = {
  /**
   * Adds or replaces entries just written or read, pending until World Anvil confirms. `instead`: what to remove.
   * `links`: of drafts, which have no full text.
   */
  async put(
    worldId: WorldId,
    entries: readonly Entry[],
    instead: readonly EntryRef[] = [],
    links: readonly { ref: EntryRef; links: readonly Link[] }[] = [],
  ): Promise<void> {
    await apply(worldId, { entries, drop: instead, links });
  },
  async pause(worldId: WorldId, paused: boolean): Promise<void> {
    await apply(worldId, { sync: (row) => ({ ...row, paused }) });
  },
  /** How far the copy of a world is. For an unknown world, the state of a new copy. */
  state: async (worldId: WorldId) => readSync(worldId, await (await libraryDatabase()).get('syncs', worldId)),
  /** The worlds with a copy, complete or not. */
  worlds: async () => (await libraryDatabase()).getAllKeys('syncs'),
  /** Merges small segments, and rebuilds damaged ones and damaged links. Awaits `pause` about every 8 ms of work. */
  tidy,
  /** The same for damage that a search found, in titles or texts. */
  repair,
};
export type LibraryWriter = typeof writer;

/** Rebuilds damaged indexes and links from what is stored. */
async function repair(worldId: WorldId): Promise<void> {
  await tidy(worldId);
  await repairBodies(worldId);
}

let isRepairing = false;

/** The writer of this context. While it exists, damage that a screen finds is repaired at once. */
export function openWriter(): LibraryWriter {
  if (!isRepairing) {
    isRepairing = true;
    onChange(({ worldId, what }) => {
      // A failure changes nothing; the next write tries again.
      if (what === 'damage' && worldId !== null) repair(worldId).catch(() => {});
    });
  }
  return writer;
}
