import browser from 'webextension-polyfill';
import { openVault } from '../../lib/vault/index.ts';
import { createBadgeKeeper } from './badgekeeper.ts';
import { type ConnectionDesk, createConnectionDesk } from './connection.ts';
import { createLibrarySync, type LibrarySync } from './librarysync.ts';
import { createLock, LOCK_ALARM, type Lock } from './lock.ts';
import { createOutboxRunner, type OutboxRunner } from './outbox.ts';
import { createRequests } from './requests.ts';
import { createSenderDoor } from './sender.ts';
import { tidyUp } from './settled.ts';

/** The parts of the background, put together. None of them keeps anything in memory that a worker's death would lose. */
export interface Background {
  desk: ConnectionDesk;
  lock: Lock;
  outbox: OutboxRunner;
  library: LibrarySync;
  /** Brings the toolbar button up to date, soon. */
  badge(): void;
}

/** Opens nothing and asks nothing yet: a worker's start must be cheap. */
export function createBackground(): Background {
  const vault = openVault();
  const requests = createRequests(vault);
  const badge = createBadgeKeeper();
  const library = createLibrarySync(requests);
  const outbox = createOutboxRunner(createSenderDoor(requests), () => {
    badge();
    void tidyUp().catch(() => {});
  });
  const lock = createLock(vault, () => {
    outbox.wake();
    void library.resume().catch(() => {});
  });
  const desk = createConnectionDesk(vault, requests, {
    connected(worldId) {
      outbox.wake();
      if (worldId !== null) library.refresh(worldId);
    },
    async disconnecting() {
      await Promise.all([outbox.stop(), library.stop(), browser.alarms.clear(LOCK_ALARM)]);
      badge();
    },
  });
  return { desk, lock, outbox, library, badge };
}
