import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore, type OutboxStore } from '../../../lib/outbox/store/store.ts';
import type { Disk } from './memory-store.ts';
import { plans } from './model/plan.ts';
import { nothing, play, sum } from './model/verdict.ts';

const open: OutboxStore[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
  vi.unstubAllGlobals();
});

/** The real store, with the same deaths as the one in memory, copied to where the verdict reads. */
function mirrored(memory: OutboxStore, disk: Disk): OutboxStore {
  const real = createStore();
  open.push(real);
  const dying = async <T>(work: () => Promise<T>): Promise<T> => {
    await memory.get('anything');
    const result = await work();
    for (const draft of await real.list()) disk.drafts.set(draft.id, draft);
    await memory.get('anything');
    return result;
  };
  return {
    ...real,
    markerSupport: memory.markerSupport,
    setCarrier: memory.setCarrier,
    list: () => dying(real.list),
    add: (draft) => dying(() => real.add(draft)),
    change: (id, edit, durability) => dying(() => real.change(id, edit, durability)),
  };
}

it('keeps its guarantees with the real store', async () => {
  let total = nothing();
  for (const plan of fc.sample(plans([], { foreign: 1, standing: 3 }), { numRuns: 25, seed: 11 })) {
    vi.stubGlobal('indexedDB', new IDBFactory());
    total = sum(total, await play(plan, { store: mirrored, turns: 14 }));
  }
  expect(total).toMatchObject({ runs: 25, lost: 0, silent: 0, reported: 0, stuck: 0, wiped: 0, broken: [] });
  expect(total.kills).toBeGreaterThan(25);
});
