import {
  type ChangeService,
  createEngine,
  HistoryUnavailable,
  openBatchStore,
  openHistory,
  openStore,
  type Sealing,
  withSealing,
} from '../../../lib/history/index.ts';
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
    ...withSealing({ store: openStore(), batches: openBatchStore() }, hiding()),
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

/** Where no drafts are changed. */
export const noDrafts: Pick<ChangeService, 'draft' | 'patchDraft'> = {
  draft: () => Promise.reject(new Error('no drafts here')),
  patchDraft: () => Promise.reject(new Error('no drafts here')),
};

/** Hides a text well enough for tests, while `isLocked` is false. */
export const hiding = (keys: { isLocked: boolean } = { isLocked: false }): Sealing => ({
  during: (work) => work(),
  async seal(text) {
    if (keys.isLocked) throw new HistoryUnavailable(new Error('locked'));
    return btoa(encodeURIComponent(text));
  },
  open: async (sealed) => (keys.isLocked ? null : decodeURIComponent(atob(sealed))),
});

export const engineOn = (service: FullService, more: Partial<Ground> = {}) =>
  createEngine(groundOn(async () => ({ ...service, ...noDrafts }), more));

export const history = openHistory();
export const clear = (): Promise<void> => openStore().forget(null);
