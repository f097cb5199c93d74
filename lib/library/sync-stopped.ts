import browser from 'webextension-polyfill';
import { STORAGE_FAILURES, type StorageFailure } from '../database/index.ts';
import type { Secret, WorldId } from '../model/index.ts';
import { announce } from './changes.ts';
import { libraryDatabase } from './store/database.ts';
import { exclusively } from './store/pause.ts';

/** Stores the content of a secret, encrypted by the caller. */
export async function putSealed(worldId: WorldId, secret: Secret, box: unknown): Promise<void> {
  const row = { worldId, id: secret.id, box, stamp: secret.updatedAt ?? Date.now() };
  await exclusively(async () => (await libraryDatabase()).put('sealed', row));
  announce({ worldId, what: 'bodies', refs: [{ kind: 'secret', id: secret.id }] });
}

/** Deletes the contents of all secrets; their titles stay. */
export async function dropSealed(): Promise<void> {
  await exclusively(async () => (await libraryDatabase()).clear('sealed'));
}

/** Syncing stopped because the browser couldn't store the offline copy of a world. */
export interface SyncStopped {
  why: StorageFailure;
  worldId: WorldId;
}

const KEY = 'library.stopped';

function parse(raw: unknown): SyncStopped | null {
  if (typeof raw !== 'object' || raw === null || !('why' in raw) || !('worldId' in raw)) return null;
  const why = STORAGE_FAILURES.find((one) => one === raw.why);
  return why && typeof raw.worldId === 'string' ? { why, worldId: raw.worldId } : null;
}

/** Null: syncing works. Kept in memory, because a full disk can't store it. */
export async function readSyncStopped(): Promise<SyncStopped | null> {
  return parse((await browser.storage.session.get(KEY))[KEY]);
}

/** For the background only. */
export async function writeSyncStopped(stopped: SyncStopped | null): Promise<void> {
  if (stopped) await browser.storage.session.set({ [KEY]: stopped });
  else await browser.storage.session.remove(KEY);
}

/** Calls `listener` after each change. Returns a function that unsubscribes. */
export function watchSyncStopped(listener: () => void): () => void {
  const changed = (changes: Record<string, unknown>, area: string) => {
    if (area === 'session' && KEY in changes) listener();
  };
  browser.storage.onChanged.addListener(changed);
  return () => browser.storage.onChanged.removeListener(changed);
}
