import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels } from '../../../lib/link-map/index.ts';

const room = { size: { width: 400, height: 300 }, widthOf: () => 60, lineHeight: 16, most: 30 };
const candidates = fc
  .array(fc.record({ x: fc.integer({ min: -50, max: 450 }), y: fc.integer({ min: -50, max: 350 }) }), {
    maxLength: 80,
  })
  .map((all) => all.map((point, node) => ({ ...point, node, radius: 4 })));

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
      { node: 5, x: 200, y: 100, radius: 4 },
      { node: 6, x: 210, y: 104, radius: 4 },
    ].filter(({ node }) => node === 5),
    room,
  );
  expect(first).toEqual({ node: 5, x: 200, y: 107, width: 60 });
});

test('a name goes above a dot that another one is below, and no more are placed than asked', () => {
  const two = [
    { node: 1, x: 200, y: 100, radius: 4 },
    { node: 2, x: 200, y: 115, radius: 4 },
  ];
  expect(placeLabels(two, room).map(({ node, y }) => [node, y])).toEqual([
    [1, 77],
    [2, 122],
  ]);
  expect(placeLabels(two, { ...room, most: 1 })).toHaveLength(1);
});

test('a name moves inward where it would be cut off, and a dot out of sight has none', () => {
  const atSide = { node: 1, x: 10, y: 100, radius: 4 };
  const outside = { node: 2, x: -5, y: 200, radius: 4 };
  expect(placeLabels([atSide, outside], room).map(({ node, x }) => [node, x])).toEqual([[1, 30]]);
});
