import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkDrafts } from '../../../lib/outbox/store/check.ts';
import { recordOf } from '../../../lib/outbox/store/record.ts';
import { createStore, type Outbox } from '../../../lib/outbox/store/store.ts';
import { draftOf } from './drafts.ts';

let store: Outbox;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createStore();
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

it('sets a draft aside that can be read but not written, and goes on with the others', async () => {
  const heavy = (id: string) => ({ ...draftOf({ id }), extra: () => {} });
  await store.add(draftOf());
  expect(await store.change('draft-1', () => heavy('draft-1'))).toBeNull();
  expect(await store.restore([heavy('deep'), draftOf({ id: 'sound' })])).toBe(1);
  const { drafts, aside } = await store.everything();
  expect(drafts.map(({ id }) => id)).toEqual(['sound']);
  expect(aside).toMatchObject([{ why: 'damaged' }, { why: 'damaged' }]);
  expect(aside.map(({ record }) => String(record)).join()).toContain('Keeper of the lamps.');
});

const cycle: unknown[] = [];
cycle.push(cycle);
it.each([
  ['a large number', 10n],
  ['a cycle', cycle],
])(
  'a draft with %s, which no copy can have, is set aside, and its earlier copy takes its place',
  async (_, extra) => {
    await store.add(draftOf());
    await store.add(draftOf({ id: 'sound' }));
    const database = await openDB('loreside-outbox');
    await database.put('drafts', { ...recordOf(draftOf({ rev: 1 })), extra });
    database.close();
    expect(await store.change('draft-1', (draft) => draft)).toBeNull();
    expect((await store.everything()).aside.map(({ record }) => String(record)).join()).toContain(
      'Keeper of the lamps.',
    );
    await checkDrafts(store);
    expect(await store.change('draft-1', (draft) => draft)).toMatchObject({ text: draftOf().text });
    expect((await store.list()).map(({ id }) => id)).toEqual(['draft-1', 'sound']);
  },
);
