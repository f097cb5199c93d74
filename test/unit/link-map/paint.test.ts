import { expect, test, vi } from 'vitest';
import { drawMap, type Scene } from '../../../lib/link-map/index.ts';

/** Draws a scene, and returns how strong lines to each node are. */
function strengths(scene: Scene): number[] {
  const drawn: number[] = [];
  const context = {
    globalAlpha: 1,
    ...{ lineWidth: 0, strokeStyle: '', fillStyle: '' },
    ...{ clearRect: vi.fn(), beginPath: vi.fn(), moveTo: vi.fn(), stroke: vi.fn() },
    ...{ rect: vi.fn(), arc: vi.fn(), fill: vi.fn() },
    lineTo: () => drawn.push(context.globalAlpha),
  };
  const palette = { line: 'gray', paper: 'white', dots: ['red'] };
  drawMap(context as never, scene, { x: 0, y: 0, scale: 1 }, { width: 1_000, height: 1_000 }, palette);
  return drawn;
}

const sceneOf = (links: number[], size: number): Scene => {
  const degrees = new Uint32Array(size);
  for (const node of links) degrees[node] = (degrees[node] ?? 0) + 1;
  const positions = new Float32Array(size * 2).map((_, at) => (at * 7) % 400);
  return { positions, links: Uint32Array.from(links), degrees, hues: new Uint8Array(size) };
};

test('lines of a hub are fainter than others, which they would hide', () => {
  const hub = Array.from({ length: 150 }, (_, at) => [0, at + 1]).flat();
  const drawn = strengths(sceneOf([...hub, 1, 2, 3, 4], 160));
  expect(drawn).toHaveLength(152);
  expect(Math.max(...drawn.slice(0, 150))).toBeLessThan(0.5 * Math.min(...drawn.slice(150)));
});

test('a ring parts each dot from those below it, on maps that aren’t large', () => {
  const ringed = (size: number): string[] => {
    const strokes: string[] = [];
    const context = {
      ...{ globalAlpha: 1, lineWidth: 0, strokeStyle: '', fillStyle: '' },
      ...{ clearRect: vi.fn(), beginPath: vi.fn(), moveTo: vi.fn(), lineTo: vi.fn() },
      ...{ rect: vi.fn(), arc: vi.fn(), fill: vi.fn() },
      stroke: () => strokes.push(context.strokeStyle),
    };
    const palette = { line: 'gray', paper: 'white', dots: ['red', 'blue'] };
    drawMap(
      context as never,
      sceneOf([0, 1], size),
      { x: 0, y: 0, scale: 1 },
      { width: 9, height: 9 },
      palette,
    );
    return strokes.filter((color) => color === 'white');
  };
  expect(ringed(300)).toHaveLength(2);
  expect(ringed(30_000)).toHaveLength(0);
});

test('a map without hubs has lines of one strength', () => {
  expect(new Set(strengths(sceneOf([0, 1, 1, 2, 2, 3], 4))).size).toBe(1);
});
