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
  if (link.bottom + GAP + size.height <= view.height) return { left, top: link.bottom + GAP };
  if (link.top - GAP - size.height >= 0) return { left, top: link.top - GAP - size.height };
  const top = within(line.top, view.height - size.height);
  const isRight = link.right + GAP + size.width <= view.width;
  return { left: isRight ? link.right + GAP : within(link.left - GAP - size.width, view.width), top };
}
