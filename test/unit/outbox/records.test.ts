import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message, readMessage, t } from '../../../lib/i18n/index.ts';
import type { Delivery, Draft } from '../../../lib/outbox/draft.ts';
import { checkDrafts } from '../../../lib/outbox/store/check.ts';
import { parseRecord, RECORD_VERSION, recordOf } from '../../../lib/outbox/store/record.ts';
import { createStore, type Outbox } from '../../../lib/outbox/store/store.ts';
import { draftOf, NOW, progressOf } from './drafts.ts';

const progress = progressOf({
  attempt: 2,
  baseline: ['a'],
  scan: {
    startedAt: 1,
    readAt: 2,
    ordered: true,
    scope: { categoryId: null },
    pages: 1,
    tail: [],
    known: 0,
    sawOurs: false,
    pending: [],
    ended: false,
    passes: 0,
    gap: null,
  },
  before: { content: '', scrapbook: null, updatedAt: null, readAt: 1 },
  trouble: { sentence: message('outbox.tookTooLong'), refused: false },
});
const DELIVERIES: Delivery[] = [
  { state: 'editing' },
  { state: 'queued', notBefore: NOW, undoUntil: null, progress },
  { state: 'sending', owner: 'w', sentAt: NOW, progress },
  { state: 'unknown', since: NOW, nextAt: NOW, progress },
  { state: 'created', articleId: 'x', url: null, at: NOW, nextAt: NOW, progress },
  { state: 'verified', articleId: 'x', url: 'https://x.example/', at: NOW, nextAt: null, progress },
  ...(['rejected', 'unproved', 'conflict'] as const).map(
    (kind): Delivery => ({
      state: 'attention',
      attention: { kind, sentence: message('outbox.unprovenWorld') },
      at: NOW,
      nextAt: null,
      progress,
    }),
  ),
  {
    state: 'attention',
    attention: { kind: 'duplicated', articleIds: ['x', 'y'] },
    at: NOW,
    nextAt: NOW,
    progress,
  },
  { state: 'attention', attention: { kind: 'gone' }, at: NOW, nextAt: null, progress },
  { state: 'binned', at: NOW },
  { state: 'binned', at: NOW, progress },
];
const every: Draft[] = DELIVERIES.map((delivery, index) => draftOf({ id: `d${index}`, delivery }));

const open: Outbox[] = [];
const outbox = (): Outbox => {
  const made = createStore();
  open.push(made);
  return made;
};
async function putRaw(...records: unknown[]): Promise<void> {
  const database = await openDB('loreside-outbox');
  for (const record of records) await database.put('drafts', record);
  database.close();
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
  vi.unstubAllGlobals();
});

describe('a stored record', () => {
  it('is read in every state, also as written before records had version numbers', () => {
    for (const draft of every) {
      expect(parseRecord(structuredClone(recordOf(draft)))).toEqual({ kind: 'draft', draft });
      expect(parseRecord(structuredClone(draft))).toEqual({ kind: 'draft', draft });
    }
  });

  it('is read as version 1 wrote it, with other names for two fields', () => {
    const asVersion1 = (draft: Draft): Draft =>
      JSON.parse(JSON.stringify(draft).replace('"progress":', '"journey":').replace('"scan":', '"look":'));
    for (const draft of every) {
      expect(parseRecord({ ...asVersion1(draft), version: 1 })).toEqual({ kind: 'draft', draft });
      expect(parseRecord(asVersion1(draft))).toEqual({ kind: 'draft', draft });
    }
    expect(JSON.stringify(every.map(asVersion1))).toContain('"look":{');
  });

  it('keeps the sentences of earlier versions, which stored no messages', () => {
    const [draft] = every.filter(({ delivery }) => delivery.state === 'attention');
    const asVersion2: object = JSON.parse(
      JSON.stringify({ ...draft, refusal: 'The title is taken.', version: 2 })
        .replaceAll(JSON.stringify(message('outbox.unprovenWorld')), '"It never arrived.\\u202e"')
        .replaceAll(JSON.stringify(message('outbox.tookTooLong')), '"No answer."')
        .replace('"gap":null', '"gap":"The list is too long."'),
    );
    const parsed = parseRecord(asVersion2);
    if (parsed.kind !== 'draft' || parsed.draft.delivery.state !== 'attention') throw new Error('Not read');
    const { attention, progress: read } = parsed.draft.delivery;
    expect('sentence' in attention && t(attention.sentence)).toBe('It never arrived.');
    expect(t(readMessage(read.trouble?.sentence))).toBe('No answer.');
    expect(t(readMessage(read.scan?.gap))).toBe('The list is too long.');
    expect(t(readMessage(parsed.draft.refusal))).toBe('The title is taken.');
    expect(parseRecord(recordOf(parsed.draft))).toEqual(parsed);
  });

  it('is damaged if a required field is missing or has another type', () => {
    const paths = (value: object, above: string[] = []): string[][] =>
      Object.entries(value).flatMap(([name, inner]) => [
        [...above, name],
        ...(typeof inner === 'object' && inner !== null && !Array.isArray(inner)
          ? paths(inner, [...above, name])
          : []),
      ]);
    for (const draft of every)
      for (const path of paths(draft)) {
        const copy: object = structuredClone(draft);
        const holder = path
          .slice(0, -1)
          .reduce<object>((inner, name) => Object(Reflect.get(inner, name)), copy);
        Reflect.set(holder, path.at(-1) ?? '', Symbol.iterator);
        expect(parseRecord(copy).kind, path.join('.')).toBe('damaged');
      }
  });

  it('is damaged if a number is none that a date could have', () => {
    for (const wrong of [1e300, -1e300, 2 ** 53, Number.POSITIVE_INFINITY, Number.NaN])
      for (const change of [{ rev: wrong }, { updatedAt: wrong }, { createdAt: wrong }])
        expect(parseRecord({ ...draftOf(), ...change }).kind, JSON.stringify(change)).toBe('damaged');
  });

  it('never makes the parser throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...every), fc.string(), (value, draft, name) => {
        parseRecord(value);
        parseRecord({ ...draft, [name]: value });
        parseRecord({ ...draft, text: value });
        parseRecord({ ...draft, delivery: value });
      }),
    );
  });

  it('is from a newer release if its version, state or kind is unknown', () => {
    const [draft] = every;
    expect(parseRecord({ ...draft, version: RECORD_VERSION + 1 }).kind).toBe('newer');
    expect(parseRecord({ ...draft, delivery: { state: 'scheduled', at: 1 } }).kind).toBe('newer');
    const attention = { state: 'attention', attention: { kind: 'taxed' }, at: 1 };
    expect(parseRecord({ ...draft, delivery: attention }).kind).toBe('newer');
    expect(parseRecord({ ...draft, text: { ...draft?.text, target: { kind: 'copy' } } }).kind).toBe('newer');
  });
});

describe('a store with unreadable records', () => {
  const TRUNCATED = { id: 'cut', rev: 3 };
  const NEWER = { ...draftOf({ id: 'newer' }), version: 9, delivery: { state: 'scheduled' } };

  it('lists the other drafts and returns unreadable records unchanged', async () => {
    const store = outbox();
    await store.add(draftOf());
    await putRaw(TRUNCATED, NEWER);
    expect(await store.list()).toEqual([draftOf()]);
    expect((await store.everything()).aside).toEqual([
      { key: 'cut', why: 'damaged', record: TRUNCATED },
      { key: 'newer', why: 'newer', record: NEWER },
    ]);
  });

  it('neither changes nor overwrites them', async () => {
    const store = outbox();
    await store.list();
    await putRaw(TRUNCATED, NEWER);
    for (const id of ['cut', 'newer']) {
      await store.add(draftOf({ id }));
      expect(await store.change(id, (draft) => draft)).toBeNull();
      expect(await store.get(id)).toBeUndefined();
      expect(await store.remove(id, () => true)).toBe(false);
    }
    const database = await openDB('loreside-outbox');
    expect(await database.getAll('drafts')).toEqual([TRUNCATED, NEWER]);
    database.close();
  });

  it('replaces a damaged record by its copy and keeps the record', async () => {
    const store = outbox();
    await store.list();
    await putRaw(TRUNCATED);
    expect(await store.restore([draftOf({ id: 'cut', rev: 7 })])).toBe(0);
    expect(await store.get('cut')).toMatchObject({ rev: 7 });
    expect((await store.everything()).aside).toMatchObject([{ why: 'replaced', record: TRUNCATED }]);
  });

  it('says that a damaged record was replaced only if its copy has all of it', async () => {
    const store = outbox();
    await store.list();
    const damaged = (id: string, change: object) => ({
      ...draftOf({ id, rev: 7 }),
      touched: 'yes',
      ...change,
    });
    await putRaw(
      damaged('same', {}),
      damaged('no-rev', { rev: 'x' }),
      damaged('ahead', { rev: 8 }),
      damaged('ahead-no-rev', { rev: null, updatedAt: NOW + 1 }),
    );
    const ids = ['same', 'no-rev', 'ahead', 'ahead-no-rev'];
    expect(await store.restore(ids.map((id) => draftOf({ id, rev: 7 })))).toBe(2);
    const { drafts, aside } = await store.everything();
    expect(drafts.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    const whys = aside.map(({ why, record }) => [Reflect.get(Object(record), 'id'), why]);
    expect(Object.fromEntries(whys)).toEqual({
      same: 'replaced',
      'no-rev': 'replaced',
      ahead: 'damaged',
      'ahead-no-rev': 'damaged',
    });
  });

  it('replaces a record with one wrong number by a copy that is as new, but not one of a newer release', async () => {
    const store = outbox();
    await store.list();
    const wrong = { ...draftOf({ id: 'wrong', rev: 7 }), version: RECORD_VERSION ^ 16 };
    await putRaw(wrong, { ...NEWER, rev: 8 });
    const copies = ['wrong', 'newer'].map((id) => draftOf({ id, rev: 7 }));
    expect(await store.restore(copies)).toBe(0);
    expect(await store.list()).toEqual([draftOf({ id: 'wrong', rev: 7 })]);
    expect((await store.everything()).aside).toMatchObject([
      { key: 'newer', why: 'newer' },
      { why: 'replaced', record: wrong },
    ]);
  });

  it('reads the others if the browser fails to read one', async () => {
    const store = outbox();
    await store.add(draftOf());
    await store.add(draftOf({ id: 'torn' }));
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    });
    expect((await store.list()).map(({ id }) => id)).toEqual(['draft-1', 'torn']);
    vi.restoreAllMocks();
  });

  it('deletes a damaged record only when asked', async () => {
    const store = outbox();
    await store.list();
    await putRaw(TRUNCATED);
    await store.forget('cut');
    expect((await store.everything()).aside).toEqual([]);
  });
});

it.each(['drafts', 'carriers'])(
  'an outbox whose database lacks its store of %s is completed from the copies',
  async (lost) => {
    const store = outbox();
    await store.add(draftOf({ id: 'a' }));
    await store.setCarrier({ worldId: 'w1', field: 'tags', proved: true, at: NOW });
    store.close();
    const before = await openDB('loreside-outbox', 1);
    const kept = Object.fromEntries(
      await Promise.all(
        [...before.objectStoreNames].map(async (name) => [name, await before.getAll(name)] as const),
      ),
    );
    before.close();
    await deleteDB('loreside-outbox');
    const left = lost === 'drafts' ? 'carriers' : 'drafts';
    const damaged = await openDB('loreside-outbox', 1, {
      upgrade: (db) => void db.createObjectStore(left, { keyPath: left === 'drafts' ? 'id' : 'worldId' }),
    });
    for (const record of kept[left] ?? []) await damaged.put(left, record);
    damaged.close();
    const again = outbox();
    await checkDrafts(again);
    expect(await again.get('a')).toEqual(draftOf({ id: 'a' }));
    expect((await again.markerSupport('w1')).proved).toBe(left === 'carriers');
  },
);
