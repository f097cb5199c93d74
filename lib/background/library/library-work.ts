import { reportAndUse, reportAs } from '../../diagnostics/index.ts';
import { forgetBackups } from '../../history/backup/index.ts';
import { removeAllImages, removeWorldImages } from '../../images/index.ts';
import { openLocalCopy, openWriter, refreshOne } from '../../library/index.ts';
import type { RequestOf, SecretReading } from '../../messaging/index.ts';
import { type Instant, ok, type Result, type WorldId } from '../../model/index.ts';
import { readLocalWorlds } from '../../stored-state/index.ts';
import { deleteSecretVersions, type VersionCause } from '../../versions/index.ts';
import type { BackupRunner } from '../backup/backup-runner.ts';
import type { BackgroundServices, CallService } from '../core/call-service.ts';
import type { HistoryRunner } from '../history/history-runner.ts';
import { forgetTemplates } from '../statblock/statblock-templates.ts';
import { settleDrafts, writeDraftsInLibrary } from './draft-entries.ts';
import { mayHold, openBox, unsealed } from './secret-encryption.ts';
import { restoreSecret, secretVersion, storeSecret } from './secret-versions.ts';
import { copiedWorlds, createSyncRunner } from './sync-runner.ts';

/** The library's operations. Work is stored first, so that any worker can continue it. */
export type LibraryWork = ReturnType<typeof createLibraryWork>;

/** Deletes the offline copies except those in `kept`: with their database if there are none. */
async function clearCopies(kept: readonly WorldId[]): Promise<void> {
  const library = await openLocalCopy();
  if (kept.length === 0) return library.clear();
  for (const worldId of await openWriter().worlds())
    if (!kept.includes(worldId)) await library.clearWorld(worldId);
}

export function createLibraryWork(
  services: BackgroundServices,
  { backup, history, call }: { backup: BackupRunner; history: HistoryRunner; call: CallService },
) {
  const { leave, interrupt, readLost, ...copying } = createSyncRunner(services);
  /** Updates run one after another, so that none starts from a state that another is changing. */
  let settling: Promise<void> = Promise.resolve();

  return {
    ...copying,
    /** Repairs a world's copy: at once what is stored here, then what has to be read again. */
    async repair(worldId: WorldId): Promise<void> {
      await openWriter().repair(worldId);
      await readLost(worldId);
    },
    async look(since: Instant): Promise<void> {
      // The user may have just connected or unlocked, which history and backups wait for.
      void history.wake();
      void backup.wake();
      await copying.look(since);
    },
    pause: ({ worldId, paused }: RequestOf<'library.pause'>): Promise<void> => copying.pause(worldId, paused),
    /** Resolves when nothing writes to the library any more. */
    async stop(): Promise<void> {
      await Promise.all([copying.stop(), backup.suspend(), history.stop()]);
    },
    refreshOne: ({ worldId, ...ref }: RequestOf<'library.refreshOne'>, brings: VersionCause = 'sync') =>
      call(worldId, (service) =>
        refreshOne(service, worldId, ref, { signal: new AbortController().signal, brings }),
      ),
    readSecret: ({ worldId, id }: RequestOf<'library.secret'>) =>
      readSecret(worldId, id, services.vault, call),
    secretVersion: (request: RequestOf<'secret.version'>) => secretVersion(services.vault, request),
    restoreSecret: (request: RequestOf<'secret.restore'>) => restoreSecret(services.vault, call, request),
    /** Updates the library from the outbox: pending, delivered and canceled drafts. */
    settle(): Promise<void> {
      // The failing call reports its own error. The next one runs anyway.
      settling = settling.catch(() => {}).then(() => settleDrafts(history.noteCreated));
      return settling;
    },
    /** Deletes stored secrets that may no longer be kept. */
    async checkSealed(): Promise<void> {
      if (await mayHold(services.vault)) return;
      interrupt();
      await unsealed(async () => {});
    },
    /** Deletes all stored secrets, then runs `change`. No secret is stored before it ends. */
    unsealed<T>(change: () => Promise<T>): Promise<T> {
      interrupt();
      return unsealed(change);
    },
    async forget(worldId: WorldId): Promise<void> {
      // A backup database that can't be opened has nothing running.
      await Promise.all([leave(worldId), backup.stop(worldId).catch(() => {})]);
      await (await openLocalCopy()).clearWorld(worldId);
      // Other versions stay. Encrypted secrets are all deleted with their copy.
      await deleteSecretVersions(worldId).catch(reportAs('versions.deleteSecrets'));
      await removeWorldImages(worldId);
      // The chosen world would be copied again at once. It stays paused until the user resumes it.
      if ((await copiedWorlds()).includes(worldId)) await openWriter().pause(worldId, true);
      await history.engine.forget(worldId);
    },
    /** Deletes everything of the account. Worlds that need no account stay. */
    async clear(): Promise<void> {
      // Its caller gets the error. Only the end matters here.
      await settling.catch(() => {});
      const kept = (await readLocalWorlds()).worlds.map(({ id }) => id);
      await clearCopies(kept);
      await removeAllImages(kept);
      await forgetBackups(null, kept);
      await history.stop();
      await history.engine.forget(null, kept);
      await unsealed(async () => {});
      await writeDraftsInLibrary({});
      await forgetTemplates();
    },
  };
}

async function fromCopy(
  worldId: WorldId,
  id: string,
  vault: BackgroundServices['vault'],
): Promise<SecretReading | null> {
  const kept = await openBox(vault, worldId, id, await (await openLocalCopy()).sealed(worldId, id));
  return kept && { secret: kept.secret, readAt: kept.readAt, fromCopy: true };
}

/** Reads a secret from World Anvil, or else the encrypted copy, which is kept only if the user wants that. */
async function readSecret(
  worldId: WorldId,
  id: string,
  vault: BackgroundServices['vault'],
  call: CallService,
): Promise<Result<SecretReading>> {
  const read = await call(worldId, (service) => service.secret(id, { urgency: 'person' }));
  if (!read.ok) {
    const kept = await fromCopy(worldId, id, vault).catch(reportAndUse('library.readSealedSecret', null));
    return kept ? ok(kept) : read;
  }
  const secret = read.value;
  await storeSecret(vault, worldId, secret, 'sync').catch(reportAs('library.read-secret'));
  return ok({ secret, readAt: Date.now(), fromCopy: false });
}
