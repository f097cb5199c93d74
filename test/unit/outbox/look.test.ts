import { describe, expect, it } from 'vitest';
import type { ArticleSummary } from '../../../lib/model/index.ts';
import type { Journey, Look } from '../../../lib/outbox/draft.ts';
import { newLook, takePage } from '../../../lib/outbox/look.ts';
import { TIMING } from '../../../lib/outbox/timing.ts';
import { draftOf, journeyOf, NOW } from './drafts.ts';

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
const journey = (change: Partial<Journey> = {}) =>
  journeyOf({ attempt: 1, firstSentAt: NOW, baseline: [], ...change });
const take = (known: Journey, look: Look, taken: ReturnType<typeof page>, early = false) =>
  takePage(draftOf(), known, look, taken, { now: NOW + 1, early, timing: TIMING });
const ordered = newLook(true, 'world', NOW);
const unordered = newLook(false, 'world', NOW);

describe('a look through a list', () => {
  it('ends at five known articles in a row, and not at four', () => {
    const known = journey({ baseline: ['b1', 'b2', 'b3', 'b4', 'b5'] });
    expect(take(known, ordered, page(['x', 'b1', 'b2', 'b3', 'b4']))?.look).toMatchObject({
      ended: false,
      known: 4,
    });
    expect(take(known, ordered, page(['x', 'b1', 'b2', 'b3', 'b4', 'b5']))?.look).toMatchObject({
      ended: true,
      gap: null,
      pending: ['x'],
    });
  });

  it('ends at a short page', () => {
    expect(take(journey(), ordered, page(['x'], { last: true }))?.look).toMatchObject({
      ended: true,
      gap: null,
    });
  });

  it('asks for the two last entries again, and takes up only what follows them', () => {
    const first = take(journey(), unordered, page(['a', 'b', 'c', 'd']));
    expect(first).toMatchObject({ scanOffset: 2, look: { tail: ['c', 'd'] } });
    const second = first && take(journey(), first.look, page(['c', 'd', 'e'], { offset: 2 }));
    expect(second?.look.pending).toEqual(['e']);
  });

  it('goes on where entries slid back, and begins anew where they slid forward or moved', () => {
    const look = { ...unordered, pages: 1, tail: ['c', 'd'] };
    expect(take(journey(), look, page(['new', 'c', 'd', 'e']))?.look.pending).toEqual(['e']);
    expect(take(journey(), look, page(['d', 'e', 'f']))).toBeNull();
    expect(take(journey(), look, page(['c', 'x', 'd', 'e']))).toBeNull();
    expect(take(journey(), look, page([], { last: true }))).toBeNull();
  });

  it('proves nothing where entries were left out or the end was not reached', () => {
    expect(take(journey(), unordered, page(['a'], { skipped: 1, last: true }))?.look.gap).not.toBeNull();
    const long = { ...ordered, pages: 39, tail: ['a', 'b'] };
    expect(take(journey(), long, page(['a', 'b', 'c']))?.look).toMatchObject({
      ended: true,
      gap: expect.any(String),
    });
    const endless = { ...unordered, pages: 400, tail: ['a', 'b'] };
    expect(take(journey(), endless, page(['a', 'b', 'c']))?.look).toMatchObject({ ended: false, gap: null });
  });

  it('reads only a few pages before the settling time where the order is not known', () => {
    const look = { ...unordered, pages: 3, tail: ['a', 'b'] };
    expect(take(journey(), look, page(['a', 'b', 'c']), true)?.look.ended).toBe(true);
  });

  it('looks into what is new, or recent, or has our title, or tells no date', () => {
    const old = NOW - 10 * 86_400_000;
    const items = [
      summary('old', { updatedAt: old }),
      summary('recent'),
      summary('titled', { updatedAt: old, title: ' Mirelle Vane' }),
      summary('undated', { updatedAt: null }),
      summary('checked'),
      summary('base'),
    ];
    const known = journey({ checked: ['checked'], baseline: ['base'] });
    const taken = { items, offset: 0, last: true, skipped: 0 };
    expect(take(known, unordered, taken)?.look.pending).toEqual(['recent', 'titled', 'undated']);
  });
});
