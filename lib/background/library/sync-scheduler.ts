import browser from 'webextension-polyfill';
import type { RequestOf, SecretReading } from '../../bridge/index.ts';
import {
  readConnection,
  readDraftsInLibrary,
  readMayHoldSealed,
  readSettings,
} from '../../settings/index.ts';
import type { DeferredDoor, LibraryWork } from '../core/deferred.ts';
import { answered } from '../core/outcome.ts';
import { hasNews } from '../outbox/delivered-drafts.ts';

/** Goes on with a pass that was cut off. Stands for as long as there is work. */
export const LIBRARY_ALARM = 'library';
/** Looks whether there is anything new. */
export const LOOK_ALARM = 'library.look';

/** Minutes. The alarm brings back a worker that died over its work. */
const AGAIN = 0.5;
/** Somebody who opens the panel sees a copy no older than this, where it can be had. Milliseconds. */
const OLD = 5 * 60_000;

/** The library's work, as the first part of the background sees it: alarms here, the work itself in the second. */
export interface LibraryDoor {
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
  refreshOne(request: RequestOf<'library.refreshOne'>): Promise<boolean>;
  readSecret(request: RequestOf<'library.secret'>): Promise<SecretReading>;
  forget(worldId: string): Promise<void>;
  /** Drafts have come to something. */
  settle(): Promise<void>;
  /** Changes the passphrase; what is sealed under the old one could never be opened again, and goes first. */
  unsealed<T>(change: () => Promise<T>): Promise<T>;
  /** Resolves when nobody writes to the library any more. */
  stop(): Promise<void>;
  clear(): Promise<void>;
}

export function createLibraryDoor(deferred: DeferredDoor): LibraryDoor {
  const open = async (): Promise<LibraryWork> => (await deferred.open()).library;

  const expect = (): Promise<void> => browser.alarms.create(LIBRARY_ALARM, { periodInMinutes: AGAIN });

  /** The alarm is set before anything is done, so that a worker's death only pauses it. */
  async function work(begin: (library: LibraryWork) => Promise<void>): Promise<void> {
    await expect();
    await begin(await open());
  }

  async function schedule(): Promise<void> {
    const [{ library }, connection] = await Promise.all([readSettings(), readConnection()]);
    const periodInMinutes = connection.state === 'none' ? null : library.lookMinutes;
    if (periodInMinutes === null) return void (await browser.alarms.clear(LOOK_ALARM));
    // One that runs already is left to run: put off at each start, it would never come.
    if ((await browser.alarms.get(LOOK_ALARM))?.periodInMinutes !== periodInMinutes)
      await browser.alarms.create(LOOK_ALARM, { periodInMinutes });
  }

  async function look(notSince: number): Promise<void> {
    await schedule();
    if ((await readConnection()).state !== 'connected') return;
    await work((library) => library.look(notSince));
  }

  return {
    expect,
    refresh(worldId) {
      work((library) => library.refresh(worldId)).catch(() => {});
    },
    async resume() {
      if (await browser.alarms.get(LIBRARY_ALARM)) await (await open()).resume();
    },
    look: () => look(Number.POSITIVE_INFINITY),
    lookIfOld: () => look(Date.now() - OLD),
    schedule,
    async onSettings() {
      await schedule();
      if (await readMayHoldSealed()) await (await open()).checkSealed();
    },
    pause: async ({ worldId, paused }) => (await open()).pause(worldId, paused),
    refreshOne: async ({ worldId, kind, id }) => answered((await open()).refreshOne(worldId, { kind, id })),
    readSecret: async ({ worldId, id }) => answered((await open()).readSecret(worldId, id)),
    forget: async (worldId) => (await open()).forget(worldId),
    async settle() {
      const known = await readDraftsInLibrary();
      if (Object.keys(known).length > 0 || (await hasNews())) await (await open()).settle();
    },
    async unsealed(change) {
      const [mayHold, { library }] = await Promise.all([readMayHoldSealed(), readSettings()]);
      return mayHold || library.keepSecrets ? (await open()).unsealed(change) : change();
    },
    async stop() {
      const running = deferred.ifOpen();
      if (running) await (await running).library.stop();
      await Promise.all([browser.alarms.clear(LIBRARY_ALARM), browser.alarms.clear(LOOK_ALARM)]);
    },
    clear: async () => (await open()).clear(),
  };
}
