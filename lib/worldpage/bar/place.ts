import { type Box, pointsOf, type Size, type Spot, spotsBeside } from './spots.ts';

const MARGIN = 12;

/** The title of what the page shows; null: it has none that can be seen. */
function titleOf(): HTMLElement | null {
  const titles = document.querySelectorAll<HTMLElement>('.article-title h1,main h1,h1');
  const seen = [...titles].filter((one) => one.getClientRects().length > 0 && one.textContent.trim() !== '');
  return seen.find((one) => one.matches('.article-title h1,main h1')) ?? seen[0] ?? null;
}

function lastLine(title: HTMLElement): Box {
  const words = document.createRange();
  words.selectNodeContents(title);
  const lines = [...words.getClientRects()].filter(({ width }) => width > 1);
  return lines.sort((a, b) => b.bottom - a.bottom || b.right - a.right)[0] ?? title.getBoundingClientRect();
}

/** What of the page is seen at a point, ours left out. */
const seenAt = ({ x, y }: Spot, host: Element): Element | null =>
  document.elementsFromPoint(x, y).find((one) => one !== host) ?? null;

/** Whether an element stays where it is while the page is scrolled: a site's own bar, or what it shows over the page. */
function isFloating(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

/** Where the bar stands: beside the title in the page, in a corner of the window, or nowhere just now. */
export type Place = { where: 'page' | 'corner'; x: number; y: number } | null;

/** Nothing but blank ground of what the title stands in is covered. Moves nothing; reads the layout once. */
export function placeFor(bar: Size, host: Element): Place {
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const title = titleOf();
  if (title) {
    const head = title.getBoundingClientRect();
    if (head.bottom <= 0 || head.top >= view.height) return null;
    const middle = { x: (head.left + head.right) / 2, y: Math.max(1, (head.top + head.bottom) / 2) };
    const over = seenAt(middle, host);
    // Something of the site lies over the title: so would the bar lie over that.
    if (over && !title.contains(over) && !over.contains(title) && isFloating(over)) return null;
    const seen = spotsBeside(lastLine(title), head, bar, view).map((spot) => ({
      spot,
      under: pointsOf(spot, bar).map((at) => seenAt(at, host)),
    }));
    const free = seen.find(({ under }) => under.every((one) => one?.contains(title)))?.spot;
    if (free) return { where: 'page', x: free.x + scrollX, y: free.y + scrollY };
    // Just now a bar of the site is over where it would stand; it comes back with the title.
    if (seen.some(({ under }) => under.some(isFloating))) return null;
  }
  const y = view.height - bar.height - MARGIN;
  const corners = [view.width - bar.width - MARGIN, MARGIN].map((x) => ({ x, y }));
  const corner = corners.find((spot) => pointsOf(spot, bar).every((at) => !isFloating(seenAt(at, host))));
  return corner ? { where: 'corner', ...corner } : null;
}
