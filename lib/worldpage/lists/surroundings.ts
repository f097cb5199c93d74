export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The space around a link, in window coordinates. */
export interface Surroundings {
  /** The link's last line. */
  line: Box;
  /** Pixels from the end of the line to the next content or the edge of the block. */
  room: number;
  isLeftwards: boolean;
}

const isInline = (element: Element): boolean => /^(inline|contents)/.test(getComputedStyle(element).display);

function blockOf(link: Element): Element {
  let block = link.parentElement ?? document.body;
  while (block.parentElement && isInline(block)) block = block.parentElement;
  return block;
}

/** What follows the link in the same block, on the same line. */
function following(link: Element, block: Element, { top, bottom }: Box): DOMRect[] {
  const range = document.createRange();
  range.setStartAfter(link);
  range.setEndAfter(block.lastChild ?? link);
  const middle = (top + bottom) / 2;
  return [...range.getClientRects()].filter(
    (rect) => rect.width > 0 && rect.top < middle && rect.bottom > middle,
  );
}

export function surroundingsOf(link: HTMLAnchorElement): Surroundings | null {
  const line = [...link.getClientRects()].filter(({ width }) => width > 1).at(-1);
  if (!line) return null;
  const block = blockOf(link);
  const { left, right } = block.getBoundingClientRect();
  const next = following(link, block, line);
  const isLeftwards = getComputedStyle(link).direction === 'rtl';
  const room = isLeftwards
    ? line.left - Math.max(0, left, ...next.map((rect) => rect.right).filter((edge) => edge <= line.left + 1))
    : Math.min(
        document.documentElement.clientWidth,
        right,
        ...next.map((rect) => rect.left).filter((edge) => edge >= line.right - 1),
      ) - line.right;
  return { line, room, isLeftwards };
}

/** Whether a floating element of the site covers this point, or the list is scrolled so that it is clipped. */
export function isCovered(link: Element, { left, right, top, bottom }: Box): boolean {
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!over || over.contains(link) || link.contains(over))
    return over !== null && isClipped(link, top, bottom);
  for (let at: Element | null = over; at && !at.contains(link); at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return isClipped(link, top, bottom);
}

function isClipped(link: Element, top: number, bottom: number): boolean {
  const middle = (top + bottom) / 2;
  for (let at = link.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight + 1 || getComputedStyle(at).overflowY === 'visible') continue;
    const box = at.getBoundingClientRect();
    if (middle < box.top || middle > box.bottom) return true;
  }
  return false;
}

/** Assumes a dark background if the text is light. */
export function isOnDark(link: Element): boolean {
  const [, red, green, blue] = /^rgba?\((\d+), (\d+), (\d+)/.exec(getComputedStyle(link).color) ?? [];
  return Number(red) * 0.3 + Number(green) * 0.59 + Number(blue) * 0.11 > 140;
}
