import { forgetBackups } from '../../history/backup/index.ts';
import { openLocalCopy, openWriter, refreshOne } from '../../library/index.ts';
import { writeDraftsInLibrary } from '../../settings/index.ts';
import type { Backup } from '../backup/backup-runner.ts';
import { asking } from '../core/call-service.ts';
import type { Lent, LibraryWork } from '../core/deferred.ts';
import type { HistoryRoom } from '../history/history-runner.ts';
import { forgetTemplates } from '../statblock/statblock-templates.ts';
import { settleDrafts } from './draft-entries.ts';
import { readSecret } from './read-secret.ts';
import { mayHold, unsealed } from './secret-encryption.ts';
import { copiedWorlds, createCopying } from './sync-runner.ts';

/** The library's work, put together. Nothing is thrown that the other script would have to understand. */
export function createLibraryWork(lent: Lent, backup: Backup, history: HistoryRoom): LibraryWork {
  const copying = createCopying(lent, backup.isAtWork);
  const outcome = asking(lent);
  /** One at a time, so that none works from what another is just changing. */
  let settling: Promise<void> = Promise.resolve();

  return {
    refresh: copying.refresh,
    async resume() {
      await Promise.all([copying.resume(), backup.resume()]);
    },
    async look(since) {
      // Somebody has connected or unlocked: what waited for that goes on.
      history.wake().catch(() => {});
      await copying.look(since);
    },
    pause: copying.pause,
    async stop() {
      await Promise.all([copying.stop(), backup.leave(), history.stop()]);
    },
    refreshOne: (worldId, ref) =>
      outcome((service) => refreshOne(service, worldId, ref, { signal: new AbortController().signal })),
    readSecret: (worldId, id) => readSecret(worldId, id, lent, outcome),
    settle() {
      settling = settling.catch(() => {}).then(() => settleDrafts(history.noteCreated));
      return settling;
    },
    async checkSealed() {
      if (await mayHold(lent.vault)) return;
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
