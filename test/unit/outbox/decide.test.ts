import { describe, expect, it } from 'vitest';
import { message } from '../../../lib/i18n/index.ts';
import { decide, type Facts, maySend, type Step } from '../../../lib/outbox/delivery/decide.ts';
import { newScan } from '../../../lib/outbox/delivery/duplicate-scan.ts';
import { TIMING } from '../../../lib/outbox/delivery/timing.ts';
import type { Delivery, DeliveryProgress, Draft, ListScan } from '../../../lib/outbox/draft.ts';
import { draftOf, NOW, progressOf } from './drafts.ts';

const facts = (change: Partial<Facts> = {}): Facts => ({
  now: NOW,
  ordered: true,
  byCategory: true,
  markerSupport: { worldId: 'world-1', field: 'scrapbook', proved: true, at: 0 },
  busyTargets: new Set(),
  timing: TIMING,
  ...change,
});
const unproved = facts({ markerSupport: { worldId: 'world-1', field: 'scrapbook', proved: false, at: 0 } });
const tags = facts({ markerSupport: { worldId: 'world-1', field: 'tags', proved: true, at: 0 } });
const unordered = facts({ ordered: false });

const queued = (progress: Partial<DeliveryProgress> = {}, notBefore = NOW): Delivery => ({
  state: 'queued',
  notBefore,
  undoUntil: null,
  progress: progressOf(progress),
});
const unknown = (progress: Partial<DeliveryProgress> = {}, since = NOW - 5_000, nextAt = NOW): Delivery => ({
  state: 'unknown',
  since,
  nextAt,
  progress: progressOf({ attempt: 1, firstSentAt: NOW - 6_000, baseline: [], ...progress }),
});
const created = (progress: Partial<DeliveryProgress> = {}, at = NOW - 1_000): Delivery => ({
  state: 'created',
  articleId: 'a1',
  url: null,
  at,
  nextAt: NOW,
  progress: progressOf({ attempt: 1, found: ['a1'], category: 'c1', ...progress }),
});
const overLook: ListScan = {
  ...newScan(true, 'world', NOW - 1_000),
  readAt: NOW - 500,
  pages: 1,
  ended: true,
};
const resent: Partial<DeliveryProgress> = {
  attempt: 1,
  firstSentAt: NOW - 400_000,
  baseline: [],
  scan: overLook,
};
const section = {
  text: { ...draftOf().text, target: { kind: 'append' as const, articleId: 'a9', articleTitle: 'A' } },
};

describe('the next step', () => {
  it.each<[string, Delivery, Facts, Partial<Step>, Partial<Draft>?]>([
    ['is nothing while it is written', { state: 'editing' }, facts(), { do: 'rest', until: null }],
    ['is nothing in the bin', { state: 'binned', at: NOW }, facts(), { do: 'rest', until: null }],
    ['waits until it can no longer be undone', queued({}, NOW + 5), facts(), { do: 'rest', until: NOW + 5 }],
    ['ignores a wait that a set-back clock made endless', queued({}, NOW + 1e9), facts(), { do: 'baseline' }],
    ['takes a baseline before the first sending', queued(), facts(), { do: 'baseline' }],
    ['sends once there is a baseline', queued({ baseline: [] }), unproved, { do: 'send' }],
    [
      'looks before it sends again',
      queued({ ...resent, scan: undefined }),
      facts(),
      { do: 'page', offset: 0 },
    ],
    ['sends again after a look that found nothing', queued(resent), facts(), { do: 'send' }],
    [
      'looks anew when that look is too long ago',
      queued(resent),
      facts({ now: NOW + 60_000 }),
      { do: 'page', offset: 0 },
    ],
    ['asks where the carrier is not proved', queued(resent), unproved, { do: 'ask' }],
    [
      'asks where tags are proved and something went without',
      queued({ ...resent, untagged: true }),
      tags,
      { do: 'ask' },
    ],
    [
      'sends where the person takes the risk',
      queued({ ...resent, accepted: true }),
      unproved,
      { do: 'send' },
    ],
    [
      'asks after a look with a gap',
      queued({ ...resent, scan: { ...overLook, gap: message('outbox.gapTooLong') } }),
      facts(),
      { do: 'ask' },
    ],
    [
      'adopts what somebody else was sending',
      { state: 'sending', owner: 'x', sentAt: NOW, progress: progressOf() },
      facts(),
      { do: 'adopt' },
    ],
    ['reads what the answer named', unknown({ hint: 'a1' }), facts(), { do: 'readHint', articleId: 'a1' }],
    ['looks for what is unclear', unknown(), facts(), { do: 'page', offset: 0 }],
    ['waits for the next look', unknown({}, NOW, NOW + 3_000), facts(), { do: 'rest', until: NOW + 3_000 }],
    [
      'goes on with a look that began',
      unknown({ scan: { ...overLook, ended: false }, scanOffset: 23 }),
      facts(),
      { do: 'page', offset: 23 },
    ],
    [
      'reads what a page brought up',
      unknown({ scan: { ...overLook, pending: ['a7'] } }),
      facts(),
      { do: 'readCandidate', articleId: 'a7' },
    ],
    ['begins anew where the clock was set back', unknown({}, NOW + 99_000), facts(), { do: 'adopt' }],
    [
      'begins with our own category where the order is not known',
      unknown(),
      unordered,
      { do: 'page', scan: newScan(false, { categoryId: null }, NOW) },
    ],
    [
      'reads the whole world after the settling time',
      unknown({}, NOW - 200_000),
      unordered,
      { do: 'page', scan: newScan(false, 'world', NOW) },
    ],
    [
      'looks beside a confirmed copy where that one lies',
      created(),
      unordered,
      { do: 'page', scan: newScan(false, { categoryId: 'c1' }, NOW) },
    ],
    [
      'reads the confirmed copy once more at the end',
      created({}, NOW - 180_000),
      facts(),
      { do: 'readCandidate', articleId: 'a1' },
    ],
    ['sends a section without a look', queued({}, NOW), unproved, { do: 'send' }, section],
    [
      'lets two sections for one article not overtake each other',
      queued(),
      facts({ busyTargets: new Set(['a9']) }),
      { do: 'rest', until: null },
      section,
    ],
    [
      'reads the article that a section went to',
      unknown(),
      facts(),
      { do: 'readTarget', articleId: 'a9' },
      section,
    ],
  ])('%s', (_what, delivery, given, step, more) => {
    expect(decide(draftOf({ delivery, ...more }), given)).toMatchObject(step);
  });

  it('sends in exactly one state', () => {
    for (const delivery of [unknown(resent), created(resent), { state: 'editing' } as const])
      expect(maySend(draftOf({ delivery }), facts())).toBe(false);
  });
});
