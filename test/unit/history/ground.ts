import { createEngine, openBatchStore, openHistory, openStore } from '../../../lib/history/index.ts';
import type { FullService } from '../../../lib/service/index.ts';

type Ground = Parameters<typeof createEngine>[0];

/** Locks by name within this worker, which end with it. */
export function locks(): Ground['lock'] {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = tails.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    tails.set(
      name,
      mine.catch(() => {}),
    );
    return mine;
  };
}

/** The engine's dependencies with real stores, without delays and without an offline copy. */
export function groundOn(service: Ground['service'], more: Partial<Ground> = {}): Ground {
  return {
    service,
    store: openStore(),
    batches: openBatchStore(),
    now: Date.now,
    lock: locks(),
    rest: async () => {},
    failed: async () => {},
    updateCopy: async () => {},
    valuesInCopy: async () => ({}),
    pace: async () => 1_000,
    retention: async () => ({ days: 90, megabytes: 50 }),
    ...more,
  };
}

export const engineOn = (service: FullService, more: Partial<Ground> = {}) =>
  createEngine(groundOn(async () => service, more));

export const history = openHistory();
export const clear = (): Promise<void> => openStore().forget(null);
