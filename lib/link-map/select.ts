/** Entries and the links between them, as numbers: a node is a place in `entries`. */
export interface MapGraph {
  /** The entries' locations in their copy, ascending. */
  readonly entries: Uint32Array;
  /** Pairs of nodes, each once, whatever the direction. */
  readonly links: Uint32Array;
}

/** How many links each node has. */
export function degreesOf({ entries, links }: MapGraph): Uint32Array {
  const degrees = new Uint32Array(entries.length);
  for (const node of links) degrees[node] = (degrees[node] ?? 0) + 1;
  return degrees;
}

/** The neighbors of every node: those of `node` are `others` from `starts[node]` to `starts[node + 1]`. */
interface Neighbors {
  readonly starts: Uint32Array;
  readonly others: Uint32Array;
}

/** Counting sort of both directions of each pair. */
export function neighborsOf(size: number, links: Uint32Array): Neighbors {
  const starts = new Uint32Array(size + 1);
  for (const node of links) starts[node + 1] = (starts[node + 1] ?? 0) + 1;
  for (let node = 1; node <= size; node++) starts[node] = (starts[node] ?? 0) + (starts[node - 1] ?? 0);
  const next = starts.slice(0, size);
  const others = new Uint32Array(links.length);
  const add = (from: number, to: number): void => {
    const place = next[from] ?? 0;
    others[place] = to;
    next[from] = place + 1;
  };
  for (let at = 0; at < links.length; at += 2) {
    const [a, b] = [links[at] ?? 0, links[at + 1] ?? 0];
    add(a, b);
    add(b, a);
  }
  return { starts, others };
}

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
