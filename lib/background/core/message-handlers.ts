import { detach } from '../../diagnostics/index.ts';
import { HistoryUnavailable } from '../../history/index.ts';
import type { Handlers } from '../../messaging/index.ts';
import { ok, type Problem, ProblemError } from '../../model/index.ts';
import { NotRemoved, OutboxUnavailable } from '../../outbox/index.ts';
import { ServiceError } from '../../service/index.ts';
import { VaultLockedError } from '../../vault/index.ts';
import { backupHandlers } from '../backup/backup-runner.ts';
import { takePending } from '../capture/capture-menu.ts';
import { historyHandlers } from '../history/history-handlers.ts';
import { importHandlers } from '../import/import-runner.ts';
import { alarmHandlers } from '../pages/alarm-handlers.ts';
import { journalHandlers } from '../pages/journal-handlers.ts';
import { linkHandlers } from '../pages/link-handlers.ts';
import { createPageHandlers } from '../pages/page-handlers.ts';
import { resourceHandlers } from '../world/resource-handlers.ts';
import { addSample } from '../worlds/local-worlds.ts';
import type { Background } from './background.ts';

export function createHandlers(background: Background): Handlers {
  const { connection, lock, outbox, library, pages, backup, history, settingsSync, call } = background;
  const { localWorlds, imports } = background;
  return {
    'connection.connect': async ({ passphrase, ...details }) =>
      ok(await connection.connect(details, passphrase)),
    'connection.check': async () => ok(await connection.check()),
    'connection.chooseWorld': async ({ worldId }) => {
      if (!(await localWorlds.choose(worldId))) await connection.chooseWorld(worldId);
      return ok(undefined);
    },
    'connection.disconnect': async () => {
      await connection.disconnect();
      // If the permission can't be removed, no event follows that would update the pages.
      detach(pages.arrange(), 'pages.arrange');
      return ok(undefined);
    },
    'vault.unlock': async ({ passphrase }) => ok(await lock.unlock(passphrase)),
    'vault.endings': async () => ok(await connection.endings()),
    'vault.lock': async () => ok(await lock.lock()),
    'vault.setPassphrase': async ({ next, current }) => ok(await lock.setPassphrase(next, current)),
    'outbox.wake': async () => {
      void outbox.wake();
      // Shows the saved draft in the library before it is sent.
      detach(library.settle(), 'library.settle');
      return ok(undefined);
    },
    'outbox.removeExtra': async ({ id, articleId }) => ok(await outbox.removeExtra(id, articleId)),
    'library.refresh': async ({ worldId }) => ok(await library.refresh(worldId)),
    'library.repair': async ({ worldId }) => ok(library.repair(worldId)),
    'library.pause': async (request) => ok(await library.pause(request)),
    'library.refreshOne': (request) => library.refreshOne(request),
    'library.look': async () => ok(detach(library.lookIfOld(), 'library.lookIfOld')),
    'library.forget': async ({ worldId }) => ok(await library.forget(worldId)),
    'library.secret': (request) => library.readSecret(request),
    'secret.version': (request) => library.secretVersion(request),
    'secret.restore': (request) => library.restoreSecret(request),
    'localWorlds.add': async (world) => ok(await localWorlds.add({ ...world, ownership: null })),
    'localWorlds.addSample': () => addSample(history, localWorlds),
    'localWorlds.remove': async ({ worldId }) => ok(await localWorlds.remove(worldId)),
    'settingsSync.preview': async () => ok(await settingsSync.preview()),
    'settingsSync.turnOn': async () => ok(await settingsSync.turnOn()),
    'settingsSync.turnOff': async ({ removeCopy }) => ok(await settingsSync.turnOff(removeCopy)),
    'capture.pending': async () => ok(await takePending(Date.now())),
    'page.panel': async (request, sender) => {
      await pages.panel(request, sender);
      return ok(undefined);
    },
    'page.pick': async (request, sender) => {
      await pages.pick(request, sender);
      return ok(undefined);
    },
    'page.openAlarm': async (_, sender) => {
      await pages.versions(sender);
      return ok(undefined);
    },
    'page.arrange': async () => ok(await pages.arrange()),
    ...createPageHandlers(call),
    ...linkHandlers(),
    ...journalHandlers((worldId, ref) => library.refreshOne({ worldId, ...ref }, 'editor')),
    ...alarmHandlers(call),
    ...backupHandlers(backup, call),
    ...historyHandlers(history, call),
    ...importHandlers(imports),
    ...resourceHandlers(call),
  };
}

/** Errors that carry a sentence for the user, and the kind of problem that each is. */
const KINDS = [
  [OutboxUnavailable, 'outboxUnavailable'],
  [HistoryUnavailable, 'historyUnavailable'],
  [VaultLockedError, 'locked'],
  [NotRemoved, 'notRemoved'],
] as const;

/** Returns the problem that an error carries, or null if it has none. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof ServiceError) return error.failure;
  for (const [type, kind] of KINDS) if (error instanceof type) return { kind, sentence: error.sentence };
  return null;
}
