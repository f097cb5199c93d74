import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBeside } from '../../../lib/worldpage/cards/card.ts';
import { queryIn, queryStart } from '../../../lib/worldpage/complete/caret.ts';
import { isListAddress } from '../../../lib/worldpage/index.ts';
import { checkboxSpots, coveredText } from '../../../lib/worldpage/lists/checkboxes.ts';
import { partsOf } from '../../../lib/worldpage/lists/marks.ts';
import { rangeOf } from '../../../lib/worldpage/lists/selection-mode.ts';

describe('a hover card', () => {
  const view = { width: 1000, height: 700 };

  it("doesn't cover its link if there is room elsewhere", () => {
    const boxes = fc
      .record({
        left: fc.integer({ min: 0, max: 900 }),
        top: fc.integer({ min: 0, max: 660 }),
        width: fc.integer({ min: 1, max: 300 }),
        height: fc.integer({ min: 1, max: 80 }),
      })
      .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
    const sizes = fc.record({
      width: fc.integer({ min: 80, max: 352 }),
      height: fc.integer({ min: 30, max: 280 }),
    });
    fc.assert(
      fc.property(boxes, sizes, (link, size) => {
        const { left, top } = placeBeside(link, link, size, view);
        const isBeside = left + size.width <= link.left || left >= link.right;
        const isAboveOrBelow = top + size.height <= link.top || top >= link.bottom;
        expect(isBeside || isAboveOrBelow).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + size.width).toBeLessThanOrEqual(view.width);
        expect(top + size.height).toBeLessThanOrEqual(view.height);
      }),
    );
  });

  it.each([-400, 4_000])('stays in the window if its line is scrolled out of view: %i', (top) => {
    const line = { left: 40, top, right: 41, bottom: top + 20 };
    const at = placeBeside(line, line, { width: 300, height: 200 }, view);
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.top + 200).toBeLessThanOrEqual(view.height);
  });
});

describe('isListAddress', () => {
  it.each([
    ['/w/saltmere-mira', true],
    ['/w/saltmere-mira/', true],
    ['/w/saltmere-mira/c/people', true],
    ['/world/map/list', true],
    ['/world/article/list?page=2', true],
    ['/w/saltmere-mira/a/the-needle-landmark', false],
    ['/world/article/0a1b2c3d-0000-4000-8000-000000000001/edit', false],
    ['/dashboard', false],
  ])('for %s is %s', (path, is) => {
    expect(isListAddress(`https://www.worldanvil.com${path}`)).toBe(is);
  });
});

describe('a mark', () => {
  it.each([
    ['words', ['draft', 'WIP']],
    ['letters', ['D', 'W']],
    ['dots', ['', '']],
  ] as const)('as %s shows %o', (shape, parts) => {
    expect(partsOf(['draft', 'WIP'], shape)).toEqual(parts);
  });
});

describe('a checkbox', () => {
  const card = { left: 100, top: 50, right: 330, bottom: 130 };
  const line = { left: 114, top: 62, right: 200, bottom: 88 };

  it('is in the card’s leading corner, before the card, or in its trailing corner', () => {
    const spots = checkboxSpots(card, { line, isLeftwards: false, isInRow: false });
    expect(spots).toEqual([
      { x: 102, y: 52, isInside: true },
      { x: 72, y: 61, isInside: false },
      { x: 300, y: 52, isInside: true },
      { x: 300, y: 100, isInside: true },
    ]);
    // Cards side by side have theirs at the same place.
    const inRow = checkboxSpots(card, { line, isLeftwards: false, isInRow: true });
    expect(inRow).toEqual(spots.filter(({ isInside }) => isInside));
  });

  it('is mirrored where text runs leftwards, and beside the line in a low row', () => {
    const row = { ...card, top: 60, bottom: 90 };
    expect(checkboxSpots(row, { line, isLeftwards: true, isInRow: false })).toEqual([
      { x: 300, y: 61, isInside: true },
      { x: 330, y: 61, isInside: false },
      { x: 102, y: 61, isInside: true },
      { x: 102, y: 61, isInside: true },
    ]);
  });
});

describe('the text under a checkbox', () => {
  const at = { x: 100, y: 60 };
  const text = (left: number, right: number) => [{ left, right, top: 62, bottom: 86 }];

  it('is none at the distance of its margin, on both sides', () => {
    expect(coveredText(at, text(128, 400))).toBe(0);
    expect(coveredText(at, text(10, 100))).toBe(0);
    expect(coveredText(at, [{ left: 90, right: 400, top: 84, bottom: 104 }])).toBe(0);
  });

  it('is more where it covers more', () => {
    expect(coveredText(at, text(127, 400))).toBeGreaterThan(0);
    expect(coveredText(at, text(110, 400))).toBeGreaterThan(coveredText(at, text(120, 400)));
  });
});

describe('a range of entries', () => {
  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['c', 'c', ['c']],
    ['gone', 'b', ['b']],
    ['b', 'gone', []],
  ])('from %s to %s is %j', (from, to, range) => {
    expect(rangeOf(['a', 'b', 'c', 'd', 'e'], from, to)).toEqual(range);
  });
});

describe('a completion query', () => {
  it('starts with the word at the caret, or with the selection', () => {
    expect(queryStart('Met by Isau', [11, 11])).toBe(7);
    expect(queryStart('Met by Saint-Orla’s', [19, 19])).toBe(7);
    expect(queryStart('Met by ', [7, 7])).toBe(7);
    expect(queryStart('Met by The Needle', [7, 17])).toBe(7);
    expect(queryStart('Встреча у Иглы', [14, 14])).toBe(10);
  });

  it('extends to the caret, and ends when the user moves on', () => {
    expect(queryIn('Met by The Nee', 7, [14, 14])).toBe('The Nee');
    expect(queryIn('Met by The Nee', 7, [7, 14])).toBe('The Nee');
    expect(queryIn('Met by The Nee', 7, [3, 3])).toBeNull();
    expect(queryIn('Met by Nee\nmore', 7, [15, 15])).toBeNull();
    expect(queryIn(`Met by ${'x'.repeat(90)}`, 7, [97, 97])).toBeNull();
  });

  it('is exactly the text at that position, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 'É', 'й', '東', ' ', '\n', '-', '’', '.', '@', '\ud83d', '🐉'),
        }),
        fc.nat(60),
        (text, place) => {
          const caret = Math.min(place, text.length);
          const from = queryStart(text, [caret, caret]);
          const query = queryIn(text, from, [caret, caret]);
          expect(text.slice(from, caret)).toBe(query ?? text.slice(from, caret));
          expect(from).toBeLessThanOrEqual(caret);
        },
      ),
    );
  });
});
