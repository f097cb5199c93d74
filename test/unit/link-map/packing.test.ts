import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { packLayout, restoreLayout } from '../../../lib/link-map/index.ts';
import { graphs } from './graphs.ts';

const places = (count: number) =>
  fc
    .array(fc.float({ min: -9000, max: 9000, noNaN: true }), { minLength: count * 2, maxLength: count * 2 })
    .map((values) => Float32Array.from(values));

test('a stored layout comes back, to a fraction of its size', () => {
  fc.assert(
    fc.property(graphs(20), places(20), (graph, positions) => {
      const restored = restoreLayout(packLayout(graph, positions), graph);
      expect(restored?.isCurrent).toBe(true);
      const step = Math.max(1, ...positions.map(Math.abs)) / 32_767;
      for (const [at, value] of positions.entries())
        expect(Math.abs((restored?.positions[at] ?? 0) - value)).toBeLessThanOrEqual(step);
    }),
  );
});

test('a few bytes hold a node', () => {
  const entries = Uint32Array.from({ length: 10_000 }, (_, at) => at * 3);
  const packed = packLayout({ entries, links: new Uint32Array() }, new Float32Array(20_000));
  expect(packed.byteLength).toBeLessThan(10_000 * 6);
});

test('another graph takes the places it knows, and new nodes begin beside a neighbor', () => {
  const positions = Float32Array.of(0, 0, 100, 0, 0, 100);
  const packed = packLayout({ entries: Uint32Array.of(4, 5, 6), links: Uint32Array.of(0, 1) }, positions);
  const grown = { entries: Uint32Array.of(4, 5, 6, 9), links: Uint32Array.of(0, 1, 1, 3) };
  const restored = restoreLayout(packed, grown);
  expect(restored?.isCurrent).toBe(false);
  expect(restored?.positions[2]).toBeCloseTo(100, 1);
  expect(Math.hypot((restored?.positions[6] ?? 0) - 100, restored?.positions[7] ?? 0)).toBeLessThan(20);
  const linked = { entries: Uint32Array.of(4, 5, 6), links: Uint32Array.of(0, 1, 1, 2) };
  expect(restoreLayout(packed, linked)?.isCurrent).toBe(false);
});

test('a layout of other entries is of no use', () => {
  const packed = packLayout({ entries: Uint32Array.of(1), links: new Uint32Array() }, Float32Array.of(1, 2));
  const graph = { entries: Uint32Array.of(1, 2, 3), links: Uint32Array.of(0, 1) };
  expect(restoreLayout(packed, graph)).toBeNull();
});

test('whatever is stored, it is read or refused', () => {
  const graph = { entries: Uint32Array.of(3, 8), links: Uint32Array.of(0, 1) };
  for (const other of [null, undefined, 'text', {}, new ArrayBuffer(0)])
    expect(restoreLayout(other, graph)).toBeNull();
  const packed = new Uint8Array(packLayout(graph, Float32Array.of(1, 2, 3, 4)));
  fc.assert(
    fc.property(fc.nat(packed.length - 1), fc.nat(255), fc.nat(packed.length), (at, byte, length) => {
      const damaged = packed.slice(0, length);
      damaged[at] = byte;
      const restored = restoreLayout(damaged.buffer, graph);
      expect(restored === null || restored.positions.every(Number.isFinite)).toBe(true);
    }),
  );
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 3e38])('a scale of %s is damage', (scale) => {
  const graph = { entries: Uint32Array.of(3, 8), links: Uint32Array.of(0, 1) };
  const packed = packLayout(graph, Float32Array.of(1, 2, 3, 4));
  new DataView(packed).setFloat32(5, scale);
  expect(restoreLayout(packed, graph)).toBeNull();
});
