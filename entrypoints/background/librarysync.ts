import browser from 'webextension-polyfill';
import { openLibrary, syncWorld } from '../../lib/library/index.ts';
import { ServiceError } from '../../lib/service/index.ts';
import { readConnection } from '../../lib/settings/index.ts';
import { markRefused } from './connectionstate.ts';
import type { Requests } from './requests.ts';

export const LIBRARY_ALARM = 'library';

/** Failures that pass by themselves: the pass goes on with the next alarm. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'timeout', 'busy', 'challenge', 'server']);

/** Minutes between two tries while the service cannot be reached. */
const PATIENCE = 5;

export interface LibrarySync {
  /** Begins a pass over a world's lists, or goes on with one; at once, while it runs in the background. */
  refresh(worldId: string): void;
  /** Goes on with what was cut off. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export function createLibrarySync(requests: Requests): LibrarySync {
  let stopping = new AbortController();

  /** One pass a world at a time. The alarm stands before the work, so that a worker's death only pauses it. */
  async function pass(worldId: string, signal: AbortSignal): Promise<void> {
    await browser.alarms.create(LIBRARY_ALARM, { periodInMinutes: 0.5 });
    await navigator.locks.request(`library:${worldId}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      const service = await requests.service();
      const again = service !== null && (await attempt(service, worldId, signal));
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
      if (!(error instanceof ServiceError)) return false;
      if (error.failure.kind === 'unauthorised') await markRefused(error.failure.sentence);
      return PASSING.has(error.failure.kind);
    }
  }

  return {
    refresh(worldId) {
      pass(worldId, stopping.signal).catch(() => {});
    },
    async resume() {
      const connection = await readConnection();
      const worldId = connection.state === 'connected' ? connection.worldId : null;
      const copy = worldId === null ? null : await (await openLibrary()).world(worldId);
      if (worldId === null || !copy?.progress) await browser.alarms.clear(LIBRARY_ALARM);
      else await pass(worldId, stopping.signal);
    },
    async stop() {
      stopping.abort();
      stopping = new AbortController();
      await browser.alarms.clear(LIBRARY_ALARM);
    },
  };
}
