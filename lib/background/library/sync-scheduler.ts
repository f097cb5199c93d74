import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import type { RequestOf, ResultOf } from '../../messaging/index.ts';
import { readSettings } from '../../settings/index.ts';
import { readConnection } from '../../stored-state/index.ts';
import { hasRecentDrafts } from '../outbox/outbox-runner.ts';
import { readDraftsInLibrary, readMayHoldSealed } from './draft-entries.ts';
import type { LibraryWork } from './library-work.ts';
import { LIBRARY_ALARM, UPDATE_CHECK_ALARM } from './sync-tasks.ts';

/** Opening the panel triggers an update check if the last one is older than this. Milliseconds. */
const OLD = 5 * 60_000;

/** Decides when the library syncs. The work itself is in `library-work.ts`. */
export interface SyncScheduler {
  /** Sets the alarm, so that whatever is requested next continues even if this worker dies. */
  expect(): Promise<void>;
  /** Starts or resumes syncing a world. Returns at once. */
  refresh(worldId: string): void;
  /** Repairs a world's copy, because a screen found damage. Returns at once. */
  repair(worldId: string): void;
  /** Continues interrupted work, if there is any. */
  resume(): Promise<void>;
  /** Checks for updates, or continues a check. */
  look(): Promise<void>;
  /** Checks for updates because a screen opened, unless the last check was recent. */
  lookIfOld(): Promise<void>;
  /** Sets the alarm according to the settings. */
  schedule(): Promise<void>;
  onSettings(): Promise<void>;
  pause(request: RequestOf<'library.pause'>): Promise<void>;
  refreshOne(request: RequestOf<'library.refreshOne'>): Promise<ResultOf<'library.refreshOne'>>;
  readSecret(request: RequestOf<'library.secret'>): Promise<ResultOf<'library.secret'>>;
  forget(worldId: string): Promise<void>;
  /** Updates the library after drafts changed. */
  settle(): Promise<void>;
  /** Changes the passphrase. Secrets encrypted under the old one are deleted first. */
  unsealed<T>(change: () => Promise<T>): Promise<T>;
  /** Resolves when nothing writes to the library any more. */
  stop(): Promise<void>;
  clear(): Promise<void>;
}

export function createSyncScheduler(library: LibraryWork): SyncScheduler {
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
    expect: () => library.expect(),
    refresh(worldId) {
      library.refresh(worldId).catch(reportAs('library.sync-scheduler'));
    },
    repair(worldId) {
      library.repair(worldId).catch(reportAs('library.repair'));
    },
    async resume() {
      if (await browser.alarms.get(LIBRARY_ALARM)) await library.resume();
    },
    look: () => look(Number.POSITIVE_INFINITY),
    lookIfOld: () => look(Date.now() - OLD),
    schedule,
    async onSettings() {
      await schedule();
      if (await readMayHoldSealed()) await library.checkSealed();
    },
    pause: async ({ worldId, paused }) => library.pause(worldId, paused),
    refreshOne: async ({ worldId, kind, id }) => library.refreshOne(worldId, { kind, id }),
    readSecret: async ({ worldId, id }) => library.readSecret(worldId, id),
    forget: async (worldId) => library.forget(worldId),
    async settle() {
      const known = await readDraftsInLibrary();
      if (Object.keys(known).length > 0 || (await hasRecentDrafts())) await library.settle();
    },
    async unsealed(change) {
      const [mayHold, settings] = await Promise.all([readMayHoldSealed(), readSettings()]);
      return mayHold || settings.library.keepSecrets ? library.unsealed(change) : change();
    },
    async stop() {
      await library.stop();
      await browser.alarms.clear(UPDATE_CHECK_ALARM);
    },
    clear: async () => library.clear(),
  };
}
