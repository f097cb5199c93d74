import { faultOf } from '../../database/index.ts';
import type { Instant, WorldId } from '../../model/index.ts';
import { backupDatabase, deleteBackups, ofWorld } from './database.ts';
import type { Run, Saved, TextRow } from './run.ts';
import { isSoundSaved, isSoundText, readRun } from './run.ts';

const CHANNEL = 'loreside-backup';

/** Opens a channel for each message, because messages are few. */
function tell(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` after each change by another context. Returns a function that unsubscribes. */
export function watchRuns(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => listener();
  return () => channel.close();
}

export async function readRuns(): Promise<Run[]> {
  return (await (await backupDatabase()).getAll('runs')).flatMap((row) => readRun(row) ?? []);
}

export async function readSaved(): Promise<Saved[]> {
  return (await (await backupDatabase()).getAll('saved')).filter(isSoundSaved);
}

/** Records that a backup was saved to a file, and ends its run. */
export async function markSaved(saved: Saved): Promise<void> {
  const transaction = (await backupDatabase()).transaction(['runs', 'saved'], 'readwrite');
  await Promise.all([
    transaction.objectStore('saved').put(saved),
    transaction.objectStore('runs').delete(saved.worldId),
    transaction.done,
  ]);
  tell();
}

/** Stores a new run in place of the world's earlier one. */
export async function putRun(run: Run): Promise<void> {
  await (await backupDatabase()).put('runs', run);
  tell();
}

/** Changes a run in one transaction, unless `edit` returns null. Resolves with the stored run. */
export async function changeRun(worldId: WorldId, edit: (run: Run) => Run | null): Promise<Run | null> {
  const transaction = (await backupDatabase()).transaction('runs', 'readwrite');
  const before = readRun(await transaction.store.get(worldId));
  const after = before && edit(before);
  if (after) await transaction.store.put(after);
  await transaction.done;
  if (after) tell();
  return after;
}

/** Deletes a run. The texts that it read stay for the next one. */
export async function dropRun(worldId: WorldId): Promise<void> {
  await (await backupDatabase()).delete('runs', worldId);
  tell();
}

/** Deletes a database that can't be opened. The next backup reads everything again. */
export async function startBackupsAgain(): Promise<void> {
  await deleteBackups();
  tell();
}

/** Deletes everything about a world. With null, about all worlds, including what a newer version wrote. */
export async function forgetBackups(worldId: WorldId | null, kept: readonly WorldId[] = []): Promise<void> {
  const db = await backupDatabase().catch(async (error: unknown) => {
    if (worldId !== null || faultOf(error) !== 'newer') throw error;
    await deleteBackups();
    return backupDatabase();
  });
  const names = ['runs', 'texts', 'saved', 'records'] as const;
  const transaction = db.transaction(names, 'readwrite');
  if (worldId === null && kept.length === 0)
    await Promise.all(names.map((name) => transaction.objectStore(name).clear()));
  else {
    const [runs, texts, saved, records] = await Promise.all([
      transaction.objectStore('runs').getAllKeys(),
      transaction.objectStore('texts').getAllKeys(),
      transaction.objectStore('saved').getAllKeys(),
      transaction.objectStore('records').getAllKeys(),
    ]);
    const worlds = new Set([...runs, ...saved, ...[...texts, ...records].map(([world]) => world)]);
    const gone = worldId === null ? [...worlds].filter((world) => !kept.includes(world)) : [worldId];
    await Promise.all(
      gone.flatMap((world) => [
        transaction.objectStore('runs').delete(world),
        transaction.objectStore('saved').delete(world),
        transaction.objectStore('texts').delete(ofWorld(world)),
        transaction.objectStore('records').delete(ofWorld(world)),
      ]),
    );
  }
  await transaction.done;
  tell();
}

export async function textRow(worldId: WorldId, versionId: string, partId: string): Promise<TextRow | null> {
  const row = await (await backupDatabase()).get('texts', [worldId, versionId, partId]);
  return isSoundText(row) ? row : null;
}

export async function putText(row: TextRow): Promise<void> {
  await (await backupDatabase()).put('texts', row);
}

/** The row of a manuscript version, then those of its parts. */
export async function textsOf(worldId: WorldId, versionId: string): Promise<TextRow[]> {
  const range = IDBKeyRange.bound([worldId, versionId], [worldId, versionId, []]);
  return (await (await backupDatabase()).getAll('texts', range)).filter(isSoundText);
}

export async function versionsOf(worldId: WorldId): Promise<TextRow[]> {
  const rows: TextRow[] = [];
  const { store } = (await backupDatabase()).transaction('texts');
  for (let cursor = await store.openCursor(ofWorld(worldId)); cursor; cursor = await cursor.continue())
    if (cursor.value.partId === '' && isSoundText(cursor.value)) rows.push(cursor.value);
  return rows;
}

/** Deletes the rows that the run started at this time didn't find. */
export async function dropUnseen(
  table: 'texts' | 'records',
  worldId: WorldId,
  beganAt: Instant,
): Promise<void> {
  const transaction = (await backupDatabase()).transaction(table, 'readwrite');
  const { store } = transaction;
  for (let cursor = await store.openCursor(ofWorld(worldId)); cursor; cursor = await cursor.continue())
    if (cursor.value.seenBy !== beganAt) await cursor.delete();
  await transaction.done;
}
