import type { SimulationLinkDatum, SimulationNodeDatum } from 'd3-force';
import { forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';
import { coarsen, finestLevel, type Level } from './coarsen.ts';
import type { MapGraph } from './select.ts';

// d3-force alone needs some 300 steps from a random start, which takes 18 s for 10,000 nodes. So the graph is laid out
// from coarse to fine (Walshaw 2001): the shape is found where nodes are few, and every finer level only settles.

/** The length of a link, in the map's own units. Everything else follows from it. */
const LINK_LENGTH = 30;
const REPULSION = 40;
/** Holds parts together that no link connects; what has no link at all needs more of it to stay in sight. */
const GRAVITY = 0.05;
const GRAVITY_ALONE = 0.3;
/** How far groups are seen as one node (Barnes-Hut). */
const THETA = 1.4;
/** A level with fewer nodes is laid out from scratch. */
const COARSEST = 120;
/** Coarsening stops when it no longer helps. */
const STUCK = 0.85;
const STEPS_FROM_SCRATCH = 200;
const COLDEST = 0.01;
/** The temperature at which a finer level, and a known layout, continues. */
const WARM = 0.35;
const KNOWN = 0.15;

/** More steps where they are cheap. */
const stepsFor = (nodes: number): number => Math.round(Math.min(60, Math.max(14, 60_000 / nodes)));

type Node = SimulationNodeDatum & { weight: number };

/** Positions as x and y in turn. */
export type Positions = Float32Array<ArrayBuffer>;

/** Lays out one level, one step at a time. */
function* settle(
  level: Level,
  start: Positions | null,
  warmth: number,
  steps: number,
): Generator<() => Positions> {
  const nodes: Node[] = Array.from(level.weights, (weight, at) => ({
    weight,
    ...(start && { x: start[at * 2] ?? 0, y: start[at * 2 + 1] ?? 0 }),
  }));
  const links = Array.from(level.counts, (count, at): SimulationLinkDatum<Node> & { count: number } => ({
    source: level.links[at * 2] ?? 0,
    target: level.links[at * 2 + 1] ?? 0,
    count,
  }));
  const ends = new Float32Array(nodes.length);
  for (const [at, node] of level.links.entries())
    ends[node] = (ends[node] ?? 0) + (level.counts[at >> 1] ?? 1);
  const weightOf = (node: Node | string | number): number => (typeof node === 'object' ? node.weight : 1);
  const endsOf = (node: Node | string | number): number =>
    typeof node === 'object' ? (ends[node.index ?? 0] ?? 0) : 0;
  const gravityOf = (node: Node): number => (endsOf(node) === 0 ? GRAVITY_ALONE : GRAVITY);
  const simulation = forceSimulation(nodes)
    .stop()
    .alpha(warmth)
    .alphaDecay(1 - (COLDEST / warmth) ** (1 / steps))
    .force(
      'links',
      forceLink<Node, (typeof links)[number]>(links)
        .distance(({ source, target }) => LINK_LENGTH * Math.sqrt((weightOf(source) + weightOf(target)) / 2))
        .strength(({ source, target, count }) =>
          Math.min(1, count / Math.min(endsOf(source), endsOf(target))),
        ),
    )
    .force(
      'charge',
      forceManyBody<Node>()
        .strength(({ weight }) => -REPULSION * weight)
        .theta(THETA),
    )
    .force('x', forceX<Node>(0).strength(gravityOf))
    .force('y', forceY<Node>(0).strength(gravityOf));
  for (let step = 0; step < steps; step++) {
    simulation.tick();
    yield () => positionsOf(nodes);
  }
}

function positionsOf(nodes: readonly Node[]): Positions {
  const positions = new Float32Array(nodes.length * 2);
  for (const [at, { x = 0, y = 0 }] of nodes.entries()) {
    positions[at * 2] = x;
    positions[at * 2 + 1] = y;
  }
  return positions;
}

/** Where the nodes of a finer level begin: around the node that stood for them, on a sunflower's spiral. */
function expand(parents: Uint32Array, positions: Positions): Positions {
  const placed = new Float32Array(parents.length * 2);
  const seen = new Uint32Array(positions.length / 2);
  for (const [node, parent] of parents.entries()) {
    const rank = seen[parent] ?? 0;
    seen[parent] = rank + 1;
    const angle = node + rank * Math.PI * (3 - Math.sqrt(5));
    const radius = LINK_LENGTH * 0.35 * Math.sqrt(rank + 0.5);
    placed[node * 2] = (positions[parent * 2] ?? 0) + radius * Math.cos(angle);
    placed[node * 2 + 1] = (positions[parent * 2 + 1] ?? 0) + radius * Math.sin(angle);
  }
  return placed;
}

/**
 * Lays out a graph; the same graph always in the same way. Yields after every step, with a function for
 * the positions so far; those of the last step are final. Each call returns an array of its own, which may be given away.
 * @param known where the nodes were, if most were laid out before: then the layout continues from there
 */
export function* layOut(
  { entries, links }: MapGraph,
  known: Positions | null = null,
): Generator<() => Positions> {
  const size = entries.length;
  if (known) {
    yield* settle(finestLevel(size, links), known, KNOWN, stepsFor(size));
    return;
  }
  const levels = [finestLevel(size, links)];
  const steps: Uint32Array[] = [];
  for (let level = levels[0]; level && level.weights.length > COARSEST; ) {
    const coarser = coarsen(level);
    if (coarser.level.weights.length > level.weights.length * STUCK) break;
    steps.push(coarser.parents);
    levels.push(coarser.level);
    level = coarser.level;
  }
  let positions: Positions | null = null;
  for (let at = levels.length - 1; at >= 0; at--) {
    const level = levels[at];
    if (!level) return;
    const start: Positions | null = positions && expand(steps[at] ?? new Uint32Array(), positions);
    const settling: Generator<() => Positions> = start
      ? settle(level, start, WARM, stepsFor(level.weights.length))
      : settle(level, null, 1, STEPS_FROM_SCRATCH);
    let latest: (() => Positions) | null = null;
    for (const settled of settling) {
      latest = settled;
      yield () => steps.slice(0, at).reduceRight((coarse, parents) => expand(parents, coarse), settled());
    }
    positions = latest?.() ?? null;
  }
}
