import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import type { RequestOf, ResultOf } from '../../messaging/index.ts';
import { readSettings } from '../../settings/index.ts';
import { readConnection } from '../../stored-state/index.ts';
import { hasRecentDrafts } from '../outbox/delivered-drafts.ts';
import { readDraftsInLibrary, readMayHoldSealed } from './draft-ledger.ts';
import { LIBRARY_ALARM, UPDATE_CHECK_ALARM } from './library-alarms.ts';
import type { LibraryWork } from './library-work.ts';

/** Somebody who opens the panel sees a copy no older than this, where it can be had. Milliseconds. */
const OLD = 5 * 60_000;

/** Decides when the library works, and keeps its alarms; the work itself is in `library-work.ts`. */
export interface SyncScheduler {
  /** Whatever is asked next is begun, also should the worker die over it. */
  expect(): Promise<void>;
  /** Begins a pass over a world, or goes on with one; at once, while it runs in the background. */
  refresh(worldId: string): void;
  /** Goes on with what was cut off, where something was. */
  resume(): Promise<void>;
  /** Goes on, or looks whether there is anything new. */
  look(): Promise<void>;
  /** The same for somebody who opened a screen: only if the last look is a while ago. */
  lookIfOld(): Promise<void>;
  /** Brings the alarm in line with the settings. */
  schedule(): Promise<void>;
  /** The settings have changed. */
  onSettings(): Promise<void>;
  pause(request: RequestOf<'library.pause'>): Promise<void>;
  refreshOne(request: RequestOf<'library.refreshOne'>): Promise<ResultOf<'library.refreshOne'>>;
  readSecret(request: RequestOf<'library.secret'>): Promise<ResultOf<'library.secret'>>;
  forget(worldId: string): Promise<void>;
  /** Drafts have come to something. */
  settle(): Promise<void>;
  /** Changes the passphrase; what is sealed under the old one could never be opened again, and goes first. */
  unsealed<T>(change: () => Promise<T>): Promise<T>;
  /** Resolves when nobody writes to the library any more. */
  stop(): Promise<void>;
  clear(): Promise<void>;
}

export function createSyncScheduler(library: LibraryWork): SyncScheduler {
  async function schedule(): Promise<void> {
    const [settings, connection] = await Promise.all([readSettings(), readConnection()]);
    const periodInMinutes = connection.state === 'none' ? null : settings.library.lookMinutes;
    if (periodInMinutes === null) return void (await browser.alarms.clear(UPDATE_CHECK_ALARM));
    // One that runs already is left to run: put off at each start, it would never come.
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
