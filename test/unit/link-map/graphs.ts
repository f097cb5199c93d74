import * as fc from 'fast-check';
import type { MapGraph } from '../../../lib/link-map/index.ts';

/** Pairs of locations below `count`, each once and never with itself. */
export const pairsBelow = (count: number) =>
  fc
    .uniqueArray(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), {
      maxLength: count * 3,
      selector: ([a, b]) => Math.min(a, b) * count + Math.max(a, b),
    })
    .map((pairs) => Uint32Array.from(pairs.filter(([a, b]) => a !== b).flat()));

/** A graph of `count` entries at any locations. */
export const graphs = (count: number): fc.Arbitrary<MapGraph> =>
  fc
    .record({
      entries: fc.uniqueArray(fc.nat(1_000_000), { minLength: count, maxLength: count }),
      links: pairsBelow(count),
    })
    .map(({ entries, links }) => ({ entries: Uint32Array.from(entries).sort(), links }));
