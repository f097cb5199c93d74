import { detach } from '../../diagnostics/index.ts';
import type { Handlers } from '../../messaging/index.ts';
import { NotRemoved, OutboxUnavailable } from '../../outbox/index.ts';
import { ServiceError } from '../../service/index.ts';
import { VaultLockedError } from '../../vault/index.ts';
import { backupHandlers } from '../backup/backup-handlers.ts';
import { takePending } from '../capture/pending-capture.ts';
import { historyHandlers } from '../history/history-handlers.ts';
import { linkHandlers } from '../pages/link-handlers.ts';
import { createPageHandlers } from '../pages/page-handlers.ts';
import { resourceHandlers } from '../world/resource-handlers.ts';
import type { Background } from './background.ts';

/** What each channel of the bridge does. */
export function createHandlers(background: Background): Handlers {
  const { connection, lock, outbox, library, pages, backup, history, call } = background;
  return {
    'connection.connect': ({ passphrase, ...details }) => connection.connect(details, passphrase),
    'connection.check': () => connection.check(),
    'connection.chooseWorld': ({ worldId }) => connection.chooseWorld(worldId),
    'connection.disconnect': async () => {
      await connection.disconnect();
      // A leave that cannot be given back says nothing of itself.
      detach(pages.arrange(), 'pages.arrange');
    },
    'vault.unlock': ({ passphrase }) => lock.unlock(passphrase),
    'vault.endings': () => connection.endings(),
    'vault.lock': () => lock.lock(),
    'vault.setPassphrase': ({ next, current }) => lock.setPassphrase(next, current),
    'outbox.wake': async () => {
      void outbox.wake();
      // What was just saved stands in the library before anything is sent.
      detach(library.settle(), 'library.settle');
    },
    'outbox.removeExtra': ({ id, articleId }) => outbox.removeExtra(id, articleId),
    'library.refresh': async ({ worldId }) => library.refresh(worldId),
    'library.pause': (request) => library.pause(request),
    'library.refreshOne': (request) => library.refreshOne(request),
    'library.look': async () => detach(library.lookIfOld(), 'library.lookIfOld'),
    'library.forget': ({ worldId }) => library.forget(worldId),
    'library.secret': (request) => library.readSecret(request),
    'capture.pending': () => takePending(Date.now()),
    'page.panel': (request, sender) => pages.panel(request, sender),
    'page.pick': (request, sender) => pages.pick(request, sender),
    ...createPageHandlers(call),
    ...linkHandlers(),
    ...backupHandlers(backup, call),
    ...historyHandlers(history, call),
    ...resourceHandlers(call),
  };
}

/** The errors that carry a sentence for people. */
export function sentenceOf(error: unknown): string | null {
  const kinds = [ServiceError, VaultLockedError, OutboxUnavailable, NotRemoved];
  return error instanceof Error && kinds.some((kind) => error instanceof kind) ? error.message : null;
}
