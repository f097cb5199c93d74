import browser from 'webextension-polyfill';
import { detach, reportAs } from '../../diagnostics/index.ts';
import { checkDrafts, OUTBOX_ALARM, openOutbox } from '../../outbox/index.ts';
import { readConnection, skipFirstNews } from '../../stored-state/index.ts';
import { openVault } from '../../vault/index.ts';
import { BACKUP_ALARM, createBackupRunner } from '../backup/backup-runner.ts';
import { createConnectionManager } from '../connection/connection-manager.ts';
import { checkAccess, markRefused, restoreAccess } from '../connection/connection-state.ts';
import { createLock, LOCK_ALARM } from '../connection/lock.ts';
import { createServiceAccess, createServiceOfWorld } from '../connection/service-access.ts';
import { createHistoryRunner, HISTORY_ALARM } from '../history/history-runner.ts';
import { createImportRunner, IMPORT_ALARM } from '../import/import-runner.ts';
import { createLibraryWork } from '../library/library-work.ts';
import { createSyncScheduler } from '../library/sync-scheduler.ts';
import { LIBRARY_ALARM } from '../library/sync-tasks.ts';
import { createBadgeUpdater } from '../outbox/badge.ts';
import {
  createOutboxRunner,
  createSenderOpener,
  emptyBin,
  hasWaitingDrafts,
} from '../outbox/outbox-runner.ts';
import { moveFallbackTexts } from '../pages/fallback-texts.ts';
import { createWorldPages } from '../pages/world-pages.ts';
import { createSettingsSync } from '../settings-sync/settings-sync.ts';
import { adoptWorlds } from '../worlds/adopt-worlds.ts';
import { createLocalWorlds } from '../worlds/local-worlds.ts';
import { type BackgroundServices, createCallService } from './call-service.ts';
import { repairAlarms } from './repair-alarms.ts';

/** Runners set these again themselves when they are woken. */
const RUNNER_ALARMS: ReadonlySet<string> = new Set([
  OUTBOX_ALARM,
  HISTORY_ALARM,
  LIBRARY_ALARM,
  BACKUP_ALARM,
  IMPORT_ALARM,
]);

/** The parts of the background. None of them keeps anything in memory that must survive the worker. */
export type Background = ReturnType<typeof createBackground>;

/** Creates the parts. Opens no database and sends no request, because a worker must start fast. */
export function createBackground() {
  const vault = openVault();
  const access = createServiceAccess(vault);
  const services: BackgroundServices = { service: createServiceOfWorld(access), vault, markRefused };
  const call = createCallService(services);
  const badge = createBadgeUpdater();
  const backup = createBackupRunner(services);
  const history = createHistoryRunner(services);
  const library = createSyncScheduler(createLibraryWork(services, { backup, history, call }));
  const pages = createWorldPages(call);
  const settingsSync = createSettingsSync();
  const localWorlds = createLocalWorlds(library, pages.arrange);
  const adopt = () => adoptWorlds(access.wholeService, pages.arrange);
  const openSender = createSenderOpener(access, async () => history.indexer);
  const outbox = createOutboxRunner(openSender, hasWaitingDrafts, () => {
    badge();
    detach(emptyBin(), 'core.emptyBin');
    detach(library.settle(), 'library.settle');
    detach(imports.resume(), 'import.resume');
  });
  const imports = createImportRunner(services, history, () => void outbox.wake());
  const lock = createLock(vault, {
    opened() {
      void outbox.wake();
      detach(library.look(), 'library.look');
      detach(connection.finish(), 'connection.finish');
    },
    changing: library.unsealed,
  });
  const connection = createConnectionManager(vault, access, {
    async connected() {
      await library.expect();
      detach(pages.arrange(), 'pages.arrange');
      void outbox.wake();
      detach(library.look(), 'library.look');
      detach(adopt(), 'worlds.adopt');
      detach(lock.refresh(), 'lock.refresh');
    },
    async forgetCopy() {
      await library.stop();
      await library.clear();
    },
    async stopWork() {
      await Promise.all([outbox.stop(), library.stop(), imports.stop(), browser.alarms.clear(LOCK_ALARM)]);
      badge();
    },
  });
  /** Compares the drafts with their copies, and stores what couldn't be stored before. */
  async function compareDrafts(): Promise<void> {
    // The next check retries what can't be read or written now. Screens report it.
    await openOutbox().then(checkDrafts).catch(reportAs('core.background'));
    badge();
  }
  return {
    ...{
      connection,
      lock,
      outbox,
      library,
      backup,
      history,
      imports,
      pages,
      settingsSync,
      localWorlds,
      call,
    },
    /** Brings the toolbar button up to date, soon. */
    badge,
    checkDrafts: compareDrafts,
    /** Runs in every worker after its first reply: resumes what the previous worker left unfinished. */
    async begin(): Promise<void> {
      detach(skipFirstNews(), 'core.skipFirstNews');
      await compareDrafts();
      void outbox.wake();
      detach(repairAlarms(RUNNER_ALARMS), 'core.repairAlarms');
      void moveFallbackTexts();
      detach(history.resume(), 'history.resume');
      detach(imports.resume(), 'import.resume');
      detach(settingsSync.resume(), 'settingsSync.resume');
      await connection.finish();
      detach(adopt(), 'worlds.adopt');
      await lock.refresh();
      await Promise.all([library.resume(), backup.resume()]);
    },
    /** A person is back, perhaps after setting the clock: wakes the runners that have work, and repairs other alarms. */
    async resume(): Promise<void> {
      void outbox.wake();
      await Promise.all([
        repairAlarms(RUNNER_ALARMS),
        ...[library, backup, history, imports].map((runner) => runner.resume()),
      ]);
    },
    /** A permission for an address, or the consent to send data, was taken away. */
    async permissionRemoved(): Promise<void> {
      await pages.arrange();
      if (await checkAccess()) await library.stop();
    },
    /** A permission for an address, or the consent to send data, was given. */
    async permissionAdded(): Promise<void> {
      detach(pages.arrange(), 'pages.arrange');
      if ((await readConnection()).state !== 'refused') return;
      // It works again at once. Whether the keys do is found out by the next request.
      if (await restoreAccess()) {
        await lock.refresh();
        void outbox.wake();
        detach(library.look(), 'library.look');
      }
      await connection.check();
    },
  };
}
