import type { MapGraph, Positions } from '../../lib/link-map/index.ts';

/** What the layout worker is asked. */
export interface LayoutTask {
  graph: MapGraph;
  /** Where the nodes were before, if most were there. */
  known: Positions | null;
}

/** Its answers: positions while the map takes shape, at last the final ones. */
export interface LayoutAnswer {
  positions: Positions;
  isDone: boolean;
}
