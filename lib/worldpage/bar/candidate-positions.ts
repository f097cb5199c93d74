export interface Size {
  width: number;
  height: number;
}

/** In window coordinates (CSS pixels). */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

const GAP = 8;

/**
 * Candidate positions for the bar, best first: after the title's last word, then above and below its end. `line` is the
 * box of the title's last line, `head` that of the whole title. Pure.
 */
export function candidatePositions(line: Box, head: Box, bar: Size, view: Size): Point[] {
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

/** Sample points of a position. Any relevant element there contains one of them. */
export function samplePoints({ x, y }: Point, { width, height }: Size): Point[] {
  const [left, middle, right] = [x + 2, x + width / 2, x + width - 2];
  const [top, bottom] = [y + 2, y + height - 2];
  return [left, middle, right].flatMap((at) => [
    { x: at, y: top },
    { x: at, y: bottom },
  ]);
}
