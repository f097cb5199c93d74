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
export interface Neighbors {
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
