import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDraftStore } from '../../../components/capture/store/draft-store.ts';
import type { DraftStore } from '../../../components/capture/store/draft-store-state.ts';
import { type Journal, localJournal } from '../../../components/capture/store/journal.ts';
import { type Draft, newDraft } from '../../../lib/outbox/index.ts';
import { createStore, type OutboxStore } from '../../../lib/outbox/store/store.ts';

const settings = { sourceField: 'footnotes', defaultState: 'world', perSite: {}, perWorld: {} } as const;

const draftNamed = (title: string): Draft => {
  const id = crypto.randomUUID();
  const draft = newDraft({ id, worldId: 'w1', template: 'article', clip: null, settings, now: Date.now() });
  return { ...draft, touched: true, text: { ...draft.text, worldId: 'w1', title } };
};

const noJournal: Journal = { put: () => {}, left: () => [], aside: () => [], clear: () => {} };

let stores: OutboxStore[] = [];

async function emptied(): Promise<void> {
  for (const open of stores) open.close();
  stores = [];
  localStorage.clear();
  const store = createStore();
  for (const { id } of await store.list()) await store.remove(id, () => true);
  store.close();
}

beforeEach(emptied);
afterEach(emptied);

async function openWindow(id: string, journal: Journal = noJournal): Promise<DraftStore> {
  const store = createStore();
  stores.push(store);
  const draftStore = createDraftStore(store, journal);
  await draftStore.recover();
  await draftStore.refresh();
  draftStore.show(id);
  return draftStore;
}

async function stored(): Promise<Draft[]> {
  const store = createStore();
  const drafts = await store.list();
  store.close();
  return drafts;
}

async function twoWindows(): Promise<{ draft: Draft; first: DraftStore; second: DraftStore }> {
  const draft = draftNamed('Saltmere');
  const store = createStore();
  await store.add(draft);
  store.close();
  return { draft, first: await openWindow(draft.id), second: await openWindow(draft.id) };
}

test('text typed after the other window saved continues in a new draft, in the same form', async () => {
  const { draft, first, second } = await twoWindows();
  const { formId } = second.state();
  await first.submit('u1', 10_000);
  // Typed before this window learns of it.
  second.type({ content: 'A harbor' });
  second.type({ content: 'A harbor town' });
  expect(second.state().draft?.delivery.state).toBe('editing');
  await second.settled();
  await second.refresh();

  const state = second.state();
  expect(state.draft?.id).not.toBe(draft.id);
  expect(state.draft?.text.content).toBe('A harbor town');
  expect(state.draft?.text.title).toBe('Saltmere');
  expect(state.formId).toBe(formId);
  expect(state.continued).toBe('saved');
  const drafts = await stored();
  expect(drafts.map(({ delivery, text }) => [delivery.state, text.content]).sort()).toEqual([
    ['editing', 'A harbor town'],
    ['queued', ''],
  ]);
});

test('typing continues in that new draft and creates no third one', async () => {
  const { first, second } = await twoWindows();
  await first.submit('u1', 10_000);
  second.type({ content: 'One' });
  await second.settled();
  second.type({ content: 'One, two' });
  second.flush();
  await second.settled();
  expect((await stored()).map(({ text }) => text.content).sort()).toEqual(['', 'One, two']);
});

test('saving in the second window sends nothing twice without another press', async () => {
  const { first, second } = await twoWindows();
  await first.submit('u1', 10_000);
  second.type({ content: 'Later words' });
  expect(await second.submit('u1', 10_000)).toBeNull();
  expect((await stored()).filter(({ delivery }) => delivery.state === 'queued')).toHaveLength(1);
  expect(await second.submit('u1', 10_000)).not.toBeNull();
});

test('text typed after the other window discarded the draft is kept', async () => {
  const { draft, first, second } = await twoWindows();
  await first.discard(draft.id);
  second.type({ content: 'Still wanted' });
  await second.settled();
  expect(second.state().continued).toBe('discarded');
  expect((await stored()).find(({ delivery }) => delivery.state === 'editing')?.text.content).toBe(
    'Still wanted',
  );
});

test('text typed in the moment of saving becomes part of the saved draft', async () => {
  const { draft, first } = await twoWindows();
  const saving = first.submit('u1', 10_000);
  first.type({ content: 'One more word' });
  await saving;
  await first.settled();
  const drafts = await stored();
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({ id: draft.id, text: { content: 'One more word' } });
  expect(drafts[0]?.delivery.state).toBe('queued');
});

test('the journal of a killed window becomes a new draft if its draft was saved meanwhile', async () => {
  const { draft, first } = await twoWindows();
  await first.submit('u1', 10_000);
  const text = { ...draft.text, content: 'Typed and not stored' };
  localJournal().put({ ...draft, text, updatedAt: Date.now() + 5 });
  const next = await openWindow(draft.id, localJournal());
  await next.settled();
  expect((await stored()).map((one) => one.text.content).sort()).toEqual(['', 'Typed and not stored']);
  expect(localJournal().left()).toEqual([]);
  // Once more: it isn't created twice.
  localJournal().put({ ...draft, text, updatedAt: Date.now() + 5 });
  await openWindow(draft.id, localJournal());
  expect(await stored()).toHaveLength(2);
});

test('the journal of a killed window counts even if the clock was set back since', async () => {
  const draft = { ...draftNamed('Saltmere'), updatedAt: Date.now() + 86_400_000 };
  const store = createStore();
  await store.add(draft);
  store.close();
  const text = { ...draft.text, content: 'Typed after the clock was set back' };
  localJournal().put({ ...draft, text, updatedAt: Date.now() });
  await openWindow(draft.id, localJournal());
  expect((await stored())[0]?.text.content).toBe('Typed after the clock was set back');
});

test('whatever the other window does meanwhile, the last typed text is stored', async () => {
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.constant('type' as const) },
    fc.constantFrom('submit', 'undo', 'discard', 'restore', 'wait', 'flush'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 14 }), async (acts) => {
      const { draft, first, second } = await twoWindows();
      const working: Promise<unknown>[] = [];
      let last = '';
      for (const [step, what] of acts.entries()) {
        if (what === 'type') {
          if (second.state().draft?.delivery.state !== 'editing') continue;
          last = `${draft.id} wrote ${step}`;
          second.type({ content: last });
        } else if (what === 'flush') second.flush();
        else if (what === 'wait') await new Promise((done) => setTimeout(done, 1));
        else if (what === 'submit') working.push(first.submit('u1', 1_000));
        else working.push(first[what](draft.id));
      }
      await Promise.all(working);
      await first.settled();
      await second.settled();
      expect((await stored()).map(({ text }) => text.content)).toContain(last);
      await emptied();
    }),
    { numRuns: 150 },
  );
});
