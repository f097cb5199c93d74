import { neighborsOf } from './select.ts';

/** A graph whose nodes may stand for several of a finer one. */
export interface Level {
  /** How many nodes of the finest graph each node stands for. */
  readonly weights: Float32Array;
  /** Pairs of nodes, each once. */
  readonly links: Uint32Array;
  /** For each pair, how many links of the finest graph it stands for. */
  readonly counts: Float32Array;
}

/** A coarser level, and for each node of the finer one the node that stands for it. */
export interface Coarser {
  readonly level: Level;
  readonly parents: Uint32Array;
}

const NONE = 0xffff_ffff;

export function finestLevel(size: number, links: Uint32Array): Level {
  return {
    weights: new Float32Array(size).fill(1),
    links,
    counts: new Float32Array(links.length / 2).fill(1),
  };
}

/**
 * Merges neighbors in pairs, those that few others compete for first (heavy-edge matching, as in METIS). What hangs on a
 * single node joins it, so stars shrink too. Deterministic.
 */
export function coarsen({ weights, links, counts }: Level): Coarser {
  const size = weights.length;
  const { starts, others } = neighborsOf(size, links);
  const degree = (node: number): number => (starts[node + 1] ?? 0) - (starts[node] ?? 0);
  const order = Uint32Array.from(weights.keys()).sort((a, b) => degree(a) - degree(b) || a - b);
  const parents = new Uint32Array(size).fill(NONE);
  let next = 0;
  for (const node of order) {
    if (parents[node] !== NONE) continue;
    let partner = -1;
    let best = Number.POSITIVE_INFINITY;
    for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at++) {
      const other = others[at] ?? 0;
      if (parents[other] !== NONE) continue;
      const rank = (weights[other] ?? 1) * degree(other);
      if (rank < best) [best, partner] = [rank, other];
    }
    // A leaf whose only neighbor has a partner already joins the two.
    const [hub] = degree(node) === 1 ? others.subarray(starts[node], starts[node + 1]) : [];
    const joined = partner < 0 && hub !== undefined ? (parents[hub] ?? NONE) : NONE;
    parents[node] = joined === NONE ? next++ : joined;
    if (partner >= 0) parents[partner] = parents[node] ?? 0;
  }
  return { parents, level: merged({ weights, links, counts }, parents, next) };
}

function merged({ weights, links, counts }: Level, parents: Uint32Array, size: number): Level {
  const sums = new Float32Array(size);
  for (const [node, weight] of weights.entries()) {
    const parent = parents[node] ?? 0;
    sums[parent] = (sums[parent] ?? 0) + weight;
  }
  const pairs = new Map<number, number>();
  for (let at = 0; at < links.length; at += 2) {
    const [a, b] = [parents[links[at] ?? 0] ?? 0, parents[links[at + 1] ?? 0] ?? 0];
    if (a === b) continue;
    const pair = Math.min(a, b) * size + Math.max(a, b);
    pairs.set(pair, (pairs.get(pair) ?? 0) + (counts[at / 2] ?? 1));
  }
  const coarse = new Uint32Array(pairs.size * 2);
  let at = 0;
  for (const pair of pairs.keys()) {
    coarse[at++] = Math.floor(pair / size);
    coarse[at++] = pair % size;
  }
  return { weights: sums, links: coarse, counts: Float32Array.from(pairs.values()) };
}
