import { beforeEach, expect, test } from 'vitest';
import { createDraftStore } from '../../../components/capture/store/draft-store.ts';
import type { Journal } from '../../../components/capture/store/journal.ts';
import { newDraft } from '../../../lib/outbox/index.ts';
import { createStore, type Outbox } from '../../../lib/outbox/store/store.ts';
import { resetDrafts } from './popup.tsx';

beforeEach(resetDrafts);

const settings = { sourceField: 'footnotes', defaultState: 'world', perSite: {}, perWorld: {} } as const;
const noJournal: Journal = { put: () => {}, left: () => [], aside: () => [], clear: () => {} };
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** A store whose reads finish on command, as on a busy or full disk. */
function withSlowReads(): {
  store: Outbox;
  isSlow: (slow: boolean) => void;
  /** Lets all reads but the last one finish. */
  endAllButLast: () => void;
} {
  const store = createStore();
  const everything = store.everything;
  const waiting: (() => void)[] = [];
  let slow = false;
  return {
    store: {
      ...store,
      everything: async () => {
        const read = await everything();
        if (slow) await new Promise<void>((resolve) => waiting.push(resolve));
        return read;
      },
    },
    endAllButLast() {
      for (const go of waiting.splice(0, waiting.length - 1)) go();
    },
    isSlow(now) {
      slow = now;
      if (now) return;
      for (const go of waiting.splice(0)) go();
    },
  };
}

test('text typed in one field stays while the next is typed, even if the drafts are read back late', async () => {
  const { store, isSlow, endAllButLast } = withSlowReads();
  const id = crypto.randomUUID();
  const draft = newDraft({ id, worldId: 'w1', template: 'article', clip: null, settings, now: Date.now() });
  await store.add(draft);
  const draftStore = createDraftStore(store, noJournal);
  await draftStore.refresh();
  draftStore.show(id);
  draftStore.type({ title: 'T' });
  await draftStore.settled();
  await draftStore.refresh();

  isSlow(true);
  draftStore.type({ title: 'The drowned bell' });
  await draftStore.settled();
  await turn();
  // The background reports a change of its own, so everything is read again.
  const again = draftStore.refresh();
  await turn();
  endAllButLast();
  await turn();
  draftStore.type({ content: 'It rings at low water.' });
  isSlow(false);
  await again;
  await draftStore.settled();
  await draftStore.refresh();
  expect(draftStore.state().draft?.text).toMatchObject({
    title: 'The drowned bell',
    content: 'It rings at low water.',
  });
  expect((await store.get(id))?.text.title).toBe('The drowned bell');
  store.close();
});
