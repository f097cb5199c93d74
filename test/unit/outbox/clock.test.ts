import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message, readMessage } from '../../../lib/i18n/index.ts';
import { afterCall, type Breaker, CLOSED, isHeld } from '../../../lib/outbox/delivery/breaker.ts';
import { decide, type Facts, longestCall } from '../../../lib/outbox/delivery/decide.ts';
import * as settle from '../../../lib/outbox/delivery/scan-results.ts';
import * as outcome from '../../../lib/outbox/delivery/send-results.ts';
import { TIMING } from '../../../lib/outbox/delivery/timing.ts';
import { withWaitStart } from '../../../lib/outbox/delivery/wait-clock.ts';
import { describe as wordsOf } from '../../../lib/outbox/describe.ts';
import type { Delivery, Draft } from '../../../lib/outbox/draft.ts';
import { expire, retry, submit } from '../../../lib/outbox/draft-actions.ts';
import type { ServiceFailure } from '../../../lib/service/index.ts';
import { articleOf } from './articles.ts';
import { draftOf, NOW, progressOf } from './drafts.ts';
import { memoryStore, newDisk } from './memory-store.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

const facts = (now: number): Facts => ({
  now,
  ordered: true,
  byCategory: true,
  markerSupport: { worldId: 'world-1', field: 'scrapbook', proved: true, at: 0 },
  busyTargets: new Set(),
  timing: TIMING,
});

const busy = (retryAfter: number): ServiceFailure => ({
  kind: 'busy',
  sentence: readMessage('Later.'),
  retryAfter,
});
const article = articleOf({ id: 'a1' });
const inState = (delivery: Delivery): Draft => draftOf({ delivery });
const sent = progressOf({ attempt: 1, firstSentAt: NOW, baseline: [] });
const sending = inState({ state: 'sending', owner: 'x', sentAt: NOW, progress: sent });
const queued = inState({ state: 'queued', notBefore: NOW, undoUntil: null, progress: progressOf() });
const unknown = inState({ state: 'unknown', since: NOW, nextAt: NOW, progress: sent });

/** Every reason to wait, with its maximum duration on a normal clock. */
const WAITS: [string, (asked: number) => Draft | null, number][] = [
  ['a reading that failed', (asked) => outcome.postponed(queued, busy(asked), 1, facts(NOW)), HOUR],
  [
    'nothing was sent',
    () => outcome.unsent(sending, message('outbox.interrupted'), 1, facts(NOW)),
    5 * MINUTE,
  ],
  ['an unclear answer', (asked) => outcome.lost(sending, busy(asked), facts(NOW)), HOUR],
  ['an answer', () => outcome.answered(sending, 'a1', facts(NOW)), 3_000],
  ['an answer without an id', () => outcome.answered(sending, null, facts(NOW)), 3_000],
  ['a look that failed', (asked) => outcome.postponed(unknown, busy(asked), 1, facts(NOW)), HOUR],
  ['a copy that was seen', () => settle.created(unknown, sent, article, facts(NOW)), TIMING.settleMs],
  ['a question', () => settle.unproved(unknown, sent, facts(NOW)), 24 * HOUR],
];

/** Milliseconds that the draft waits, on a clock that was set to `now`. */
function restOf(draft: Draft, now: number): number {
  let current = draft;
  for (let passed = 0; ; ) {
    const step = decide(current, facts(now + passed));
    if (step.do === 'adopt') {
      const adopted = outcome.adopted(current, facts(now + passed));
      expect(adopted, 'what is to be put right is put right').not.toBeNull();
      current = withWaitStart(current, adopted ?? current, now + passed);
    } else if (step.do === 'rest' && step.until !== null) passed = Math.max(step.until - now, passed + 1);
    else return passed;
  }
}

const backwards = fc.integer({ min: 0, max: 400 * 24 * HOUR });
const elapsed = fc.integer({ min: 0, max: 2 * HOUR });

describe('after the clock was set back', () => {
  it.each(WAITS)('a wait for %s is no longer than usual', (_, begin, longest) => {
    fc.assert(
      fc.property(backwards, elapsed, fc.integer({ min: 0, max: 10 * HOUR }), (jump, run, asked) => {
        const begun = begin(asked);
        if (!begun) throw new Error('There is no such way.');
        const draft = withWaitStart(draftOf(), begun, NOW);
        expect(restOf(draft, NOW + run - jump)).toBeLessThanOrEqual(longest + longestCall(TIMING));
      }),
    );
  });

  it('a saved draft is sent after its time to undo, and can be undone for no longer', async () => {
    await fc.assert(
      fc.asyncProperty(backwards, fc.integer({ min: 0, max: 60_000 }), async (jump, undoMs) => {
        const disk = newDisk();
        const store = memoryStore(disk);
        await store.add(draftOf());
        await submit(store, 'draft-1', { accountId: 'u', undoMs, now: NOW });
        const draft = disk.drafts.get('draft-1');
        if (!draft) throw new Error('It is gone.');
        expect(restOf(draft, NOW - jump)).toBeLessThanOrEqual(undoMs);
        const { until } = wordsOf(draft, NOW - jump, null);
        if (until !== null) expect(until - (NOW - jump)).toBeLessThanOrEqual(undoMs);
      }),
    );
  });

  it('a draft of an earlier release, without the start of its wait, waits an hour at most', () => {
    fc.assert(
      fc.property(backwards, (jump) => {
        const { waitsSince: _, ...old } = inState({
          state: 'queued',
          notBefore: NOW + 10_000,
          undoUntil: NOW + 10_000,
          progress: progressOf(),
        });
        expect(restOf(old, NOW - jump)).toBeLessThanOrEqual(MINUTE);
      }),
    );
  });

  it('“Send now” sends at once', async () => {
    const disk = newDisk();
    const store = memoryStore(disk);
    await store.add(draftOf());
    await submit(store, 'draft-1', { accountId: 'u', undoMs: 10_000, now: NOW });
    const draft = await retry(store, 'draft-1', NOW - 24 * HOUR);
    expect(draft && restOf(draft, NOW - 24 * HOUR)).toBe(0);
  });

  it('a pause is no longer than World Anvil asked for or than it was meant to be', () => {
    fc.assert(
      fc.property(backwards, fc.nat(2 * HOUR), (jump, asked) => {
        let breaker: Breaker = CLOSED;
        for (let i = 0; i < 8; i++)
          breaker = afterCall(
            breaker,
            { kind: 'server', sentence: readMessage(''), status: 500, retryAfter: asked },
            NOW,
          );
        expect(isHeld(breaker, NOW + 1)).toBe(true);
        const now = NOW - jump;
        if (jump > 0) expect(isHeld(breaker, now)).toBe(false);
        const next = afterCall(breaker, busy(1_000), now);
        if (jump > 0) expect(next.until - now).toBeLessThanOrEqual(1_000);
      }),
    );
  });

  it('discarded drafts are deleted after 30 days', async () => {
    const disk = newDisk();
    const store = memoryStore(disk);
    await store.add(inState({ state: 'binned', at: NOW }));
    const now = NOW - 100 * 24 * HOUR;
    await expire(store, now);
    await expire(store, now + 31 * 24 * HOUR);
    expect(disk.drafts.size).toBe(0);
  });
});
