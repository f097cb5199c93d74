// The link map without its screen: which entries a map shows, where they are drawn, and how a layout is stored. Pure:
// no storage and no page, so that workers can run it too.

export { type PlacedLabel, placeLabels } from './labels.ts';
export { layOut, type Positions } from './layout.ts';
export { packLayout, restoreLayout, type SavedLayout } from './packing.ts';
export { drawMap, type Palette, radiusOf, type Scene } from './paint.ts';
export { degreesOf, graphAmong, graphAround, graphOfLinked, type MapGraph } from './select.ts';
export type { Bounds, Movement, Point, Size, View } from './viewport.ts';
export {
  boundsOf,
  keepInSight,
  movementBetween,
  nodeAt,
  panBy,
  toMap,
  toScreen,
  viewOfAll,
  zoomAt,
} from './viewport.ts';
