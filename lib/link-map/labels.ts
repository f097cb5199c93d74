import type { Point, Size } from './viewport.ts';

/** A node whose name may be drawn, at its place on the screen. */
export interface LabelCandidate extends Point {
  node: number;
  /** Of its dot, in pixels. */
  radius: number;
}

export interface LabelRoom {
  size: Size;
  /** Pixels that a node's name takes. */
  widthOf: (node: number) => number;
  lineHeight: number;
  /** Names that are drawn at most. */
  most: number;
}

/** A name below or above its dot, moved inward where it would cross a side. `x` is its middle, `y` its top. */
export interface PlacedLabel extends Point {
  node: number;
  width: number;
}

const GAP = 3;

interface Box {
  x: number;
  top: number;
  width: number;
}

/**
 * Chooses the names that overlap neither another name nor a candidate's dot. Candidates come most important first; a less
 * important one gives way, so the choice doesn't flicker while the map moves.
 */
export function placeLabels(candidates: Iterable<LabelCandidate>, room: LabelRoom): PlacedLabel[] {
  const { size, widthOf, lineHeight, most } = room;
  const all = [...candidates];
  const placed: PlacedLabel[] = [];
  const isInSight = ({ x, top, width }: Box): boolean =>
    top >= 0 && top + lineHeight <= size.height && x - width / 2 >= 0 && x + width / 2 <= size.width;
  const isFree = ({ x, top, width }: Box): boolean =>
    placed.every(
      (other) =>
        Math.abs(other.x - x) >= (other.width + width) / 2 + GAP || Math.abs(other.y - top) >= lineHeight,
    ) &&
    all.every(
      (dot) =>
        Math.abs(dot.x - x) >= width / 2 + dot.radius ||
        dot.y + dot.radius <= top ||
        dot.y - dot.radius >= top + lineHeight,
    );
  for (const { node, x, y, radius } of all) {
    if (placed.length >= most) break;
    const width = widthOf(node);
    if (x < 0 || x > size.width) continue;
    const middle = Math.min(Math.max(x, width / 2), size.width - width / 2);
    const tops = [y + radius + GAP, y - radius - GAP - lineHeight];
    const top = tops.find((one) => {
      const box = { x: middle, top: one, width };
      return isInSight(box) && isFree(box);
    });
    if (top !== undefined) placed.push({ node, x: middle, y: top, width });
  }
  return placed;
}
