import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphAmong, graphAround, graphOfLinked, type MapGraph } from '../../../lib/link-map/index.ts';
import { pairsBelow } from './graphs.ts';

const everything = () => true;
/** 1 - 2 - 3 - 4, 2 - 4, and 7 - 8 apart. */
const PAIRS = Uint32Array.of(1, 2, 2, 3, 3, 4, 2, 4, 7, 8);

const linksOf = ({ entries, links }: MapGraph) =>
  Array.from({ length: links.length / 2 }, (_, at) =>
    [entries[links[at * 2] ?? 0], entries[links[at * 2 + 1] ?? 0]].join('-'),
  ).sort();

test('one step shows the neighbors, and the links among them', () => {
  const graph = graphAround(PAIRS, 2, 1, everything);
  expect([...graph.entries]).toEqual([1, 2, 3, 4]);
  expect(linksOf(graph)).toEqual(['1-2', '2-3', '2-4', '3-4']);
  expect([...graphAround(PAIRS, 1, 1, everything).entries]).toEqual([1, 2]);
});

test('two steps show the neighbors of the neighbors', () => {
  expect([...graphAround(PAIRS, 1, 2, everything).entries]).toEqual([1, 2, 3, 4]);
});

test('nothing is reached through an entry that is not shown, and the middle always is', () => {
  expect([...graphAround(PAIRS, 1, 2, (location) => location !== 2).entries]).toEqual([1]);
  expect([...graphAround(PAIRS, 2, 1, (location) => location !== 2).entries]).toEqual([1, 2, 3, 4]);
});

test('a category shows its members, also those without a link', () => {
  const graph = graphAmong(PAIRS, new Set([2, 3, 7, 9]), true);
  expect([...graph.entries]).toEqual([2, 3, 7, 9]);
  expect(linksOf(graph)).toEqual(['2-3']);
});

test('the world shows what is linked', () => {
  expect([...graphOfLinked(PAIRS, everything).entries]).toEqual([1, 2, 3, 4, 7, 8]);
  expect([...graphOfLinked(PAIRS, (location) => location > 3).entries]).toEqual([7, 8]);
});

test('two steps show all that one step does, and only linked entries', () => {
  fc.assert(
    fc.property(pairsBelow(30), fc.nat(29), (pairs, middle) => {
      const [one, two] = [1, 2].map((steps) => graphAround(pairs, middle, steps, everything));
      const farther = new Set(two?.entries);
      expect([...(one?.entries ?? [])].filter((location) => !farther.has(location))).toEqual([]);
      for (const graph of [one, two]) {
        const linked = new Set(graph?.links);
        for (const [node, location] of graph?.entries.entries() ?? [])
          expect(linked.has(node) || location === middle).toBe(true);
      }
    }),
  );
});

test('more steps lead further', () => {
  const chain = Uint32Array.of(1, 2, 2, 3, 3, 4, 4, 5, 5, 6);
  expect([...graphAround(chain, 1, 3, everything).entries]).toEqual([1, 2, 3, 4]);
  expect([...graphAround(chain, 1, 4, everything).entries]).toEqual([1, 2, 3, 4, 5]);
});
