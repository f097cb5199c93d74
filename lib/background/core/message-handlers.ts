import type { Handlers } from '../../bridge/index.ts';
import { NotRemoved, OutboxUnavailable } from '../../outbox/index.ts';
import { ServiceError } from '../../service/index.ts';
import { VaultLockedError } from '../../vault/index.ts';
import { takePending } from '../capture/pending-capture.ts';
import { type Background, quietly } from './background.ts';
import { handOn } from './screen-answers.ts';

/** What each channel of the bridge does. */
export function handlersOf({ desk, lock, outbox, library, pages, deferred }: Background): Handlers {
  return {
    'connection.connect': ({ passphrase, ...details }) => desk.connect(details, passphrase),
    'connection.check': () => desk.check(),
    'connection.chooseWorld': ({ worldId }) => desk.chooseWorld(worldId),
    'connection.disconnect': async () => {
      await desk.disconnect();
      // A leave that cannot be given back says nothing of itself.
      quietly(pages.arrange());
    },
    'vault.unlock': ({ passphrase }) => lock.unlock(passphrase),
    'vault.endings': () => desk.endings(),
    'vault.lock': () => lock.lock(),
    'vault.setPassphrase': ({ next, current }) => lock.setPassphrase(next, current),
    'outbox.wake': async () => {
      outbox.wake();
      // What was just saved stands in the library before anything is sent.
      quietly(library.settle());
    },
    'outbox.removeExtra': ({ id, articleId }) => outbox.removeExtra(id, articleId),
    'library.refresh': async ({ worldId }) => library.refresh(worldId),
    'library.pause': (request) => library.pause(request),
    'library.refreshOne': (request) => library.refreshOne(request),
    'library.look': async () => quietly(library.lookIfOld()),
    'library.forget': ({ worldId }) => library.forget(worldId),
    'library.secret': (request) => library.readSecret(request),
    'capture.pending': () => takePending(Date.now()),
    'page.panel': (request, sender) => pages.panel(request, sender),
    'page.pick': (request, sender) => pages.pick(request, sender),
    ...handOn(deferred),
  };
}

/** The errors that carry a sentence for people. */
export function sentenceOf(error: unknown): string | null {
  const kinds = [ServiceError, VaultLockedError, OutboxUnavailable, NotRemoved];
  return error instanceof Error && kinds.some((kind) => error instanceof kind) ? error.message : null;
}
