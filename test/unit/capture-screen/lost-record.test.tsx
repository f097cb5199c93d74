import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { createDraftStore } from '../../../components/capture/store/draft-store.ts';
import type { Journal } from '../../../components/capture/store/journal.ts';
import { newDraft } from '../../../lib/outbox/index.ts';
import { createStore } from '../../../lib/outbox/store/store.ts';
import { resetDrafts } from './popup.tsx';

beforeEach(resetDrafts);

const settings = { sourceField: 'footnotes', defaultState: 'world', perSite: {}, perWorld: {} } as const;
const noJournal: Journal = { put: () => {}, left: () => [], aside: () => [], clear: () => {} };

test('a draft that the browser loses while it is typed stays on the screen and remains one draft', async () => {
  const store = createStore();
  const id = crypto.randomUUID();
  await store.add(
    newDraft({ id, worldId: 'w1', template: 'article', clip: null, settings, now: Date.now() }),
  );
  const draftStore = createDraftStore(store, noJournal);
  await draftStore.refresh();
  draftStore.show(id);
  draftStore.type({ title: 'The salt bell' });
  await draftStore.settled();

  // As after a failed write on a full disk: the database reopens without its last records.
  const database = await openDB('loreside-outbox');
  await database.delete('drafts', id);
  database.close();
  await draftStore.refresh();
  draftStore.type({ content: 'Nobody has rung it since.' });
  expect(draftStore.state()).toMatchObject({
    formId: id,
    draft: { id, text: { title: 'The salt bell' } },
  });
  await draftStore.settled();
  await draftStore.refresh();

  const text = { title: 'The salt bell', content: 'Nobody has rung it since.' };
  const stored = await store.list();
  expect(stored).toMatchObject([{ id, text }]);
  expect(draftStore.state()).toMatchObject({ draft: { id, text }, continued: null, safety: 'saved' });
  store.close();
});
