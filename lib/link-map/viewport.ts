import type { Positions } from './layout.ts';

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What of the map is shown: the point in the middle, and how many pixels one of its units takes. */
export interface View extends Point {
  scale: number;
}

/** A box, in the map's own units or in pixels of the screen. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SMALLEST = 0.02;
const LARGEST = 8;
/** Two entries shouldn't fill the screen. */
const LARGEST_FIT = 3;
/** Free pixels around a map that fits, for labels. */
const MARGIN = 36;

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const toScreen = (view: View, size: Size, { x, y }: Point): Point => ({
  x: (x - view.x) * view.scale + size.width / 2,
  y: (y - view.y) * view.scale + size.height / 2,
});

export const toMap = (view: View, size: Size, { x, y }: Point): Point => ({
  x: (x - size.width / 2) / view.scale + view.x,
  y: (y - size.height / 2) / view.scale + view.y,
});

/** Moves the map with the pointer. */
export const panBy = (view: View, { x, y }: Point): View => ({
  ...view,
  x: view.x - x / view.scale,
  y: view.y - y / view.scale,
});

/** Zooms around a point of the screen, which stays where it is. */
export function zoomAt(view: View, size: Size, point: Point, factor: number): View {
  const scale = between(view.scale * factor, SMALLEST, LARGEST);
  const fixed = toMap(view, size, point);
  return {
    scale,
    x: fixed.x - (point.x - size.width / 2) / scale,
    y: fixed.y - (point.y - size.height / 2) / scale,
  };
}

const centeredOn = (view: View, { x, y }: Point): View => ({ ...view, x, y });

/** Null without nodes. */
export function boundsOf(positions: Positions): Bounds | null {
  if (positions.length === 0) return null;
  const bounds = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (let at = 0; at < positions.length; at += 2) {
    const [x, y] = [positions[at] ?? 0, positions[at + 1] ?? 0];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** The view that shows all of the map. */
export function viewOfAll(bounds: Bounds | null, size: Size): View {
  if (!bounds) return { x: 0, y: 0, scale: 1 };
  const room = (length: number): number => Math.max(length - 2 * MARGIN, length / 2, 1);
  const scale = Math.min(
    room(size.width) / Math.max(bounds.right - bounds.left, 1),
    room(size.height) / Math.max(bounds.bottom - bounds.top, 1),
    LARGEST_FIT,
  );
  return {
    x: (bounds.left + bounds.right) / 2,
    y: (bounds.top + bounds.bottom) / 2,
    scale: between(scale, SMALLEST, LARGEST),
  };
}

const isWithin = ({ x, y }: Point, { left, top, right, bottom }: Bounds): boolean =>
  x >= left && y >= top && x <= right && y <= bottom;

/**
 * The same view if it shows the point away from its edges, else one around it.
 * @param covered what of the screen is under something else
 */
export function keepInSight(view: View, size: Size, point: Point, covered: Bounds | null = null): View {
  const place = toScreen(view, size, point);
  const middle = { left: MARGIN, top: MARGIN, right: size.width - MARGIN, bottom: size.height - MARGIN };
  const isSeen = isWithin(place, middle) && !(covered && isWithin(place, covered));
  return isSeen ? view : centeredOn(view, point);
}

/** How a picture drawn for one view lies in another: scaled around its own middle, then moved, in CSS pixels. */
export interface Movement extends Point {
  scale: number;
}

export const movementBetween = (drawn: View, shown: View): Movement => ({
  scale: shown.scale / drawn.scale,
  x: (drawn.x - shown.x) * shown.scale,
  y: (drawn.y - shown.y) * shown.scale,
});

/**
 * The node at a point of the screen, the nearest if there are several; -1 if there is none. It looks at every node: even
 * for 10,000, that takes a small part of a frame.
 * @param reach how many pixels beside a node still count
 */
export function nodeAt(
  positions: Positions,
  view: View,
  size: Size,
  point: Point,
  radius: (node: number) => number,
  reach: number,
): number {
  const { x, y } = toMap(view, size, point);
  let found = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let node = 0; node * 2 < positions.length; node++) {
    const [dx, dy] = [(positions[node * 2] ?? 0) - x, (positions[node * 2 + 1] ?? 0) - y];
    // Math.hypot takes many times as long.
    const distance = Math.sqrt(dx * dx + dy * dy) * view.scale;
    if (distance < nearest && distance <= radius(node) + reach) [nearest, found] = [distance, node];
  }
  return found;
}
