import browser from 'webextension-polyfill';
import { checkDrafts, type Keeper, openOutbox } from '../../outbox/index.ts';
import { readConnection } from '../../settings/index.ts';
import { openVault } from '../../vault/index.ts';
import { type ConnectionDesk, createConnectionDesk } from '../connection/connection-manager.ts';
import { checkPermission, markRefused } from '../connection/connection-state.ts';
import { createLock, LOCK_ALARM, type Lock } from '../connection/lock.ts';
import { createRequests } from '../connection/service-access.ts';
import { createLibraryDoor, type LibraryDoor } from '../library/sync-scheduler.ts';
import { createBadgeKeeper } from '../outbox/badge-updater.ts';
import { emptyBin } from '../outbox/delivered-drafts.ts';
import { createSenderDoor } from '../outbox/open-sender.ts';
import { createOutboxRunner, type OutboxRunner } from '../outbox/outbox-runner.ts';
import { draftsWait } from '../outbox/waiting-drafts.ts';
import { createWorldPages, type WorldPages } from '../pages/page-panel.ts';
import { createDeferredDoor, type Deferred } from './deferred.ts';
import { begin } from './deferred-parts.ts';
import { repairAlarms } from './repair-alarms.ts';

/** The parts of the background, put together. None of them keeps anything in memory that a worker's death would lose. */
export interface Background {
  desk: ConnectionDesk;
  lock: Lock;
  outbox: OutboxRunner;
  library: LibraryDoor;
  pages: WorldPages;
  /** The part that begins when it is first needed. */
  deferred(): Promise<Deferred>;
  /** Brings the toolbar button up to date, soon. */
  badge(): void;
  /** Compares the drafts with their copies, and stores what couldn't be stored before. */
  checkDrafts(): Promise<void>;
  /** What every worker does once it has given its first answer: takes up what died with the one before it. */
  begin(): Promise<void>;
  /** The browser keeps us from an address, from now on. */
  permissionRemoved(): Promise<void>;
  /** The browser lets us reach an address, from now on. */
  permissionAdded(): Promise<void>;
}

/** For work that nobody waits for; what fails is tried again at the next occasion. */
export function quietly(work: Promise<unknown>): void {
  work.catch(() => {});
}

/** Nothing can be kept just now, so nothing that stands there is changed. */
const unkept = ({ message }: Error): Keeper => ({
  exclusively: (_article, work) => work(),
  record: async () => message,
  isUndone: async () => false,
});

/** Opens nothing and asks nothing yet: a worker's start must be cheap. */
export function createBackground(): Background {
  const vault = openVault();
  const requests = createRequests(vault);
  const badge = createBadgeKeeper();
  const deferred = createDeferredDoor({ service: requests.wholeService, vault, markRefused }, begin);
  const library = createLibraryDoor(deferred);
  const pages = createWorldPages(deferred.open);
  const sender = createSenderDoor(requests, () =>
    deferred.open().then(({ history }) => history.keeper, unkept),
  );
  const outbox = createOutboxRunner(sender, draftsWait, () => {
    badge();
    quietly(emptyBin());
    quietly(library.settle());
  });
  const lock = createLock(vault, {
    opened() {
      outbox.wake();
      quietly(library.look());
      quietly(desk.finish());
    },
    changing: library.unsealed,
  });
  const desk = createConnectionDesk(vault, requests, {
    async connected() {
      await library.expect();
      quietly(pages.arrange());
      outbox.wake();
      quietly(library.look());
      quietly(lock.refresh());
    },
    async forgetCopy() {
      await library.stop();
      await library.clear();
    },
    async stopWork() {
      await Promise.all([outbox.stop(), library.stop(), browser.alarms.clear(LOCK_ALARM)]);
      badge();
    },
  });
  const background: Background = {
    ...{ desk, lock, outbox, library, pages, badge },
    async checkDrafts() {
      // What can't be read or written now is checked at the next occasion; screens say what is wrong.
      await openOutbox()
        .then(checkDrafts)
        .catch(() => {});
      badge();
    },
    deferred: deferred.open,
    async begin() {
      await background.checkDrafts();
      outbox.wake();
      quietly(repairAlarms());
      await desk.finish();
      await lock.refresh();
      await library.resume();
    },
    async permissionRemoved() {
      await pages.arrange();
      if (await checkPermission()) await library.stop();
    },
    async permissionAdded() {
      quietly(pages.arrange());
      if ((await readConnection()).state === 'refused') await desk.check();
    },
  };
  return background;
}
