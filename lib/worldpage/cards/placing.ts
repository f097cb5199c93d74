interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Between the link and what is shown of it, in CSS pixels. */
const GAP = 6;
const EDGE = 8;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/**
 * Where something stands so that it covers none of the link: below, else above, else beside it. `line` is the line of the
 * link that the pointer or the caret is on.
 */
export function placeBeside(
  link: Box,
  line: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const left = within(line.left, view.width - size.width);
  const below = link.bottom + GAP;
  const above = link.top - GAP - size.height;
  // A line that was scrolled out of sight has it at the edge of the window.
  if (below + size.height <= view.height) return { left, top: Math.max(EDGE, below) };
  if (above >= 0) return { left, top: Math.min(above, view.height - size.height - EDGE) };
  const top = within(line.top, view.height - size.height);
  const isRight = link.right + GAP + size.width <= view.width;
  return { left: isRight ? link.right + GAP : within(link.left - GAP - size.width, view.width), top };
}
