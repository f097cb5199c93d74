import type { MapGraph } from './graph.ts';

// `pairs` are those of the link index: locations of two linked entries in turn, each pair once. A pass over all of a
// world's takes about a millisecond, so nothing is stored for it.

/** The links among these entries. Entries without any are kept if `keepsAlone`. */
export function graphAmong(pairs: Uint32Array, members: ReadonlySet<number>, keepsAlone: boolean): MapGraph {
  const among: number[] = [];
  const linked = new Set<number>();
  for (let at = 0; at < pairs.length; at += 2) {
    const [a, b] = [pairs[at] ?? 0, pairs[at + 1] ?? 0];
    if (!members.has(a) || !members.has(b)) continue;
    among.push(a, b);
    linked.add(a);
    linked.add(b);
  }
  const entries = Uint32Array.from(keepsAlone ? members : linked).sort();
  const nodes = new Map<number, number>();
  for (const [node, location] of entries.entries()) nodes.set(location, node);
  return { entries, links: Uint32Array.from(among, (location) => nodes.get(location) ?? 0) };
}

/** Every entry that has a link to another one. */
export function graphOfLinked(pairs: Uint32Array, isShown: (location: number) => boolean): MapGraph {
  const members = new Set<number>();
  for (const location of pairs) if (isShown(location)) members.add(location);
  return graphAmong(pairs, members, false);
}

/**
 * The entries within so many links of one, whatever their direction, and all links among them.
 * @param isShown says which entries may be on the map; the one in the middle always is
 */
export function graphAround(
  pairs: Uint32Array,
  middle: number,
  steps: number,
  isShown: (location: number) => boolean,
): MapGraph {
  const members = new Set([middle]);
  for (let step = 0; step < steps; step++) {
    const found: number[] = [];
    for (let at = 0; at < pairs.length; at += 2) {
      const [a, b] = [pairs[at] ?? 0, pairs[at + 1] ?? 0];
      const isIn = members.has(a);
      if (isIn === members.has(b)) continue;
      const other = isIn ? b : a;
      if (isShown(other)) found.push(other);
    }
    if (found.length === 0) break;
    for (const location of found) members.add(location);
  }
  return graphAmong(pairs, members, true);
}
