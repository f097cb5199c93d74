import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMessage } from '../../../lib/i18n/index.ts';
import { leaveWorld, moveDrafts } from '../../../lib/outbox/change-world.ts';
import type { Delivery, Draft } from '../../../lib/outbox/draft.ts';
import type { OutboxStore } from '../../../lib/outbox/store/store.ts';
import { draftOf, NOW, progressOf } from './drafts.ts';
import { memoryStore, newDisk } from './memory-store.ts';

const sent = progressOf({ attempt: 1, firstSentAt: NOW, baseline: [] });
const article = { articleId: 'a', url: null, at: NOW, nextAt: NOW, progress: sent };
const UNDELIVERED: readonly Delivery[] = [
  { state: 'editing' },
  { state: 'queued', notBefore: NOW, undoUntil: null, progress: progressOf() },
];
const DELIVERED: readonly Delivery[] = [
  { state: 'created', ...article },
  {
    ...{ state: 'attention', attention: { kind: 'conflict', sentence: readMessage('Changed.') } },
    ...{ at: NOW, nextAt: null, progress: sent },
  },
];

const drafts: fc.Arbitrary<Draft[]> = fc
  .array(
    fc.record({
      worldId: fc.constantFrom('here', 'there', 'other', null),
      delivery: fc.constantFrom(...UNDELIVERED, ...DELIVERED),
      categoryId: fc.constantFrom('c1', 'export-1', 'export-2', undefined),
      isAppend: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(({ worldId, delivery, categoryId, isAppend }, n) => {
      const draft = draftOf({ id: `d${n}`, delivery });
      const target: Draft['text']['target'] = isAppend
        ? { kind: 'append', articleId: 'a', articleTitle: 'Keep' }
        : draft.text.target;
      const fields = categoryId ? { ...draft.text.fields, categoryId } : draft.text.fields;
      return { ...draft, text: { ...draft.text, worldId, target, fields, title: `Draft ${n}` } };
    }),
  );

/** Runs the work in workers that die after more and more steps, until one finishes. */
async function finished(before: readonly Draft[], work: (store: OutboxStore) => Promise<void>, life: number) {
  const disk = newDisk();
  for (const draft of before) disk.drafts.set(draft.id, draft);
  for (let lives = life; ; lives += 1) {
    let left = lives;
    const died = await work(
      memoryStore(disk, async () => {
        if (left-- <= 0) throw new Error('the worker died');
      }),
    ).then(
      () => false,
      () => true,
    );
    if (!died) return [...disk.drafts.values()];
  }
}

const CATEGORIES = new Map([['export-1', 'c7']]);
const FOREVER = Number.POSITIVE_INFINITY;
const move = (store: OutboxStore) => moveDrafts(store, 'here', 'there', CATEGORIES);
const leave = (store: OutboxStore) => leaveWorld(store, 'here', async () => {});

it('moving drafts loses none, and changes only their world and a category that World Anvil does not know', () =>
  fc.assert(
    fc.asyncProperty(drafts, async (before) => {
      const after = await finished(before, move, FOREVER);
      expect(after).toEqual(
        before.map((draft) => {
          if (draft.text.worldId !== 'here') return draft;
          const { categoryId, ...fields } = draft.text.fields;
          const known = categoryId === 'export-1' ? 'c7' : categoryId === 'c1' ? 'c1' : null;
          const kept = known === null ? fields : { ...fields, categoryId: known };
          const offered = draft.delivery.state === 'editing' ? { fromExport: true } : {};
          return { ...draft, ...offered, rev: 1, text: { ...draft.text, worldId: 'there', fields: kept } };
        }),
      );
    }),
  ));

it('a deleted world gives every undelivered text back to the editor, and takes only what was delivered', () =>
  fc.assert(
    fc.asyncProperty(drafts, async (before) => {
      const after = new Map((await finished(before, leave, FOREVER)).map((draft) => [draft.id, draft]));
      for (const draft of before) {
        const now = after.get(draft.id);
        if (draft.text.worldId !== 'here') expect(now).toEqual(draft);
        else if (DELIVERED.includes(draft.delivery)) expect(now).toBeUndefined();
        else {
          const { title, content } = draft.text;
          expect(now).toMatchObject({
            delivery: { state: 'editing' },
            text: { worldId: null, title, content },
          });
          expect(now?.text.target.kind).toBe('new');
          expect(now?.text.fields).not.toHaveProperty('categoryId');
        }
      }
    }),
  ));

it.each([
  ['moving', move],
  ['leaving', leave],
] as const)('%s that is killed at any step and repeated ends the same', (_name, work) =>
  fc.assert(
    fc.asyncProperty(drafts, fc.nat(8), async (before, life) => {
      expect(await finished(before, work, life)).toEqual(await finished(before, work, FOREVER));
    }),
  ),
);
