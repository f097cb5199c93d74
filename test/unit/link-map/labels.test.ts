import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels } from '../../../lib/link-map/index.ts';

const room = {
  size: { width: 400, height: 300 },
  widthOf: () => 60,
  lineHeight: 16,
  most: 30,
  covered: null,
};
const dot = { radius: 4, isMain: false };
const candidates = fc
  .array(fc.record({ x: fc.integer({ min: -50, max: 450 }), y: fc.integer({ min: -50, max: 350 }) }), {
    maxLength: 80,
  })
  .map((all) => all.map((point, node) => ({ ...point, ...dot, node })));

test('names are whole, and never overlap each other or a dot', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const placed = placeLabels(all, room);
      for (const [at, label] of placed.entries()) {
        expect(label.x >= 30 && label.x <= 370).toBe(true);
        for (const other of placed.slice(at + 1))
          expect(Math.abs(label.x - other.x) >= 60 || Math.abs(label.y - other.y) >= 16).toBe(true);
        for (const dot of all)
          expect(Math.abs(dot.x - label.x) >= 34 || dot.y + 4 <= label.y || dot.y - 4 >= label.y + 16).toBe(
            true,
          );
      }
    }),
  );
});

test('the most important name is placed, below its dot', () => {
  const [first] = placeLabels(
    [
      { node: 5, x: 200, y: 100, ...dot },
      { node: 6, x: 210, y: 104, ...dot },
    ].filter(({ node }) => node === 5),
    room,
  );
  expect(first).toEqual({ node: 5, x: 200, y: 107, width: 60 });
});

test('a name goes above a dot that another one is below, and no more are placed than asked', () => {
  const two = [
    { node: 1, x: 200, y: 100, ...dot },
    { node: 2, x: 200, y: 115, ...dot },
  ];
  expect(placeLabels(two, room).map(({ node, y }) => [node, y])).toEqual([
    [1, 77],
    [2, 122],
  ]);
  expect(placeLabels(two, { ...room, most: 1 })).toHaveLength(1);
});

test('a name moves inward where it would be cut off, and a dot out of sight has none', () => {
  const atSide = { node: 1, x: 10, y: 100, ...dot };
  const outside = { node: 2, x: -5, y: 200, ...dot };
  expect(placeLabels([atSide, outside], room).map(({ node, x }) => [node, x])).toEqual([[1, 30]]);
});

test('a name stays clear of what lies above the map', () => {
  const below = { node: 1, x: 200, y: 100, ...dot };
  const covered = { left: 190, top: 110, right: 210, bottom: 140 };
  expect(placeLabels([below], { ...room, covered })).toMatchObject([{ node: 1, y: 77 }]);
  expect(placeLabels([below], { ...room, covered: { ...covered, top: 60 } })).toEqual([]);
});

test('a main name is drawn even where it hides dots', () => {
  const crowd = [90, 115].map((y, at) => ({ node: at + 2, x: 200, y, ...dot }));
  const main = { node: 1, x: 200, y: 100, ...dot, isMain: true };
  expect(placeLabels([main, ...crowd], room)[0]).toMatchObject({ node: 1, y: 107 });
  expect(placeLabels([{ ...main, isMain: false }, ...crowd], room).map(({ node }) => node)).not.toContain(1);
});
