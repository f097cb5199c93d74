import type { MapGraph } from '../../../lib/link-map/index.ts';

const CLUSTER = 80;
/** Of 100 links, those that stay within a cluster. */
const WITHIN = 85;

/** Mulberry32: the same numbers in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A made-up world: clusters with a hub each, most links within them. Every node has a link. */
export function clusteredGraph(nodes: number, links: number): MapGraph {
  const random = randomFrom(7);
  const pairs = new Set<number>();
  const join = (a: number, b: number): void => {
    if (a !== b) pairs.add(Math.min(a, b) * nodes + Math.max(a, b));
  };
  const hubOf = (node: number): number => node - (node % CLUSTER);
  for (let node = 0; node < nodes; node++)
    join(node, node % CLUSTER === 0 ? random(nodes) : random(3) ? hubOf(node) : node - 1);
  while (pairs.size < links) {
    const node = random(nodes);
    const isWithin = random(100) < WITHIN;
    join(node, isWithin ? Math.min(nodes - 1, hubOf(node) + random(CLUSTER)) : hubOf(random(nodes)));
  }
  return {
    entries: Uint32Array.from({ length: nodes }, (_, node) => node),
    links: Uint32Array.from([...pairs].flatMap((pair) => [Math.floor(pair / nodes), pair % nodes])),
  };
}
