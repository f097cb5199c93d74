import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore } from '../../../components/capture/store/draft-store.ts';
import type { Journal } from '../../../components/capture/store/journal.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import { newProgress } from '../../../lib/outbox/draft-actions.ts';
import { type Draft, newDraft } from '../../../lib/outbox/index.ts';
import { createStore, type Outbox } from '../../../lib/outbox/store/store.ts';
import { resetDrafts } from './popup.tsx';

beforeEach(resetDrafts);

const settings = { sourceField: 'footnotes', defaultState: 'world', perSite: {}, perWorld: {} } as const;
const noJournal: Journal = { put: () => {}, left: () => [], aside: () => [], clear: () => {} };

function draftNamed(title: string): Draft {
  const id = crypto.randomUUID();
  const draft = newDraft({ id, worldId: 'w1', template: 'article', clip: null, settings, now: Date.now() });
  return { ...draft, touched: true, text: { ...draft.text, title } };
}

/** A store that acknowledges a change only on command, although the change is already stored. */
function withLateAnswers(): { store: Outbox; hold: () => void; answer: () => void } {
  const store = createStore();
  let gate: Promise<void> | null = null;
  let open = () => {};
  return {
    store: {
      ...store,
      change: async (...args) => {
        const changed = await store.change(...args);
        await gate;
        return changed;
      },
    },
    hold() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    answer() {
      gate = null;
      open();
    },
  };
}

test('a draft started while another is being saved stays on the screen', async () => {
  const { store, hold, answer } = withLateAnswers();
  const saved = draftNamed('The drowned bell');
  await store.add(saved);
  const draftStore = createDraftStore(store, noJournal);
  await draftStore.refresh();
  draftStore.show(saved.id);

  hold();
  const saving = draftStore.submit('u1', 0);
  await vi.waitFor(async () => {
    // The change event also refreshes.
    await draftStore.refresh();
    expect(draftStore.state().draft?.delivery.state).toBe('queued');
  });
  const next = draftNamed('The lighthouse');
  await draftStore.add(next);
  answer();
  await saving;
  expect(draftStore.state().draft?.id).toBe(next.id);
  store.close();
});

test('a draft chosen while another is being discarded stays on the screen', async () => {
  const { store, hold, answer } = withLateAnswers();
  const first = draftNamed('The drowned bell');
  const second = draftNamed('The lighthouse');
  await store.add(first);
  await store.add(second);
  const draftStore = createDraftStore(store, noJournal);
  await draftStore.refresh();
  draftStore.show(first.id);

  hold();
  const discarding = draftStore.discard(first.id);
  draftStore.show(second.id);
  answer();
  await discarding;
  expect(draftStore.state().draft?.id).toBe(second.id);
  store.close();
});

test('editing a rejected draft shows the draft that replaces it', async () => {
  const { store } = withLateAnswers();
  const refused = draftNamed('The drowned bell');
  await store.add({
    ...refused,
    delivery: {
      state: 'attention',
      attention: { kind: 'rejected', sentence: readMessage('World Anvil refused it.') },
      at: Date.now(),
      nextAt: null,
      progress: newProgress('u1'),
    },
  });
  const draftStore = createDraftStore(store, noJournal);
  await draftStore.refresh();
  draftStore.show(refused.id);
  await draftStore.edit(refused.id);
  const { draft } = draftStore.state();
  expect(draft?.id).not.toBe(refused.id);
  expect(draft?.delivery.state).toBe('editing');
  expect(draft?.text.title).toBe('The drowned bell');
  store.close();
});

/** A store that adds a draft only on command, as on a slow disk. */
function withLateAdds(): { store: Outbox; hold: () => void; answer: () => void } {
  const { store, hold, answer } = withLateAnswers();
  const { add, change } = createStore();
  const wait = async () => void (await store.change('', () => null));
  return { store: { ...store, change, add: (draft) => wait().then(() => add(draft)) }, hold, answer };
}

test('what is typed right after a draft was started is in that draft, however slow the disk is', async () => {
  const { store, hold, answer } = withLateAdds();
  const before = draftNamed('The drowned bell');
  await store.add(before);
  const draftStore = createDraftStore(store, noJournal);
  await draftStore.refresh();
  draftStore.show(before.id);

  hold();
  const next = draftNamed('');
  const adding = draftStore.add(next);
  expect(draftStore.state().draft?.id).toBe(next.id);
  draftStore.type({ title: 'The lighthouse' });
  answer();
  await adding;
  await draftStore.settled();
  expect((await store.get(before.id))?.text.title).toBe('The drowned bell');
  expect((await store.get(next.id))?.text.title).toBe('The lighthouse');
  store.close();
});

test('a provisional draft becomes the captured one without another form', async () => {
  const { store, hold, answer } = withLateAdds();
  const draftStore = createDraftStore(store, noJournal);
  await draftStore.refresh();
  const provisional = { ...draftNamed('A page'), touched: false };
  draftStore.showProvisional(provisional);
  const { formId } = draftStore.state();

  hold();
  const captured = draftNamed('The lighthouse');
  const filling = draftStore.fillProvisional(provisional, { ...captured, touched: false }, []);
  expect(draftStore.state()).toMatchObject({ formId, draft: { text: { title: 'The lighthouse' } } });
  draftStore.type({ content: 'It stands on a reef.' });
  answer();
  await filling;
  await draftStore.settled();
  expect(draftStore.state().formId).toBe(formId);
  expect((await store.get(provisional.id))?.text).toMatchObject({
    title: 'The lighthouse',
    content: 'It stands on a reef.',
  });
  expect(await store.get(captured.id)).toBeUndefined();
  store.close();
});
