import { beforeEach, describe, expect, it } from 'vitest';
import { readMessage } from '../../../lib/i18n/index.ts';
import { canBeDone, markDone, undoDone } from '../../../lib/outbox/by-hand.ts';
import { decide } from '../../../lib/outbox/delivery/decide.ts';
import { BIN_MS, TIMING } from '../../../lib/outbox/delivery/timing.ts';
import { describe as describeDraft } from '../../../lib/outbox/describe.ts';
import type { Delivery } from '../../../lib/outbox/draft.ts';
import { discard, edit, expire, retry, saveText, submit, undo } from '../../../lib/outbox/draft-actions.ts';
import { parseRecord, recordOf } from '../../../lib/outbox/store/record.ts';
import { unknownMarkerSupport } from '../../../lib/outbox/store/store.ts';
import { BY_HAND, stateName } from '../../../scripts/outbox-table.ts';
import { draftOf, NOW, progressOf } from './drafts.ts';
import { type Disk, memoryStore, newDisk } from './memory-store.ts';
import { explore, lacking } from './model/explore.ts';
import { plans, withMarks } from './model/plan.ts';

let disk: Disk;
const store = () => memoryStore(disk);
const has = (delivery: Delivery) => disk.drafts.set('draft-1', draftOf({ delivery }));
const stands = () => disk.drafts.get('draft-1');

const sent = progressOf({ attempt: 1, firstSentAt: NOW, baseline: [] });
const sentence = readMessage('It didn’t work.');
const at = { at: NOW, nextAt: null, progress: sent };
const article = { articleId: 'a', url: null, progress: sent };
const STATES: readonly Delivery[] = [
  { state: 'editing' },
  { state: 'queued', notBefore: NOW, undoUntil: NOW, progress: progressOf() },
  { state: 'sending', owner: 'w', sentAt: NOW, progress: sent },
  { state: 'unknown', since: NOW, nextAt: NOW, progress: sent },
  { state: 'created', at: NOW, nextAt: NOW, ...article },
  { state: 'verified', at: NOW, nextAt: null, ...article },
  { state: 'attention', attention: { kind: 'rejected', sentence }, ...at },
  { state: 'attention', attention: { kind: 'unproved', sentence }, ...at },
  { state: 'attention', attention: { kind: 'conflict', sentence }, ...at },
  { state: 'attention', attention: { kind: 'gone' }, ...at },
  { state: 'attention', attention: { kind: 'duplicated', articleIds: ['a', 'b'] }, ...at },
  { state: 'done', at: NOW, how: 'copied' },
  { state: 'binned', at: NOW },
];

beforeEach(() => {
  disk = newDisk();
});

describe('marking a draft as done', () => {
  it('is possible from the states in the table, and undone to those in the table', async () => {
    const [marking, unmarking] = BY_HAND;
    for (const delivery of STATES) {
      has(delivery);
      const isListed = marking?.from.includes(stateName(delivery)) ?? false;
      expect([stateName(delivery), canBeDone(draftOf({ delivery }))]).toEqual([
        stateName(delivery),
        isListed,
      ]);
      const marked = await markDone(store(), 'draft-1', 'inserted', NOW + 5);
      expect(marked !== null).toBe(isListed);
      if (!marked) {
        expect(stands()?.delivery).toEqual(delivery);
        continue;
      }
      expect(marked.delivery).toMatchObject({ state: 'done', at: NOW + 5, how: 'inserted' });
      const back = await undoDone(store(), 'draft-1', NOW + 9);
      expect(unmarking?.to).toContain(back && stateName(back.delivery));
    }
  });

  it('takes it out of the sender’s hands, whatever is pressed then', async () => {
    const facts = {
      ...{ now: NOW + 10 ** 9, ordered: true, byCategory: true, timing: TIMING },
      ...{ markerSupport: unknownMarkerSupport('w'), busyTargets: new Set<string>() },
    };
    for (const delivery of STATES.filter((one) => canBeDone(draftOf({ delivery: one })))) {
      has(delivery);
      const marked = await markDone(store(), 'draft-1', 'copied', NOW);
      expect(marked && decide(marked, facts)).toEqual({ do: 'rest', until: null });
      for (const act of [retry, undo, edit, discard]) expect(await act(store(), 'draft-1')).toBeNull();
      expect(await submit(store(), 'draft-1', { accountId: 'me', undoMs: 0 })).toBeNull();
      expect(await saveText(store(), 'draft-1', { ...draftOf().text, title: 'X' })).toBeNull();
      expect(stands()).toEqual(marked);
    }
  });

  it('keeps what is known of an earlier delivery, so that undoing it never sends it as new', async () => {
    has({ state: 'attention', attention: { kind: 'rejected', sentence }, ...at });
    await markDone(store(), 'draft-1', 'unknown', NOW);
    expect(await undoDone(store(), 'draft-1', NOW)).toMatchObject({
      delivery: { state: 'attention', attention: { kind: 'unproved' }, progress: { attempt: 1 } },
    });
  });

  it('survives a restart, and a record with a way of its own is left to a newer release', () => {
    for (const how of ['inserted', 'copied', 'unknown'] as const) {
      const draft = draftOf({ delivery: { state: 'done', at: NOW, how, progress: sent } });
      expect(parseRecord(structuredClone(recordOf(draft)))).toEqual({ kind: 'draft', draft });
    }
    const odd = { ...recordOf(draftOf()), delivery: { state: 'done', at: NOW, how: 7 } };
    expect(parseRecord(odd).kind).toBe('damaged');
  });

  it('says how it was done, and keeps the text for 30 days', async () => {
    has({ state: 'done', at: NOW, how: 'inserted' });
    const shown = () => describeDraft(stands() ?? draftOf(), NOW, null);
    expect(shown()).toMatchObject({
      group: 'done',
      headline: { id: 'outbox.doneInserted' },
      actions: ['notDone', 'copy'],
    });
    await expire(store(), NOW + BIN_MS - 1);
    expect(stands()?.text.content).toBe(draftOf().text.content);
    await expire(store(), NOW + BIN_MS);
    expect(stands()).toMatchObject({ text: { title: 'Mirelle Vane', content: '' } });
    expect(shown().actions).toEqual([]);
  });
});

describe('with workers that die and a network that fails', { timeout: 300_000 }, () => {
  it('nothing is sent after a draft was marked, and unmarked drafts arrive as ever', async () => {
    const total = await explore('done', withMarks(plans([])), 600, ({ broken, lost, silent }) =>
      expect({ broken, lost, silent }).toEqual({ broken: [], lost: 0, silent: 0 }),
    );
    expect(total.kills).toBeGreaterThan(100);
  });

  it('a worker that doesn’t compare revisions is found out', async () => {
    const revs = new Map<string, number>();
    const total = await lacking(
      'marks without revisions',
      [],
      {},
      {
        store: (inner) => ({
          ...inner,
          list: async () => {
            const drafts = await inner.list();
            for (const { id, rev } of drafts) revs.set(id, rev);
            return drafts;
          },
          change: (id, work, durability) =>
            inner.change(id, (draft) => work({ ...draft, rev: revs.get(id) ?? draft.rev }), durability),
        }),
      },
      200,
      withMarks,
    );
    expect(total.broken.some((rule) => rule.startsWith('I8'))).toBe(true);
  });

  it('a sender that takes marked drafts for waiting ones is found out', async () => {
    const total = await lacking(
      'marks that are ignored',
      [],
      {},
      {
        store: (inner) => ({
          ...inner,
          list: async () =>
            (await inner.list()).map((draft) =>
              draft.delivery.state === 'done'
                ? {
                    ...draft,
                    delivery: {
                      state: 'queued',
                      notBefore: 0,
                      undoUntil: null,
                      progress: progressOf({ accountId: 'account-1' }),
                    },
                  }
                : draft,
            ),
        }),
      },
      60,
      withMarks,
    );
    expect(total.broken.some((rule) => rule.startsWith('I8'))).toBe(true);
  });
});
