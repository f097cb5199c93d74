interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance from the link in CSS pixels. */
const GAP = 6;
const EDGE = 8;

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/**
 * Positions a box so that it doesn't cover the link: below, else above, else beside it. `line` is the line of the link
 * that contains the pointer or caret.
 */
export function placeBeside(
  link: Box,
  line: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const left = clamp(line.left, view.width - size.width);
  const below = link.bottom + GAP;
  const above = link.top - GAP - size.height;
  // If the line is scrolled out of view, the box is at the edge of the window.
  if (below + size.height <= view.height) return { left, top: Math.max(EDGE, below) };
  if (above >= 0) return { left, top: Math.min(above, view.height - size.height - EDGE) };
  const top = clamp(line.top, view.height - size.height);
  const isRight = link.right + GAP + size.width <= view.width;
  return { left: isRight ? link.right + GAP : clamp(link.left - GAP - size.width, view.width), top };
}
