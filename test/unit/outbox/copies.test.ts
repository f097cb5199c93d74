import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { leaveWorld } from '../../../lib/outbox/change-world.ts';
import type { Draft } from '../../../lib/outbox/draft.ts';
import { discard, markDone, readLostDrafts, saveText, submit } from '../../../lib/outbox/index.ts';
import {
  checkDrafts,
  forgetKnownDraft,
  holdUnsaved,
  UNSAVED_ALARM,
  watchOver,
} from '../../../lib/outbox/store/check.ts';
import { createCopies } from '../../../lib/outbox/store/copies.ts';
import { merge, needsCopy } from '../../../lib/outbox/store/merge.ts';
import { recordOf } from '../../../lib/outbox/store/record.ts';
import { createStore, type Outbox } from '../../../lib/outbox/store/store.ts';
import { FakeCaches } from '../../fake-caches.ts';
import { draftOf, NOW, progressOf } from './drafts.ts';

const open: Outbox[] = [];
/** A newly started worker or page: its own connection, and nothing in memory. */
const outbox = (): Outbox => {
  const made = createStore();
  open.push(made);
  return made;
};
const loseDatabase = () => vi.stubGlobal('indexedDB', new IDBFactory());
let cache: FakeCaches;

beforeEach(() => {
  loseDatabase();
  cache = new FakeCaches();
  vi.stubGlobal('caches', cache);
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
  vi.unstubAllGlobals();
});

const titled = (id: string, title: string, change: Partial<Draft> = {}): Draft =>
  draftOf({ id, ...change, text: { ...draftOf().text, title } });

const state = fc.constantFrom<Draft['delivery']>(
  { state: 'editing' },
  { state: 'queued', notBefore: NOW, undoUntil: null, progress: progressOf() },
  { state: 'unknown', since: NOW, nextAt: NOW, progress: progressOf({ attempt: 1 }) },
  {
    state: 'verified',
    articleId: 'x',
    url: null,
    at: NOW,
    nextAt: null,
    progress: progressOf({ attempt: 1 }),
  },
  { state: 'binned', at: NOW },
);
const anyDraft = fc
  .record({ rev: fc.nat(5), updatedAt: fc.nat(5), title: fc.constantFrom('A', 'B', 'C'), delivery: state })
  .map(({ title, ...change }) => titled('d', title, change));

describe('merging a record with its copy', () => {
  it('loses no typed text and is idempotent', () => {
    fc.assert(
      fc.property(fc.option(anyDraft), anyDraft, (stored, copy) => {
        const written = merge(stored, copy, 'fresh');
        const database = new Map([...(stored ? [stored] : []), ...written].map((draft) => [draft.id, draft]));
        const titles = new Set([...database.values()].map(({ text }) => text.title));
        const isAhead =
          !stored || copy.rev > stored.rev || (copy.rev === stored.rev && copy.updatedAt > stored.updatedAt);
        if (isAhead) expect(titles).toContain(copy.text.title);
        if (stored?.delivery.state === 'editing' && (!isAhead || stored.updatedAt > copy.updatedAt))
          expect(titles).toContain(stored.text.title);
        expect(merge(database.get('d') ?? null, copy, 'again')).toEqual([]);
      }),
    );
  });

  it('never makes an unsendable draft sendable, nor one twice', () => {
    fc.assert(
      fc.property(fc.option(anyDraft), anyDraft, (stored, copy) => {
        for (const draft of merge(stored, copy, 'fresh'))
          if (draft.id === 'd') expect(draft.delivery).toEqual(copy.delivery);
          else expect(draft.delivery).toEqual({ state: 'editing' });
      }),
    );
  });
});

describe('copies of drafts', () => {
  it('restore every unsent draft in its state after the database was lost', async () => {
    const before = outbox();
    await before.add(titled('a', 'Typed'));
    await before.add(titled('b', 'Queued'));
    await submit(before, 'b', { accountId: 'u', undoMs: 0 });
    await before.add(titled('c', 'Discarded'));
    await discard(before, 'c');
    const expected = await before.list();
    loseDatabase();
    const after = outbox();
    expect(await checkDrafts(after)).toBe(2);
    expect(await after.list()).toEqual(expected.filter(needsCopy));
    expect(await readLostDrafts()).toMatchObject({ restored: 2, gone: [] });
    expect(await checkDrafts(after)).toBe(0);
    expect(await readLostDrafts()).toMatchObject({ restored: 2 });
  });

  it('aren’t missed after their drafts were deleted with their world', async () => {
    const store = outbox();
    const draft = titled('a', 'Sent to a world that is removed');
    await store.add({ ...draft, text: { ...draft.text, worldId: 'w1' } });
    await checkDrafts(store);
    const progress = progressOf({ attempt: 1 });
    const delivery = { state: 'created', articleId: 'x', url: null, at: NOW, nextAt: NOW, progress } as const;
    await store.change('a', (stored) => ({ ...stored, delivery }));
    await leaveWorld(store, 'w1', forgetKnownDraft);
    expect(await checkDrafts(store)).toBe(0);
    expect(await store.list()).toEqual([]);
    expect(await readLostDrafts()).toBeNull();
  });

  it('restore a single lost draft, and text that the database rolled back', async () => {
    const store = outbox();
    await store.add(titled('a', 'Whole'));
    await store.add(titled('b', 'First'));
    const { text } = titled('b', 'First and second');
    const old = await store.get('b');
    await saveText(store, 'b', text);
    await store.copied('b');
    loseDatabase();
    const again = outbox();
    if (old) await again.add(old);
    await again.add(titled('c', 'New'));
    expect(await checkDrafts(again)).toBe(2);
    const titles = (await again.list()).map((draft) => draft.text.title);
    expect(titles.sort()).toEqual(['First and second', 'New', 'Whole']);
  });

  it('are restored from storage.local after all site data was cleared', async () => {
    const store = outbox();
    await store.add(titled('a', 'Whole'));
    loseDatabase();
    cache.entries.clear();
    const again = outbox();
    expect(await checkDrafts(again)).toBe(1);
    expect(await again.list()).toEqual([titled('a', 'Whole')]);
  });

  it('report the title of a draft that is in neither place', async () => {
    const store = outbox();
    await store.add(titled('a', 'Saltmere'));
    await store.add(titled('b', 'Here'));
    await watchOver(store, await store.list());
    loseDatabase();
    await createCopies().drop('a');
    const again = outbox();
    await checkDrafts(again);
    expect(await readLostDrafts()).toMatchObject({ restored: 1, gone: ['Saltmere'] });
    await checkDrafts(again);
    expect(await readLostDrafts()).toMatchObject({ restored: 1, gone: ['Saltmere'] });
  });

  it('are deleted when the draft is sent or discarded', async () => {
    const store = outbox();
    await store.add(draftOf());
    expect(cache.entries.size).toBe(1);
    await discard(store, 'draft-1');
    expect(cache.entries.size).toBe(0);
    expect(Object.keys(await fakeBrowser.storage.local.get(null))).toEqual([]);
  });

  it('aren’t written after another window discarded the draft', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const typing = outbox();
    await typing.add(draftOf());
    await saveText(typing, 'draft-1', titled('draft-1', 'More').text);
    await typing.copied('draft-1');
    const other = outbox();
    await other.remove('draft-1', () => true);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await checkDrafts(outbox())).toBe(0);
    expect(await other.list()).toEqual([]);
  });

  it('keep the previous copy in case a write is cut off', async () => {
    const store = outbox();
    await store.add(titled('a', 'First'));
    for (const title of ['Second', 'Third']) {
      await saveText(store, 'a', titled('a', title).text);
      await store.copied('a');
    }
    const names = [...cache.entries.keys()];
    expect(names).toHaveLength(2);
    cache.entries.set(names[1] ?? '', '{"id":"a","rev":2,"text":{"title":"Thi');
    loseDatabase();
    await fakeBrowser.storage.local.clear();
    const again = outbox();
    await checkDrafts(again);
    expect((await again.list()).map(({ text }) => text.title)).toEqual(['Second']);
  });

  it('that can’t be read are kept unchanged and reported', async () => {
    cache.entries.set('https://drafts.invalid/a/3/3', '{"id":"a","te');
    const newer = { ...recordOf(titled('n', 'N')), version: 99 };
    cache.entries.set('https://drafts.invalid/n/3/3', JSON.stringify(newer));
    const store = outbox();
    expect(await checkDrafts(store)).toBe(0);
    expect((await store.everything()).aside).toMatchObject([{ why: 'damaged', record: '{"id":"a","te' }]);
    expect(cache.entries.has('https://drafts.invalid/n/3/3')).toBe(true);
    await checkDrafts(store);
    expect((await store.everything()).aside).toHaveLength(1);
  });

  it('are written later if a window died before it wrote them', async () => {
    const store = outbox();
    await store.add(draftOf());
    cache.entries.clear();
    await checkDrafts(outbox());
    expect(cache.entries.size).toBe(1);
  });
});

describe('a full disk', () => {
  it('fails a save without a copy and gives the reason', async () => {
    const store = outbox();
    await store.add(draftOf());
    cache.full = true;
    await saveText(store, 'draft-1', titled('draft-1', 'More').text);
    await expect(store.copied('draft-1')).rejects.toMatchObject({ reason: 'full' });
    await expect(submit(store, 'draft-1', { accountId: 'u', undoMs: 0 })).rejects.toMatchObject({
      reason: 'full',
    });
  });

  it('is detected before writing if the browser reports free space', async () => {
    const store = outbox();
    await store.add(draftOf());
    // Tests get build constants as strings, and 'false' is truthy.
    vi.stubEnv('FIREFOX', '');
    const estimate = vi.fn(async () => ({ quota: 1_000_000, usage: 0 }));
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { estimate } });
    vi.spyOn(performance, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
    const wrote = vi.spyOn(IDBObjectStore.prototype, 'put');
    await expect(saveText(store, 'draft-1', titled('draft-1', 'More').text)).rejects.toMatchObject({
      reason: 'full',
    });
    expect(estimate).toHaveBeenCalled();
    expect(wrote).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'storage');
    vi.unstubAllEnvs();
  });

  it('leaves typed text in memory until a check can store it', async () => {
    const store = outbox();
    await store.add(draftOf());
    await holdUnsaved(store, titled('draft-1', 'Typed on a full disk', { updatedAt: NOW + 5 }));
    await holdUnsaved(store, titled('new', 'Begun on a full disk'));
    const again = outbox();
    await checkDrafts(again);
    const titles = (await again.list()).map(({ text }) => text.title);
    expect(titles.sort()).toEqual(['Begun on a full disk', 'Typed on a full disk']);
    expect(await again.copies.held()).toEqual([]);
  });

  it('keeps the alarm if a window holds text while a check clears it', async () => {
    const store = outbox();
    const { clear } = fakeBrowser.alarms;
    vi.spyOn(fakeBrowser.alarms, 'clear').mockImplementationOnce(async (name) => {
      await holdUnsaved(outbox(), titled('late', 'Typed meanwhile'));
      return clear(name);
    });
    await checkDrafts(store);
    expect(await fakeBrowser.alarms.get(UNSAVED_ALARM)).toMatchObject({ periodInMinutes: 0.5 });
    await checkDrafts(store);
    expect(await fakeBrowser.alarms.get(UNSAVED_ALARM)).toBeUndefined();
    vi.restoreAllMocks();
  });
});

it('a draft marked as done doesn’t wait to be sent again when the database loses that write', async () => {
  const store = outbox();
  await store.add(draftOf({ id: 'd' }));
  const queued = await submit(store, 'd', { accountId: 'me', undoMs: 0 });
  if (!queued) throw new Error('Not submitted');
  await markDone(store, 'd', 'inserted', NOW);
  loseDatabase();
  const next = outbox();
  next.copies.drop = async () => {};
  // What Chromium may bring back after the disk was full: an older state of the database.
  const copies = next.copies.put;
  next.copies.put = async () => {};
  await next.add(queued);
  next.copies.put = copies;
  await checkDrafts(next);
  expect(await next.get('d')).toMatchObject({ delivery: { state: 'done', how: 'inserted' } });
});
