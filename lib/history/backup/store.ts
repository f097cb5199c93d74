import { faultOf } from '../../database/index.ts';
import type { Instant, WorldId } from '../../model/index.ts';
import { backupDatabase, deleteBackups, ofWorld } from './database.ts';
import { isSoundRun, isSoundSaved, isSoundText } from './row-guards.ts';
import type { Run, Saved, TextRow } from './run.ts';

const CHANNEL = 'loreside-backup';

/** One channel for each message: contexts come and go, and messages are few. */
function tell(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when a reading got on, or something was saved, in any other context. Returns how to stop. */
export function watchRuns(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => listener();
  return () => channel.close();
}

export async function readRuns(): Promise<Run[]> {
  return (await (await backupDatabase()).getAll('runs')).filter(isSoundRun);
}

export async function readSaved(): Promise<Saved[]> {
  return (await (await backupDatabase()).getAll('saved')).filter(isSoundSaved);
}

/** Remembers that a file was saved, and that its reading is over. */
export async function markSaved(saved: Saved): Promise<void> {
  const transaction = (await backupDatabase()).transaction(['runs', 'saved'], 'readwrite');
  await Promise.all([
    transaction.objectStore('saved').put(saved),
    transaction.objectStore('runs').delete(saved.worldId),
    transaction.done,
  ]);
  tell();
}

/** Writes a new reading in the place of any before it. */
export async function putRun(run: Run): Promise<void> {
  await (await backupDatabase()).put('runs', run);
  tell();
}

/** Changes a reading in one transaction; `edit` gives null where it is not what was meant. Resolves with what stands. */
export async function changeRun(worldId: WorldId, edit: (run: Run) => Run | null): Promise<Run | null> {
  const transaction = (await backupDatabase()).transaction('runs', 'readwrite');
  const before = await transaction.store.get(worldId);
  const after = isSoundRun(before) ? edit(before) : null;
  if (after) await transaction.store.put(after);
  await transaction.done;
  if (after) tell();
  return after;
}

/** What was read of texts stays, for the next one. */
export async function dropRun(worldId: WorldId): Promise<void> {
  await (await backupDatabase()).delete('runs', worldId);
  tell();
}

/** Deletes what cannot be opened; the next backup reads everything once more. */
export async function startBackupsAgain(): Promise<void> {
  await deleteBackups();
  tell();
}

/** Everything of a world, or of all; then also what a newer version wrote. */
export async function forgetBackups(worldId: WorldId | null): Promise<void> {
  const db = await backupDatabase().catch(async (error: unknown) => {
    if (worldId !== null || faultOf(error) !== 'newer') throw error;
    await deleteBackups();
    return backupDatabase();
  });
  const names = ['runs', 'texts', 'saved', 'records'] as const;
  const transaction = db.transaction(names, 'readwrite');
  const stores = names.map((name) => transaction.objectStore(name));
  if (worldId === null) await Promise.all([...stores.map((store) => store.clear()), transaction.done]);
  else
    await Promise.all([
      transaction.objectStore('runs').delete(worldId),
      transaction.objectStore('saved').delete(worldId),
      transaction.objectStore('texts').delete(ofWorld(worldId)),
      transaction.objectStore('records').delete(ofWorld(worldId)),
      transaction.done,
    ]);
  tell();
}

export async function textRow(worldId: WorldId, versionId: string, partId: string): Promise<TextRow | null> {
  const row = await (await backupDatabase()).get('texts', [worldId, versionId, partId]);
  return isSoundText(row) ? row : null;
}

export async function putText(row: TextRow): Promise<void> {
  await (await backupDatabase()).put('texts', row);
}

/** A version's own row, then its parts. */
export async function textsOf(worldId: WorldId, versionId: string): Promise<TextRow[]> {
  const range = IDBKeyRange.bound([worldId, versionId], [worldId, versionId, []]);
  return (await (await backupDatabase()).getAll('texts', range)).filter(isSoundText);
}

/** The versions of all manuscripts of a world. */
export async function versionsOf(worldId: WorldId): Promise<TextRow[]> {
  const rows: TextRow[] = [];
  const { store } = (await backupDatabase()).transaction('texts');
  for (let cursor = await store.openCursor(ofWorld(worldId)); cursor; cursor = await cursor.continue())
    if (cursor.value.partId === '' && isSoundText(cursor.value)) rows.push(cursor.value);
  return rows;
}

/** Takes away what the run that began then has not seen. */
export async function dropUnseen(
  table: 'texts' | 'records',
  worldId: WorldId,
  beganAt: Instant,
): Promise<void> {
  const transaction = (await backupDatabase()).transaction(table, 'readwrite');
  for (
    let cursor = await transaction.store.openCursor(ofWorld(worldId));
    cursor;
    cursor = await cursor.continue()
  )
    if (cursor.value.seenBy !== beganAt) await cursor.delete();
  await transaction.done;
}
