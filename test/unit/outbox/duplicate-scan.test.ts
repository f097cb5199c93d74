import { describe, expect, it } from 'vitest';
import { message } from '../../../lib/i18n/index.ts';
import type { ArticleSummary } from '../../../lib/model/index.ts';
import { newScan, scanPage } from '../../../lib/outbox/delivery/duplicate-scan.ts';
import { TIMING } from '../../../lib/outbox/delivery/timing.ts';
import type { DeliveryProgress, ListScan } from '../../../lib/outbox/draft.ts';
import { draftOf, NOW, progressOf } from './drafts.ts';

const summary = (id: string, change: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id,
  worldId: 'world-1',
  title: id,
  template: 'person',
  state: null,
  isDraft: true,
  isWip: true,
  tags: [],
  excerpt: null,
  url: null,
  slug: null,
  categoryId: null,
  updatedAt: NOW,
  wordcount: null,
  ...change,
});
const page = (ids: string[], { offset = 0, last = false, skipped = 0 } = {}) => ({
  items: ids.map((id) => summary(id)),
  offset,
  last,
  skipped,
});
const progress = (change: Partial<DeliveryProgress> = {}) =>
  progressOf({ attempt: 1, firstSentAt: NOW, baseline: [], ...change });
const take = (known: DeliveryProgress, scan: ListScan, taken: ReturnType<typeof page>, early = false) =>
  scanPage(draftOf(), known, scan, taken, { now: NOW + 1, early, timing: TIMING });
const ordered = newScan(true, 'world', NOW);
const unordered = newScan(false, 'world', NOW);

describe('a list scan', () => {
  it('ends after five known articles in a row, not after four', () => {
    const known = progress({ baseline: ['b1', 'b2', 'b3', 'b4', 'b5'] });
    expect(take(known, ordered, page(['x', 'b1', 'b2', 'b3', 'b4']))?.scan).toMatchObject({
      ended: false,
      known: 4,
    });
    expect(take(known, ordered, page(['x', 'b1', 'b2', 'b3', 'b4', 'b5']))?.scan).toMatchObject({
      ended: true,
      gap: null,
      pending: ['x'],
    });
  });

  it('ends at a short page', () => {
    expect(take(progress(), ordered, page(['x'], { last: true }))?.scan).toMatchObject({
      ended: true,
      gap: null,
    });
  });

  it('overlaps by two entries and continues after them', () => {
    const first = take(progress(), unordered, page(['a', 'b', 'c', 'd']));
    expect(first).toMatchObject({ scanOffset: 2, scan: { tail: ['c', 'd'] } });
    const second = first && take(progress(), first.scan, page(['c', 'd', 'e'], { offset: 2 }));
    expect(second?.scan.pending).toEqual(['e']);
  });

  it('continues if entries moved back, and restarts if they moved forward or were reordered', () => {
    const scan = { ...unordered, pages: 1, tail: ['c', 'd'] };
    expect(take(progress(), scan, page(['new', 'c', 'd', 'e']))?.scan.pending).toEqual(['e']);
    expect(take(progress(), scan, page(['d', 'e', 'f']))).toBeNull();
    expect(take(progress(), scan, page(['c', 'x', 'd', 'e']))).toBeNull();
    expect(take(progress(), scan, page([], { last: true }))).toBeNull();
  });

  it('proves nothing if entries were skipped or the end wasn’t reached', () => {
    expect(take(progress(), unordered, page(['a'], { skipped: 1, last: true }))?.scan.gap).not.toBeNull();
    const long = { ...ordered, pages: 39, tail: ['a', 'b'] };
    expect(take(progress(), long, page(['a', 'b', 'c']))?.scan).toMatchObject({
      ended: true,
      gap: message('outbox.gapTooLong'),
    });
    const endless = { ...unordered, pages: 400, tail: ['a', 'b'] };
    expect(take(progress(), endless, page(['a', 'b', 'c']))?.scan).toMatchObject({ ended: false, gap: null });
  });

  it('reads only a few pages before the settling time if the order is unknown', () => {
    const scan = { ...unordered, pages: 3, tail: ['a', 'b'] };
    expect(take(progress(), scan, page(['a', 'b', 'c']), true)?.scan.ended).toBe(true);
  });

  it('opens articles that are new, recent, undated or have our title', () => {
    const old = NOW - 10 * 86_400_000;
    const items = [
      summary('old', { updatedAt: old }),
      summary('recent'),
      summary('titled', { updatedAt: old, title: ' Mirelle Vane' }),
      summary('undated', { updatedAt: null }),
      summary('checked'),
      summary('base'),
    ];
    const known = progress({ checked: ['checked'], baseline: ['base'] });
    const taken = { items, offset: 0, last: true, skipped: 0 };
    expect(take(known, unordered, taken)?.scan.pending).toEqual(['recent', 'titled', 'undated']);
  });
});
