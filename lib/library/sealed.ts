import type { Secret, WorldId } from '../model/index.ts';
import { libraryDatabase } from './store/database.ts';
import { exclusively } from './store/lock.ts';

/** Stores the content of a secret, encrypted by the caller. */
export async function putSealed(worldId: WorldId, secret: Secret, box: unknown): Promise<void> {
  const row = { worldId, id: secret.id, box, stamp: secret.updatedAt ?? Date.now() };
  await exclusively(async () => (await libraryDatabase()).put('sealed', row));
}

/** Deletes the contents of all secrets; their titles stay. */
export async function dropSealed(): Promise<void> {
  await exclusively(async () => (await libraryDatabase()).clear('sealed'));
}
