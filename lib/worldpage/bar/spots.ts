export interface Size {
  width: number;
  height: number;
}

/** In pixels of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

const GAP = 8;

/**
 * Where the bar may stand beside a title, the best place first: after its last words, then over and under its end.
 * `line` is the box of its last words, `head` that of the whole title. Pure.
 */
export function spotsBeside(line: Box, head: Box, bar: Size, view: Size): Spot[] {
  const right = Math.min(head.right, view.width - GAP) - bar.width;
  const spots = [
    { x: line.right + GAP, y: (line.top + line.bottom - bar.height) / 2 },
    { x: right, y: head.top - bar.height - GAP / 2 },
    { x: right, y: head.bottom + GAP / 2 },
  ];
  return spots
    .filter(({ x, y }) => x >= 0 && x + bar.width <= view.width && y >= 0 && y + bar.height <= view.height)
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** The points of a place that are looked at: whatever stands there is met by one of them. */
export function pointsOf({ x, y }: Spot, { width, height }: Size): Spot[] {
  const [left, middle, right] = [x + 2, x + width / 2, x + width - 2];
  const [top, bottom] = [y + 2, y + height - 2];
  return [left, middle, right].flatMap((at) => [
    { x: at, y: top },
    { x: at, y: bottom },
  ]);
}
