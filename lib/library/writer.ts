import type { WorldId } from '../model/index.ts';
import { announce, onChange } from './changes.ts';
import type { Entry, EntryRef } from './search/index.ts';
import { apply } from './store/apply.ts';
import { compact, isIdle } from './store/compact.ts';
import { openCopy, remember } from './store/copy-cache.ts';
import { libraryDatabase, type SyncRow } from './store/database.ts';
import { withExcerpts } from './store/layers.ts';
import { exclusively } from './store/lock.ts';
import { pauseNow } from './store/pause.ts';
import { rebuilt } from './store/rebuild.ts';
import { readSync } from './store/sync-row.ts';

/** What fills the copy. Only the background has one. Each call is one transaction: all of it stands, or nothing. */
export interface LibraryWriter {
  /**
   * Entries that were just written or read, in the place of what stood there; `isPending` until the platform has
   * confirmed them. `instead`: what goes, such as the draft that an article has come of.
   */
  put(worldId: WorldId, entries: readonly Entry[], instead?: readonly EntryRef[]): Promise<void>;
  pause(worldId: WorldId, paused: boolean): Promise<void>;
  /** How far the copy of a world is; as of a world that was never copied, where there is none. */
  state(worldId: WorldId): Promise<SyncRow>;
  /** The worlds that there is a copy of, or part of one. */
  worlds(): Promise<WorldId[]>;
  /** Merges small segments, and makes anew what is damaged. `pause` is awaited about every 8 ms of work. */
  tidy(worldId: WorldId, pause?: () => Promise<void>): Promise<void>;
}

/** Merges what small changes left behind, and mends what is damaged. */
async function tidy(worldId: WorldId, pause: () => Promise<void> = pauseNow): Promise<void> {
  await exclusively(async () => {
    const db = await libraryDatabase();
    const copy = await openCopy(db, worldId, true);
    const { isDamaged } = await withExcerpts(db, worldId, copy.layers);
    const sound = isDamaged ? await rebuilt(db, worldId, copy.row) : copy;
    const after = await compact(db, sound, pause, isIdle);
    remember(after);
    if (isDamaged) announce({ worldId, what: 'entries' });
  });
}

async function pause(worldId: WorldId, paused: boolean): Promise<void> {
  await apply(worldId, { sync: (row) => ({ ...row, paused }) });
}

const writer: LibraryWriter = {
  async put(worldId, entries, instead = []) {
    await apply(worldId, { entries, drop: instead });
  },
  pause,
  state: async (worldId) => readSync(worldId, await (await libraryDatabase()).get('syncs', worldId)),
  worlds: async () => (await libraryDatabase()).getAllKeys('syncs'),
  tidy,
};

let isMending = false;

/** The writer of this context. While there is one, what a screen finds damaged is mended at once. */
export function openWriter(): LibraryWriter {
  if (!isMending) {
    isMending = true;
    onChange(({ worldId, what }) => {
      // A failure here leaves all as it was; the next write tries again.
      if (what === 'damage' && worldId !== null) tidy(worldId).catch(() => {});
    });
  }
  return writer;
}
