import type { WorldId } from '../../model/index.ts';
import { backupDatabase, ofWorld } from './database.ts';
import type { Listed, ReadKind, RecordRow } from './run.ts';
import { isSoundRecord } from './run.ts';

export async function recordRow(worldId: WorldId, kind: ReadKind, id: string): Promise<RecordRow | null> {
  const row = await (await backupDatabase()).get('records', [worldId, kind, id]);
  return isSoundRecord(row) ? row : null;
}

export async function putRecord(row: RecordRow): Promise<void> {
  await (await backupDatabase()).put('records', row);
}

/** The children of a record, unordered. */
export async function recordsBelow(worldId: WorldId, parentId: string): Promise<RecordRow[]> {
  const rows = await (await backupDatabase()).getAllFromIndex('records', 'below', [worldId, parentId]);
  return rows.filter(isSoundRecord);
}

/** All records of a world, without their responses. */
export async function recordsOf(worldId: WorldId): Promise<Listed<ReadKind>[]> {
  const rows: Listed<ReadKind>[] = [];
  const { store } = (await backupDatabase()).transaction('records');
  for (let cursor = await store.openCursor(ofWorld(worldId)); cursor; cursor = await cursor.continue()) {
    if (!isSoundRecord(cursor.value)) continue;
    const { kind, id, title, url, updatedAt } = cursor.value;
    rows.push({ kind, id, title, url, updatedAt, categoryId: null });
  }
  return rows;
}
