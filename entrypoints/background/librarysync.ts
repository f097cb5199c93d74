import browser from 'webextension-polyfill';
import { openLibrary, syncWorld } from '../../lib/library/index.ts';
import { ServiceError } from '../../lib/service/index.ts';
import { readConnection } from '../../lib/settings/index.ts';
import { markRefused } from './connectionstate.ts';
import type { Requests } from './requests.ts';

/** Goes on with a pass that was cut off. */
export const LIBRARY_ALARM = 'library';
/** Looks whether there is anything new. */
export const LOOK_ALARM = 'library.look';

/** Minutes between two looks: one or two requests where nothing has changed. */
const LOOK_EVERY = 60;

/** Failures that pass by themselves: the pass goes on with the next alarm. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'timeout', 'busy', 'challenge', 'server']);

/** Minutes between two tries while the service cannot be reached. */
const PATIENCE = 5;

export interface LibrarySync {
  /** Begins a pass over a world's lists, or goes on with one; at once, while it runs in the background. */
  refresh(worldId: string): void;
  /** Goes on with what was cut off. */
  resume(): Promise<void>;
  /** Goes on, or looks whether there is anything new in the world that is chosen; again each hour from now on. */
  look(): Promise<void>;
  /** Resolves when nobody writes to the library any more. */
  stop(): Promise<void>;
}

export function createLibrarySync(requests: Requests): LibrarySync {
  let stopping = new AbortController();
  const passes = new Set<Promise<void>>();

  function pass(worldId: string): Promise<void> {
    const running = run(worldId, stopping.signal).finally(() => passes.delete(running));
    passes.add(running);
    return running;
  }

  /** One pass a world at a time. The alarm stands before the work, so that a worker's death only pauses it. */
  async function run(worldId: string, signal: AbortSignal): Promise<void> {
    await browser.alarms.create(LIBRARY_ALARM, { periodInMinutes: 0.5 });
    await navigator.locks.request(`library:${worldId}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      const service = await requests.service();
      const again = service !== null && (await attempt(service, worldId, signal));
      if (signal.aborted) return;
      if (again) await browser.alarms.create(LIBRARY_ALARM, { delayInMinutes: PATIENCE });
      else await browser.alarms.clear(LIBRARY_ALARM);
    });
  }

  /** Resolves to whether there is something left to do. */
  async function attempt(service: Parameters<typeof syncWorld>[0], worldId: string, signal: AbortSignal) {
    try {
      await syncWorld(service, await openLibrary(), worldId, { signal });
      return false;
    } catch (error) {
      if (signal.aborted || !(error instanceof ServiceError)) return false;
      if (error.failure.kind === 'unauthorised') await markRefused(error.failure.sentence);
      return PASSING.has(error.failure.kind);
    }
  }

  return {
    refresh(worldId) {
      pass(worldId).catch(() => {});
    },
    async resume() {
      const worldId = await chosen();
      const isUnderWay =
        worldId !== null && (await (await openLibrary()).sync.state(worldId)).phase !== 'done';
      if (isUnderWay) await pass(worldId);
      else await browser.alarms.clear(LIBRARY_ALARM);
    },
    async look() {
      const worldId = await chosen();
      if (worldId === null) return;
      if (!(await browser.alarms.get(LOOK_ALARM)))
        await browser.alarms.create(LOOK_ALARM, { periodInMinutes: LOOK_EVERY });
      await pass(worldId);
    },
    async stop() {
      stopping.abort();
      stopping = new AbortController();
      await Promise.allSettled(passes);
      await Promise.all([browser.alarms.clear(LIBRARY_ALARM), browser.alarms.clear(LOOK_ALARM)]);
    },
  };
}

/** The world that a connection in good order has chosen. */
async function chosen(): Promise<string | null> {
  const connection = await readConnection();
  return connection.state === 'connected' ? connection.worldId : null;
}
