import { forgetBackups } from '../../history/backup/index.ts';
import { type EntryRef, openLocalCopy, openWriter, refreshOne } from '../../library/index.ts';
import type { SecretReading } from '../../messaging/index.ts';
import type { Instant, Result, WorldId } from '../../model/index.ts';
import type { BackupRunner } from '../backup/backup-runner.ts';
import type { CallService } from '../core/call-service.ts';
import type { BackgroundServices } from '../core/services.ts';
import type { HistoryRunner } from '../history/history-runner.ts';
import { forgetTemplates } from '../statblock/statblock-templates.ts';
import { settleDrafts } from './draft-entries.ts';
import { writeDraftsInLibrary } from './draft-ledger.ts';
import { readSecret } from './read-secret.ts';
import { mayHold, unsealed } from './secret-encryption.ts';
import { copiedWorlds, createSyncRunner } from './sync-runner.ts';

/** The library's work. Everything written down first, so that any worker goes on with it. */
export interface LibraryWork {
  /** Begins a pass over a world, or goes on with one, because a person asked for it; resolves when all work is done. */
  refresh(worldId: WorldId): Promise<void>;
  /** Sets the alarm: whatever is asked next goes on even if this worker dies first. */
  expect(): Promise<void>;
  /** Goes on with what was cut off. */
  resume(): Promise<void>;
  /** Looks whether there is anything new in the worlds that are copied, unless it did so after `since`. */
  look(since: Instant): Promise<void>;
  pause(worldId: WorldId, paused: boolean): Promise<void>;
  /** False: it is not there any more. */
  refreshOne(worldId: WorldId, ref: EntryRef): Promise<Result<boolean>>;
  readSecret(worldId: WorldId, id: string): Promise<Result<SecretReading>>;
  /** Brings what was written here into the library: on its way, arrived, taken back. */
  settle(): Promise<void>;
  /** Takes the contents of secrets away that may not be kept any more. */
  checkSealed(): Promise<void>;
  /** Takes all contents of secrets away, then runs `change`; nothing is sealed before it has ended. */
  unsealed<T>(change: () => Promise<T>): Promise<T>;
  forget(worldId: WorldId): Promise<void>;
  /** Resolves when nobody writes to the library any more. */
  stop(): Promise<void>;
  /** Takes everything away. */
  clear(): Promise<void>;
}

/** The library's work, put together. */
export function createLibraryWork(
  services: BackgroundServices,
  { backup, history, call }: { backup: BackupRunner; history: HistoryRunner; call: CallService },
): LibraryWork {
  const copying = createSyncRunner(services);
  /** One at a time, so that none works from what another is just changing. */
  let settling: Promise<void> = Promise.resolve();

  return {
    refresh: copying.refresh,
    expect: copying.expect,
    resume: copying.resume,
    async look(since) {
      // Somebody has connected or unlocked: what waited for that goes on.
      void history.wake();
      void backup.wake();
      await copying.look(since);
    },
    pause: copying.pause,
    async stop() {
      await Promise.all([copying.stop(), backup.suspend(), history.stop()]);
    },
    refreshOne: (worldId, ref) =>
      call((service) => refreshOne(service, worldId, ref, { signal: new AbortController().signal })),
    readSecret: (worldId, id) => readSecret(worldId, id, services.vault, call),
    settle() {
      // A failure belongs to the call that made it; the next one runs all the same.
      settling = settling.catch(() => {}).then(() => settleDrafts(history.noteCreated));
      return settling;
    },
    async checkSealed() {
      if (await mayHold(services.vault)) return;
      copying.interrupt();
      await unsealed(async () => {});
    },
    unsealed(change) {
      copying.interrupt();
      return unsealed(change);
    },
    async forget(worldId) {
      // Backups that cannot be opened are not under way.
      await Promise.all([copying.leave(worldId), backup.stop(worldId).catch(() => {})]);
      await (await openLocalCopy()).clearWorld(worldId);
      // The chosen world would be copied again at once; it stays away until its owner wants it.
      if ((await copiedWorlds()).includes(worldId)) await openWriter().pause(worldId, true);
      await history.engine.forget(worldId);
    },
    async clear() {
      // Reported to its own caller; here only its end counts.
      await settling.catch(() => {});
      await (await openLocalCopy()).clear();
      await forgetBackups(null);
      await history.stop();
      await history.engine.forget(null);
      await unsealed(async () => {});
      await writeDraftsInLibrary({});
      await forgetTemplates();
    },
  };
}
