import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection, readEverything } from '../../../lib/database/index.ts';
import { message } from '../../../lib/i18n/index.ts';
import { OUTBOX_OPTIONS, OutboxUnavailable, unavailable } from '../../../lib/outbox/store/database.ts';
import { RECORD_VERSION, recordOf } from '../../../lib/outbox/store/record.ts';
import { createStore, type Outbox, openOutbox } from '../../../lib/outbox/store/store.ts';
import { draftOf, NOW } from './drafts.ts';

const open: Outbox[] = [];
const store = (): Outbox => {
  const made = createStore();
  open.push(made);
  return made;
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  for (const made of open.splice(0)) made.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the store', () => {
  it('shares drafts with every other context', async () => {
    await store().add(draftOf());
    expect(await store().list()).toEqual([draftOf()]);
  });

  it('ignores a repeated add of the same draft', async () => {
    const outbox = store();
    await outbox.add(draftOf());
    await outbox.add(draftOf({ touched: false }));
    expect(await outbox.get('draft-1')).toEqual(draftOf());
  });

  it('increments the revision with each write, and loses nothing if two contexts write at once', async () => {
    const [popup, panel] = [store(), store()];
    await popup.add(draftOf({ updatedAt: 0 }));
    const add = (outbox: Outbox) =>
      outbox.change('draft-1', (draft) => ({ ...draft, updatedAt: draft.updatedAt + 1 }), 'relaxed');
    await Promise.all(Array.from({ length: 20 }, (_, turn) => add(turn % 2 ? popup : panel)));
    expect(await popup.get('draft-1')).toMatchObject({ rev: 20, updatedAt: 20 });
  });

  it('puts right a counter without a word, because nothing was lost', async () => {
    const outbox = store();
    await outbox.add(draftOf({ rev: 1 }));
    expect(await outbox.restore([draftOf({ rev: 3 })])).toBe(0);
    expect((await outbox.get('draft-1'))?.rev).toBe(4);
    expect(await outbox.restore([draftOf({ rev: 5, updatedAt: NOW + 1 })])).toBe(1);
  });

  it('writes nothing if the edit refuses or the draft is gone', async () => {
    const outbox = store();
    await outbox.add(draftOf());
    expect(await outbox.change('draft-1', () => null)).toBeNull();
    expect(await outbox.change('draft-2', (draft) => draft)).toBeNull();
    expect(await outbox.list()).toEqual([draftOf()]);
  });

  it('keeps the draft if an edit throws', async () => {
    const outbox = store();
    await outbox.add(draftOf());
    const edit = () => {
      throw new Error('broken');
    };
    await expect(outbox.change('draft-1', edit)).rejects.toThrow(OutboxUnavailable);
    expect(await outbox.get('draft-1')).toEqual(draftOf());
  });

  it('forks a draft into two in one transaction', async () => {
    const outbox = store();
    await outbox.add(draftOf());
    await outbox.fork('draft-1', (draft) => ({
      old: { ...draft, delivery: { state: 'binned', at: 1 } },
      fresh: { ...draft, id: 'draft-2' },
    }));
    expect((await outbox.list()).map(({ id, delivery }) => [id, delivery.state])).toEqual([
      ['draft-1', 'binned'],
      ['draft-2', 'editing'],
    ]);
  });

  it('notifies every context of a write', async () => {
    const [popup, panel] = [store(), store()];
    const told = new Promise<void>((resolve) => panel.subscribe(resolve));
    const own = vi.fn();
    const stop = popup.subscribe(own);
    await popup.add(draftOf());
    await told;
    expect(own).toHaveBeenCalledOnce();
    stop();
    await popup.change('draft-1', (draft) => draft);
    expect(own).toHaveBeenCalledOnce();
  });

  it('requests strict durability where promised, and acknowledges only a completed transaction', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const committed = vi.spyOn(IDBTransaction.prototype, 'commit');
    const outbox = store();
    await outbox.add(draftOf());
    await outbox.change('draft-1', (draft) => draft, 'relaxed');
    await outbox.change('draft-1', (draft) => draft);
    const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes.map(([, , options]) => options?.durability)).toEqual(['strict', 'relaxed', 'strict']);
    expect(committed).toHaveBeenCalledTimes(3);
  });

  it('learns for each world which field keeps markers', async () => {
    const outbox = store();
    expect(await outbox.markerSupport('w')).toMatchObject({
      worldId: 'w',
      field: 'scrapbook',
      proved: false,
    });
    await outbox.setCarrier({ worldId: 'w', field: 'tags', proved: true, at: 5 });
    expect(await store().markerSupport('w')).toEqual({ worldId: 'w', field: 'tags', proved: true, at: 5 });
  });
});

describe('a store that can’t be opened', () => {
  it('reports that the browser forbids it, and is opened again by the next call', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await expect(openOutbox()).rejects.toMatchObject({ reason: 'blocked' });
    vi.stubGlobal('indexedDB', new IDBFactory());
    await expect(openOutbox()).resolves.toBeDefined();
  });

  it('reports a database of a newer release', async () => {
    (await openDB('loreside-outbox', 99)).close();
    await expect(store().list()).rejects.toThrow(OutboxUnavailable);
  });

  it('reports that another window holds an older database, and loses nothing', async () => {
    const held = await openDB('loreside-outbox', 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opening = createConnection({ ...OUTBOX_OPTIONS, version: 2 })
      .open()
      .catch(unavailable);
    await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 20_000 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await opening).toMatchObject({
      reason: 'older',
      sentence: message('outbox.unavailableOlder'),
    });
    vi.useRealTimers();
    held.close();
  });

  it('is created again if object stores are missing, with the drafts that are left', async () => {
    const damaged = await openDB('loreside-outbox', 1, {
      upgrade: (db) => void db.createObjectStore('drafts', { keyPath: 'id' }),
    });
    await damaged.put('drafts', recordOf(draftOf()));
    damaged.close();
    expect(await store().list()).toEqual([draftOf()]);
    expect(await readEverything('loreside-outbox')).toEqual({ drafts: [recordOf(draftOf())], carriers: [] });
  });

  it('closes its connection when another window upgrades the database', async () => {
    const outbox = store();
    await outbox.add(draftOf());
    const newer = await createConnection({ ...OUTBOX_OPTIONS, version: 2 }).open();
    expect(await newer.get('drafts', 'draft-1')).toEqual({ ...draftOf(), version: RECORD_VERSION });
    newer.close();
  });

  it('opens a new connection if the browser closed the old one', async () => {
    const outbox = store();
    await outbox.add(draftOf());
    const closed = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    expect(await outbox.change('draft-1', (draft) => draft)).toMatchObject({ rev: 1 });
    expect(closed).toHaveBeenCalled();
  });
});
