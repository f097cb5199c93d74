import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  caretAfter,
  locate,
  mapOffsets,
  mergeRanges,
  occurrences,
  placeAt,
  spacedAfter,
} from '../../../lib/worldpage/editor/index.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '😀', '\n'), maxLength: 120 });
const cut = fc.tuple(text, fc.nat(), fc.nat()).map(([whole, a, b]) => {
  const [start, end] = [a % (whole.length + 1), b % (whole.length + 1)].sort((x, y) => x - y);
  return { whole, start: start ?? 0, end: end ?? 0 };
});

describe('locate', () => {
  it('finds an unchanged place', () => {
    fc.assert(
      fc.property(cut, ({ whole, start, end }) => {
        fc.pre(end > start);
        expect(locate(whole, placeAt(whole, start, end))).toEqual([start, end]);
      }),
    );
  });

  it('finds a place that moved because text was inserted before or after it', () => {
    fc.assert(
      fc.property(cut, text, text, ({ whole, start, end }, before, after) => {
        fc.pre(end > start);
        const unique = `${whole.slice(0, start)}«${whole.slice(start, end)}»${whole.slice(end)}`;
        const place = placeAt(unique, start, end + 2);
        const found = locate(before + unique + after, place);
        expect(found).toEqual([start + before.length, end + 2 + before.length]);
      }),
    );
  });

  it('only returns ranges with exactly the same text', () => {
    fc.assert(
      fc.property(cut, text, ({ whole, start, end }, other) => {
        const place = placeAt(whole, start, end);
        const found = locate(other, place);
        if (found) expect(other.slice(...found)).toBe(place.written);
      }),
    );
  });

  it('returns null if the name was linked in the meantime, or if no context is left', () => {
    const place = placeAt('Long ago Isaura Venn sailed east.', 9, 20);
    expect(locate('Long ago @[Isaura Venn](person:1) sailed east.', place)).toBeNull();
    expect(locate('Then came Isaura Venn, alone.', place)).toBeNull();
    expect(locate('Long ago Isaura Venn, alone.', place)).toEqual([9, 20]);
    expect(locate('', place)).toBeNull();
  });

  it('returns the nearest of several occurrences', () => {
    const whole = 'the Needle. the Needle. the Needle. ';
    expect(locate(`x${whole}`, placeAt(whole, 12, 22))).toEqual([13, 23]);
  });
});

describe('caretAfter', () => {
  it('keeps the caret at the same text', () => {
    fc.assert(
      fc.property(cut, text, fc.nat(), ({ whole, start, end }, put, somewhere) => {
        const caret = somewhere % (whole.length + 1);
        const now = whole.slice(0, start) + put + whole.slice(end);
        const after = caretAfter(caret, [start, end], put.length);
        expect(after).toBeLessThanOrEqual(now.length);
        if (caret <= start) expect(now.slice(0, after)).toBe(whole.slice(0, caret));
        else if (caret >= end) expect(now.slice(after)).toBe(whole.slice(caret));
        else expect(after).toBe(start + put.length);
      }),
    );
  });
});

describe('mapOffsets', () => {
  it('keeps each offset at the same text, or drops it', () => {
    fc.assert(
      fc.property(cut, text, ({ whole, start, end }, put) => {
        const now = whole.slice(0, start) + put + whole.slice(end);
        const offsets = Array.from(whole, (_, at) => at);
        for (const offset of offsets) {
          const [carried] = mapOffsets([offset], whole, now);
          if (carried !== undefined) expect(now.charAt(carried)).toBe(whole.charAt(offset));
        }
        const kept = mapOffsets(offsets, whole, now);
        expect(kept).toEqual([...kept].sort((a, b) => a - b));
        expect(mapOffsets(offsets, whole, whole)).toEqual(offsets);
      }),
    );
  });

  it('keeps all offsets outside the change', () => {
    expect(mapOffsets([0, 4, 9], 'one two three', 'one TWENTY three')).toEqual([0, 12]);
  });
});

describe('mergeRanges', () => {
  const stretches = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 12 });

  it('returns one sorted list without overlaps that covers the same text', () => {
    const covers = (list: readonly (readonly [number, number])[], at: number): boolean =>
      list.some(([start, end]) => at >= start && at < end);
    fc.assert(
      fc.property(stretches, stretches, (a, b) => {
        const merged = mergeRanges(a, b);
        for (let at = 0; at < 60; at++) expect(covers(merged, at)).toBe(covers([...a, ...b], at));
        for (const [at, [start, end]] of merged.entries()) {
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThan(merged[at - 1]?.[1] ?? -1);
        }
      }),
    );
  });
});

it('occurrences are counted without overlaps', () => {
  expect(occurrences('aaaa', 'aa')).toBe(2);
  expect(occurrences('anything', '')).toBe(0);
});

describe('an insertion', () => {
  it.each([
    ['', 'M'],
    ['night.', ' M'],
    ['the word', ' M'],
    ['(see below)', ' M'],
    ['the ', 'M'],
    ['(', 'M'],
    ['line\n', 'M'],
    ['その', 'M'],
  ])('after “%s” is “%s”', (before, inserted) => {
    expect(spacedAfter(before, 'M')).toBe(inserted);
  });
});
