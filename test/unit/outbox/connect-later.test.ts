import { expect, it } from 'vitest';
import { isFromBefore, moveDrafts, sendFromBefore, submit } from '../../../lib/outbox/index.ts';
import { draftOf, NOW } from './drafts.ts';
import { memoryStore, newDisk } from './memory-store.ts';

const GIVEN = { worldId: 'chosen', accountId: 'u1', undoMs: 0, now: NOW };

/** A draft that a person wrote for a world that was read from its export, which turned out to be the account's. */
async function adopted() {
  const disk = newDisk();
  const draft = draftOf({ id: 'd1', delivery: { state: 'editing' } });
  disk.drafts.set('d1', {
    ...draft,
    touched: true,
    text: { ...draft.text, worldId: 'export-1', title: 'Lamp' },
  });
  const store = memoryStore(disk, async () => {});
  await moveDrafts(store, 'export-1', 'w1', new Map());
  const [moved] = await store.list();
  if (!moved) throw new Error('The draft is gone');
  return { store, moved };
}

it('a draft for a world read from its export is offered once that is connected, and goes to no other world', async () => {
  const { store, moved } = await adopted();
  expect(isFromBefore(moved)).toBe(true);
  const sent = await sendFromBefore(store, 'd1', GIVEN);
  expect(sent).toMatchObject({ text: { worldId: 'w1' }, delivery: { state: 'queued' } });
});

it('one that was sent and taken back is an ordinary draft', async () => {
  const { store } = await adopted();
  await submit(store, 'd1', { accountId: 'u1', undoMs: 10_000, now: NOW });
  await store.change('d1', (draft) => ({ ...draft, delivery: { state: 'editing' } }));
  expect((await store.list()).map(isFromBefore)).toEqual([false]);
});
