import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundsOf,
  keepInSight,
  movementBetween,
  nodeAt,
  panBy,
  toMap,
  toScreen,
  type View,
  viewOfAll,
  zoomAt,
} from '../../../lib/link-map/index.ts';

const size = { width: 600, height: 400 };
const number = fc.double({ min: -3000, max: 3000, noNaN: true });
const points = fc.record({ x: number, y: number });
const views: fc.Arbitrary<View> = fc.record({
  x: number,
  y: number,
  scale: fc.double({ min: 0.02, max: 8, noNaN: true }),
});

test('a point of the screen is where the map has it', () => {
  fc.assert(
    fc.property(views, points, (view, point) => {
      const back = toScreen(view, size, toMap(view, size, point));
      expect(back.x).toBeCloseTo(point.x, 3);
      expect(back.y).toBeCloseTo(point.y, 3);
    }),
  );
});

test('zooming keeps the point below the pointer where it is', () => {
  fc.assert(
    fc.property(views, points, fc.double({ min: 0.2, max: 5, noNaN: true }), (view, point, factor) => {
      const before = toMap(view, size, point);
      const after = toMap(zoomAt(view, size, point, factor), size, point);
      expect(after.x).toBeCloseTo(before.x, 3);
      expect(after.y).toBeCloseTo(before.y, 3);
    }),
  );
});

test('panning moves the map as far as the pointer', () => {
  const view = { x: 10, y: 20, scale: 2 };
  const place = toScreen(view, size, { x: 0, y: 0 });
  const moved = toScreen(panBy(view, { x: 30, y: -7 }), size, { x: 0, y: 0 });
  expect(moved).toEqual({ x: place.x + 30, y: place.y - 7 });
});

test('a moved picture lies where a new one would be drawn', () => {
  fc.assert(
    fc.property(views, views, points, (drawn, shown, point) => {
      const { x, y, scale } = movementBetween(drawn, shown);
      const old = toScreen(drawn, size, point);
      const goal = toScreen(shown, size, point);
      expect((old.x - 300) * scale + 300 + x).toBeCloseTo(goal.x, 1);
      expect((old.y - 200) * scale + 200 + y).toBeCloseTo(goal.y, 1);
    }),
  );
});

test('the whole map fits, however large it is', () => {
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 20 }), (all) => {
      const positions = Float32Array.from(all.flatMap(({ x, y }) => [x, y]));
      const view = viewOfAll(boundsOf(positions), size);
      for (const point of all) {
        const { x, y } = toScreen(view, size, point);
        expect(x).toBeGreaterThan(-1);
        expect(x).toBeLessThan(601);
        expect(y).toBeGreaterThan(-1);
        expect(y).toBeLessThan(401);
      }
    }),
  );
  expect(viewOfAll(boundsOf(new Float32Array()), size).scale).toBe(1);
});

test('what is in sight is not moved, what is not is centered', () => {
  const view = { x: 0, y: 0, scale: 1 };
  expect(keepInSight(view, size, { x: 50, y: 50 })).toBe(view);
  expect(keepInSight(view, size, { x: 900, y: 50 })).toEqual({ x: 900, y: 50, scale: 1 });
  const covered = { left: 320, top: 220, right: 400, bottom: 300 };
  expect(keepInSight(view, size, { x: 50, y: 50 }, covered)).toEqual({ x: 50, y: 50, scale: 1 });
  expect(keepInSight(view, size, { x: -50, y: 50 }, covered)).toBe(view);
});

test('the nearest node within reach is found', () => {
  const positions = Float32Array.of(0, 0, 30, 0, 34, 0);
  const view = { x: 0, y: 0, scale: 1 };
  const at = (x: number, y: number) => nodeAt(positions, view, size, { x: 300 + x, y: 200 + y }, () => 4, 4);
  expect([at(0, 0), at(7, 0), at(31, 0), at(33, 0), at(0, 12)]).toEqual([0, 0, 1, 2, -1]);
});
