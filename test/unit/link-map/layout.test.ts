import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOut, type MapGraph, type Positions } from '../../../lib/link-map/index.ts';
import { graphs } from './graphs.ts';

function finalOf(graph: MapGraph, known: Positions | null = null): Positions {
  let final: Positions = new Float32Array();
  let last = () => final;
  for (last of layOut(graph, known));
  final = last();
  return final;
}

/** A ring of clusters, each linked within. */
function clusters(count: number, size: number): MapGraph {
  const links: number[] = [];
  for (let cluster = 0; cluster < count; cluster++) {
    for (let member = 1; member < size; member++) {
      links.push(cluster * size, cluster * size + member);
      if (member > 1) links.push(cluster * size + member - 1, cluster * size + member);
    }
    links.push(cluster * size, ((cluster + 1) % count) * size);
  }
  return {
    entries: Uint32Array.from({ length: count * size }, (_, at) => at),
    links: Uint32Array.from(links),
  };
}

const distance = (positions: Positions, a: number, b: number) =>
  Math.hypot(
    (positions[a * 2] ?? 0) - (positions[b * 2] ?? 0),
    (positions[a * 2 + 1] ?? 0) - (positions[b * 2 + 1] ?? 0),
  );

test('the same graph is always laid out in the same way, and every node has a place', () => {
  fc.assert(
    fc.property(graphs(12), (graph) => {
      const positions = finalOf(graph);
      expect(positions).toHaveLength(24);
      expect(positions.every(Number.isFinite)).toBe(true);
      expect(finalOf(graph)).toEqual(positions);
    }),
    { numRuns: 15 },
  );
});

test('linked entries are closer to each other than others, in a graph with several levels', () => {
  const graph = clusters(12, 40);
  const positions = finalOf(graph);
  const within = distance(positions, 1, 2);
  const across = [3, 5, 7].map((cluster) => distance(positions, 1, cluster * 40 + 1));
  for (const far of across) expect(far).toBeGreaterThan(within * 3);
  expect(finalOf(graph)).toEqual(positions);
});

test('a known layout is continued: nodes stay near their places', () => {
  const graph = clusters(6, 10);
  const before = finalOf(graph);
  const after = finalOf({ ...graph, links: Uint32Array.of(...graph.links, 3, 4) }, before);
  const width = Math.max(...before) - Math.min(...before);
  for (let node = 0; node < 60; node++) {
    const moved = Math.hypot(
      (after[node * 2] ?? 0) - (before[node * 2] ?? 0),
      (after[node * 2 + 1] ?? 0) - (before[node * 2 + 1] ?? 0),
    );
    expect(moved).toBeLessThan(width / 3);
  }
});

test('the positions after a step can be given away, the last ones too', () => {
  const graph = clusters(12, 20);
  for (const known of [null, finalOf(graph)]) {
    let last = (): Positions => new Float32Array();
    for (last of layOut(graph, known)) structuredClone(null, { transfer: [last().buffer] });
    expect(last()).toEqual(finalOf(graph, known));
  }
});

test('an empty graph has an empty layout', () => {
  expect(finalOf({ entries: new Uint32Array(), links: new Uint32Array() })).toHaveLength(0);
});
