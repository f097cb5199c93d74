import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { readSettings } from '../../settings/index.ts';
import { readConnection } from '../../stored-state/index.ts';
import { hasRecentDrafts } from '../outbox/outbox-runner.ts';
import { readDraftsInLibrary, readMayHoldSealed } from './draft-entries.ts';
import type { LibraryWork } from './library-work.ts';
import { LIBRARY_ALARM, UPDATE_CHECK_ALARM } from './sync-tasks.ts';

/** Opening the panel triggers an update check if the last one is older than this. Milliseconds. */
const OLD = 5 * 60_000;

/** Decides when the library syncs. The work itself is in `library-work.ts`. */
export type SyncScheduler = ReturnType<typeof createSyncScheduler>;

export function createSyncScheduler(library: LibraryWork) {
  /** Sets the alarm according to the settings. */
  async function schedule(): Promise<void> {
    const [settings, connection] = await Promise.all([readSettings(), readConnection()]);
    const periodInMinutes = connection.state === 'none' ? null : settings.library.lookMinutes;
    if (periodInMinutes === null) return void (await browser.alarms.clear(UPDATE_CHECK_ALARM));
    // Don't recreate an existing alarm: postponed at each start, it would never fire.
    if ((await browser.alarms.get(UPDATE_CHECK_ALARM))?.periodInMinutes !== periodInMinutes)
      await browser.alarms.create(UPDATE_CHECK_ALARM, { periodInMinutes });
  }

  async function look(notSince: number): Promise<void> {
    await schedule();
    if ((await readConnection()).state !== 'connected') return;
    await library.look(notSince);
  }

  return {
    ...library,
    /** Starts or resumes syncing a world. Returns at once. */
    refresh: (worldId: string): void =>
      void library.refresh(worldId).catch(reportAs('library.sync-scheduler')),
    /** Repairs a world's copy, because a screen found damage. Returns at once. */
    repair: (worldId: string): void => void library.repair(worldId).catch(reportAs('library.repair')),
    /** Continues interrupted work, if there is any. */
    async resume(): Promise<void> {
      if (await browser.alarms.get(LIBRARY_ALARM)) await library.resume();
    },
    /** Checks for updates, or continues a check. */
    look: () => look(Number.POSITIVE_INFINITY),
    /** Checks for updates because a screen opened, unless the last check was recent. */
    lookIfOld: () => look(Date.now() - OLD),
    schedule,
    async onSettings(): Promise<void> {
      await schedule();
      if (await readMayHoldSealed()) await library.checkSealed();
    },
    /** Updates the library after drafts changed. */
    async settle(): Promise<void> {
      const known = await readDraftsInLibrary();
      if (Object.keys(known).length > 0 || (await hasRecentDrafts())) await library.settle();
    },
    /** Sets or removes the passphrase. Encrypted secrets are deleted first. */
    async unsealed<T>(change: () => Promise<T>): Promise<T> {
      const [mayHold, settings] = await Promise.all([readMayHoldSealed(), readSettings()]);
      return mayHold || settings.library.keepSecrets ? library.unsealed(change) : change();
    },
    async stop(): Promise<void> {
      await library.stop();
      await browser.alarms.clear(UPDATE_CHECK_ALARM);
    },
  };
}
