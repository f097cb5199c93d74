import type { Bounds, Point, Size } from './viewport.ts';

/** A node whose name may be drawn, at its place on the screen. */
export interface LabelCandidate extends Point {
  node: number;
  /** Of its dot, in pixels. */
  radius: number;
  /** Its name is drawn even if it hides dots. */
  isMain: boolean;
}

export interface LabelRoom {
  size: Size;
  /** Pixels that a node's name takes. */
  widthOf: (node: number) => number;
  lineHeight: number;
  /** Names that are drawn at most. */
  most: number;
  /** Where nothing can be read, because something else lies there. */
  covered: Bounds | null;
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

/** Chooses names that overlap no other and no candidate's dot. The less important give way, without flicker. */
export function placeLabels(candidates: Iterable<LabelCandidate>, room: LabelRoom): PlacedLabel[] {
  const { size, widthOf, lineHeight, most, covered } = room;
  const all = [...candidates];
  const placed: PlacedLabel[] = [];
  const isInSight = ({ x, top, width }: Box): boolean =>
    top >= 0 && top + lineHeight <= size.height && x - width / 2 >= 0 && x + width / 2 <= size.width;
  const isCovered = ({ x, top, width }: Box): boolean =>
    covered !== null &&
    x + width / 2 > covered.left &&
    x - width / 2 < covered.right &&
    top + lineHeight > covered.top &&
    top < covered.bottom;
  const isReadable = (box: Box): boolean =>
    isInSight(box) &&
    !isCovered(box) &&
    placed.every(
      (other) =>
        Math.abs(other.x - box.x) >= (other.width + box.width) / 2 + GAP ||
        Math.abs(other.y - box.top) >= lineHeight,
    );
  const isBesideDots = ({ x, top, width }: Box): boolean =>
    all.every(
      (dot) =>
        Math.abs(dot.x - x) >= width / 2 + dot.radius ||
        dot.y + dot.radius <= top ||
        dot.y - dot.radius >= top + lineHeight,
    );
  for (const { node, x, y, radius, isMain } of all) {
    if (placed.length >= most) break;
    const width = widthOf(node);
    if (x < 0 || x > size.width) continue;
    const middle = Math.min(Math.max(x, width / 2), size.width - width / 2);
    const boxes = [y + radius + GAP, y - radius - GAP - lineHeight]
      .map((top) => ({ x: middle, top, width }))
      .filter(isReadable);
    const box = boxes.find(isBesideDots) ?? (isMain ? boxes[0] : undefined);
    if (box) placed.push({ node, x: middle, y: box.top, width });
  }
  return placed;
}
