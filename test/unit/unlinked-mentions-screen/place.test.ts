import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePlaces, type Place } from '../../../components/unlinked-mentions/place.ts';
import type { PlacedMention } from '../../../lib/unlinked-mentions/index.ts';

const found = (name: string, start: number, change: Partial<PlacedMention> = {}): PlacedMention => ({
  ...{
    from: 1,
    field: 'content',
    isEditable: true,
    start,
    end: start + name.length,
    name,
    doubt: 0,
    candidates: [7],
  },
  ...change,
});
const place = (key: string, name: string, start: number): Place => ({
  ...found(name, start),
  ...{ key, state: 'open' },
});

/** Keys for new places: n1, n2, … */
function keys(): () => string {
  let last = 0;
  return () => `n${++last}`;
}
const merge = (before: readonly Place[], now: readonly PlacedMention[], linked: readonly string[] = []) =>
  mergePlaces(before, now, (key) => linked.includes(key), keys()).map(({ key, state, start }) => [
    key,
    state,
    start,
  ]);

describe('a text that was searched again', () => {
  const before = [place('a', 'Mira', 0), place('b', 'Mira', 10), place('c', 'Tor', 20)];

  it('keeps its places where the list has them, at their new offsets', () => {
    expect(merge(before, [found('Mira', 5), found('Mira', 15), found('Tor', 25)])).toEqual([
      ['a', 'open', 5],
      ['b', 'open', 15],
      ['c', 'open', 25],
    ]);
  });

  it('keeps a place whose candidates are found in another order, with what was chosen there', () => {
    const shared = [{ ...place('a', 'Mira', 0), candidates: [7, 9] }];
    expect(merge(shared, [found('Mira', 0, { candidates: [9, 7] })])).toEqual([['a', 'open', 0]]);
  });

  it('shows which place was linked, even if others have the same words', () => {
    expect(merge(before, [found('Mira', 40), found('Tor', 50)], ['a'])).toEqual([
      ['a', 'linked', 0],
      ['b', 'open', 40],
      ['c', 'open', 50],
    ]);
  });

  it('says that a place is gone when somebody else has changed the text', () => {
    expect(merge(before, [found('Mira', 0), found('Mira', 10)])).toEqual([
      ['a', 'open', 0],
      ['b', 'open', 10],
      ['c', 'gone', 20],
    ]);
  });

  it('opens a place again when its link was undone', () => {
    const linked: Place[] = [{ ...place('a', 'Mira', 0), state: 'linked' }];
    expect(merge(linked, [found('Mira', 0)])).toEqual([['a', 'open', 0]]);
  });

  it('adds new places at the end', () => {
    expect(merge(before.slice(0, 1), [found('Tor', 0), found('Mira', 10)])).toEqual([
      ['a', 'open', 10],
      ['n1', 'open', 0],
    ]);
  });

  it('shows each place that is found exactly once, and forgets none', () => {
    const name = fc.constantFrom('Mira', 'Tor', 'Bram');
    fc.assert(
      fc.property(fc.array(name), fc.array(name), fc.array(fc.nat(20)), (old, now, linked) => {
        const rows = old.map((word, at) => place(`k${at}`, word, at * 10));
        const places = now.map((word, at) => found(word, at * 7));
        const merged = mergePlaces(rows, places, (key) => linked.includes(Number(key.slice(1))), keys());
        expect(merged.slice(0, rows.length).map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
        const open = merged.filter(({ state }) => state === 'open').map(({ start }) => start);
        expect(open.sort((a, b) => a - b)).toEqual(places.map(({ start }) => start));
      }),
    );
  });
});
