import type { IDBPTransaction } from 'idb';
import type { WorldId } from '../../model/index.ts';
import { announce, type LibraryChange } from '../changes.ts';
import type { EntryRef } from '../search/index.ts';
import { blockRow, orWithoutBlobs } from './blocks.ts';
import { compact } from './compact.ts';
import { openCopy, remember } from './copy-cache.ts';
import type { BlockRow, LibraryDatabase, LibrarySchema } from './database.ts';
import { libraryDatabase, ofWorld, TABLES } from './database.ts';
import type { Change } from './merge.ts';
import { locate, type OpenCopy } from './open-copy.ts';
import { layerAfter, segmentRow, segmentRows, segmentsOf } from './packed-layer.ts';
import { exclusively, pauseNow, requireSpace, slices } from './pause.ts';
import { type Plan, planChange } from './plan.ts';
import { recordTexts } from './replaced-texts.ts';

/** Blocks or full texts handed to the database in one task, so that it stays short. */
const AT_ONCE = 32;

async function written(db: LibraryDatabase, plan: Plan, blocks: readonly BlockRow[]): Promise<void> {
  const { worldId, row, added, world, sealed } = plan;
  const transaction = db.transaction(TABLES, 'readwrite', { durability: 'relaxed' });
  // Awaited below. Without this handler an early failure counts as unhandled.
  transaction.done.catch(() => {});
  const table = <Name extends (typeof TABLES)[number]>(name: Name) => transaction.objectStore(name);
  const writes: Promise<unknown>[] = [];
  try {
    for (let at = 0; at < blocks.length; at += AT_ONCE)
      await Promise.all(blocks.slice(at, at + AT_ONCE).map((block) => table('blocks').put(block)));
    for (let at = 0; at < plan.bodies.length; at += AT_ONCE)
      await Promise.all(plan.bodies.slice(at, at + AT_ONCE).map((body) => table('bodies').put(body)));
    writes.push(table('syncs').put(row));
    for (const { layer } of added?.countAbsorbed ?? [])
      for (const part of ['hot', 'excerpts'] as const)
        writes.push(table('segments').delete([worldId, part, layer]));
    if (added)
      for (const segment of segmentRows(worldId, added.packed)) writes.push(table('segments').put(segment));
    for (const links of plan.links) writes.push(table('links').put(links));
    for (const { kind, id } of plan.dropped)
      for (const name of ['bodies', 'unindexed', 'recent'] as const)
        writes.push(table(name).delete([worldId, kind, id]));
    for (const { kind, id } of plan.dropped)
      if (kind === 'secret') writes.push(table('sealed').delete([worldId, id]));
    for (const gone of plan.gone) writes.push(table('gone').put(gone));
    if (world) writes.push(table('worlds').put(world));
    if (plan.bodySegment) writes.push(indexed(transaction, plan, plan.bodySegment));
    else {
      const writing = crypto.randomUUID();
      for (const { kind, id, location } of plan.bodies)
        writes.push(table('unindexed').put({ worldId, kind, id, location, writing }));
    }
    if (sealed) writes.push(table('sealed').put({ worldId, ...sealed }));
    await Promise.all([...writes, transaction.done]);
  } catch (error) {
    // A blob that can't be cloned throws before the transaction fails.
    await Promise.allSettled([...writes, abandoned(transaction)]);
    // The requests only report the abort; the transaction knows the cause.
    throw transaction.error ?? error;
  }
}

type Writing = IDBPTransaction<LibrarySchema, (typeof TABLES)[number][], 'readwrite'>;

/** Adds the index of the plan's bodies, which don't wait for it any more. */
async function indexed(
  transaction: Writing,
  { worldId, bodies }: Plan,
  segment: ArrayBuffer,
): Promise<unknown> {
  const segments = transaction.objectStore('segments');
  const unindexed = transaction.objectStore('unindexed');
  const [layers, waiting] = await Promise.all([
    segments.getAllKeys(segmentsOf(worldId)),
    unindexed.getAllKeys(ofWorld(worldId)),
  ]);
  const done = new Set(bodies.map(({ kind, id }) => `${kind} ${id}`));
  return Promise.all([
    segments.put(segmentRow(worldId, layerAfter(layers.at(-1)?.[2]), segment)),
    ...waiting.filter(([, kind, id]) => done.has(`${kind} ${id}`)).map((key) => unindexed.delete(key)),
  ]);
}

async function abandoned(transaction: { abort(): void; done: Promise<void> }): Promise<void> {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
  // It was aborted, so it rejects.
  await transaction.done.catch(() => {});
}

/** Commits in one transaction, retrying without blobs. */
async function commit(db: LibraryDatabase, plan: Plan): Promise<void> {
  await requireSpace();
  const rest = slices();
  const blocks: BlockRow[] = [];
  for (const [block, entries] of plan.blocks) {
    blocks.push(blockRow(plan.worldId, block, entries));
    await rest();
  }
  const write = () => written(db, plan, blocks);
  return plan.added || plan.bodySegment ? orWithoutBlobs(write) : write();
}

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

/** Applies a change in one transaction. Returns the number of entries changed; null if `sync` rejected it. */
export async function apply(worldId: WorldId, change: Change): Promise<number | null> {
  return exclusively(async () => {
    const db = await libraryDatabase();
    const copy = await openCopy(db, worldId);
    const plan = await planChange(db, copy, change);
    if (!plan) return null;
    const { brings = 'sync' } = change;
    await recordTexts(db, plan, { known: copy.row.nextLocation, cause: brings });
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
