import type { WorldId } from '../../model/index.ts';
import { announce, type LibraryChange } from '../changes.ts';
import type { EntryRef } from '../search/index.ts';
import type { Change } from './change.ts';
import { commit } from './commit.ts';
import { compact } from './compact.ts';
import { openCopy, remember } from './copy-cache.ts';
import { libraryDatabase } from './database.ts';
import { exclusively } from './lock.ts';
import { locate, type OpenCopy } from './open-copy.ts';
import { pauseNow } from './pause.ts';
import { planChange } from './plan.ts';

function news(change: Change, isChanged: boolean): LibraryChange['what'][] {
  return [
    ...(isChanged ? (['entries'] as const) : []),
    ...(change.world || change.categories?.length ? (['world'] as const) : []),
    ...(change.bodies?.length || change.sealed ? (['bodies'] as const) : []),
    ...(change.sync ? (['sync'] as const) : []),
  ];
}

function newsOf(worldId: WorldId, what: LibraryChange['what'], { bodies = [] }: Change): LibraryChange {
  if (what !== 'bodies') return { worldId, what };
  return { worldId, what, refs: bodies.map(({ kind, id }) => ({ kind, id })) };
}

/** Number of blocks kept in memory. */
const AT_HAND = 8;

function known(changed: OpenCopy['blocks'], before: OpenCopy): OpenCopy['blocks'] {
  if (changed.size === 0) return before.blocks;
  return changed.size > AT_HAND ? new Map() : changed;
}

/**
 * Applies a change in one transaction and notifies listeners. Returns the number of entries changed, or null if
 * `sync` rejected it.
 */
export async function apply(worldId: WorldId, change: Change): Promise<number | null> {
  return exclusively(async () => {
    const db = await libraryDatabase();
    const copy = await openCopy(db, worldId);
    const plan = await planChange(db, copy, change);
    if (!plan) return null;
    await commit(db, plan);
    const { row, layers, blocks } = plan;
    const after: OpenCopy = { worldId, row, layers, blocks: known(blocks, copy) };
    remember(after);
    for (const what of news(change, plan.blocks.size > 0)) announce(newsOf(worldId, what, change));
    remember(await compact(db, after, pauseNow));
    return plan.changes;
  });
}

/** Reads the copy under the writer's lock. */
export async function reading<T>(worldId: WorldId, read: (copy: OpenCopy) => T): Promise<T> {
  return exclusively(async () => read(await openCopy(await libraryDatabase(), worldId)));
}

export const holds = (worldId: WorldId, ref: EntryRef): Promise<boolean> =>
  reading(worldId, ({ layers }) => locate(layers, ref) >= 0);
