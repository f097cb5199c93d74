import { LAST_INSTANT, type WorldId } from '../../model/index.ts';
import { ENTRY_KINDS } from '../search/index.ts';
import { LISTS, type ListRow, type SyncRow } from './database.ts';

const list = (): ListRow => ({
  ...{ phase: 'idle', offset: 0, seen: new Uint8Array(0), folders: null, asked: 0, gone: 0 },
  ...{ elsewhere: [], beganAt: null, endedAt: null, surplus: 0 },
});

/** Random, so that segments of a deleted copy are never mistaken for those of its successor. */
const firstGeneration = () => Math.floor(Math.random() * 2 ** 40);

/** The record of a world without a copy. */
export const newSyncRow = (worldId: WorldId): SyncRow => ({
  worldId,
  copy: crypto.randomUUID(),
  steps: 0,
  nextLocation: 0,
  generation: firstGeneration(),
  layers: [],
  counts: { article: 0, statblock: 0, secret: 0, category: 0, image: 0, manuscript: 0 },
  drafts: 0,
  lists: {
    ...{ categories: list(), articles: list(), secrets: list() },
    ...{ statblocks: list(), images: list(), manuscripts: list() },
  },
  due: [],
  looks: 0,
  worldAt: null,
  userId: null,
  tellsParents: false,
  syncedAt: null,
  paused: false,
  bodiesWanted: 0,
});

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isWhole(row: SyncRow): boolean {
  const { nextLocation, generation, steps, layers, counts, lists, due, looks } = row;
  const known: readonly unknown[] = ['world', ...LISTS];
  return (
    [nextLocation, generation, steps, looks, ...ENTRY_KINDS.map((kind) => counts[kind])].every(isCount) &&
    layers.every(({ layer, size }) => typeof layer === 'string' && isCount(size)) &&
    due.every((step) => known.includes(step)) &&
    LISTS.every((name) => {
      const { offset, seen, asked, gone, elsewhere, surplus } = lists[name];
      const isShaped = seen instanceof Uint8Array && Array.isArray(elsewhere);
      return isShaped && [offset, asked, gone].every(isCount) && Number.isSafeInteger(surplus);
    })
  );
}

/** A record that can't be parsed counts as none. */
export function parseSync(worldId: WorldId, stored: SyncRow | undefined): SyncRow | null {
  try {
    if (stored?.worldId !== worldId || !isWhole(stored)) return null;
    return Math.abs(stored.syncedAt ?? Number.NaN) <= LAST_INSTANT ? stored : { ...stored, syncedAt: null };
  } catch {
    // Damaged, so it counts as none.
    return null;
  }
}

export const readSync = (worldId: WorldId, stored: SyncRow | undefined): SyncRow =>
  parseSync(worldId, stored) ?? newSyncRow(worldId);
