import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidatePositions, samplePoints } from '../../../lib/worldpage/bar/bar-position.ts';

const bar = { width: 116, height: 30 };
const view = { width: 1000, height: 700 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('candidate positions of the bar', () => {
  it('start after the last word of the title, centered on its line', () => {
    const [first] = candidatePositions(box(165, 138, 605, 182), box(165, 138, 1000, 182), bar, view);
    expect(first).toEqual({ x: 613, y: 145 });
  });

  it('include above and below the end of a title that fills its line', () => {
    const spots = candidatePositions(box(20, 100, 980, 144), box(20, 100, 980, 144), bar, view);
    expect(spots).toEqual([
      { x: 864, y: 66 },
      { x: 864, y: 148 },
    ]);
  });

  it('are never outside of the window', () => {
    const length = fc.integer({ min: -3000, max: 3000 });
    fc.assert(
      fc.property(length, length, length, length, (left, top, width, height) => {
        const head = box(left, top, left + Math.abs(width), top + Math.abs(height));
        for (const spot of candidatePositions(head, head, bar, view))
          for (const { x, y } of samplePoints(spot, bar)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(view.width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(view.height);
          }
      }),
    );
  });
});
