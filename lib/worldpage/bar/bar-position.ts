import { titleOf } from './draw.ts';

interface Size {
  width: number;
  height: number;
}

/** In window coordinates (CSS pixels). */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Point {
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

const MARGIN = 12;

function lastLine(title: HTMLElement): Box {
  const words = document.createRange();
  words.selectNodeContents(title);
  const lines = [...words.getClientRects()].filter(({ width }) => width > 1);
  return lines.sort((a, b) => b.bottom - a.bottom || b.right - a.right)[0] ?? title.getBoundingClientRect();
}

/** The topmost element of the page at a point, ignoring ours. */
const elementAt = ({ x, y }: Point, host: Element): Element | null =>
  document.elementsFromPoint(x, y).find((one) => one !== host) ?? null;

/** Whether an element stays in place while the page scrolls, such as a fixed header or a dialog. */
function isFloating(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

/** Position of the bar: next to the title, in a corner of the window, or null to hide it. */
type BarPosition = { where: 'page' | 'corner'; x: number; y: number } | null;

/** Finds a position where the bar covers only empty background. Reads the layout but changes nothing. */
export function barPosition(bar: Size, host: Element): BarPosition {
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const title = titleOf();
  if (title) {
    const head = title.getBoundingClientRect();
    if (head.bottom <= 0 || head.top >= view.height) return null;
    const middle = { x: (head.left + head.right) / 2, y: Math.max(1, (head.top + head.bottom) / 2) };
    const over = elementAt(middle, host);
    // Something floats over the title, so it would be under the bar too.
    if (over && !title.contains(over) && !over.contains(title) && isFloating(over)) return null;
    const seen = candidatePositions(lastLine(title), head, bar, view).map((spot) => ({
      spot,
      under: samplePoints(spot, bar).map((at) => elementAt(at, host)),
    }));
    const free = seen.find(({ under }) => under.every((one) => one?.contains(title)))?.spot;
    if (free) return { where: 'page', x: free.x + scrollX, y: free.y + scrollY };
    // A sticky header covers the position for now. The bar returns when the title scrolls back.
    if (seen.some(({ under }) => under.some(isFloating))) return null;
  }
  const y = view.height - bar.height - MARGIN;
  const corners = [view.width - bar.width - MARGIN, MARGIN].map((x) => ({ x, y }));
  const corner = corners.find((spot) =>
    samplePoints(spot, bar).every((at) => !isFloating(elementAt(at, host))),
  );
  return corner ? { where: 'corner', ...corner } : null;
}
