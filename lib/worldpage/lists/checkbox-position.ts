import type { Box } from './surroundings.ts';

/** The size of a checkbox with its margin, which can be clicked too, and that margin. In CSS pixels. */
export const TARGET = 28;
const MARGIN = 4;
/** Distance from the edges of a card. */
const EDGE = 2;
/** How much of a card's text is looked at. */
const MOST_TEXTS = 60;

interface Spot {
  x: number;
  y: number;
  isInside: boolean;
}

/** An entry's card, the first line of its title, and how they are arranged. */
export interface CardLayout {
  card: Element;
  line: Box;
  isLeftwards: boolean;
  /** Another card is on the same row, so nothing is drawn between them. */
  isInRow: boolean;
}

/**
 * Where a checkbox may be, best first: in the card's leading corner, before the card, in its trailing corners. Pure.
 */
export function checkboxSpots(card: Box, { line, isLeftwards, isInRow }: Omit<CardLayout, 'card'>): Spot[] {
  const middle = (line.top + line.bottom - TARGET) / 2;
  const isTall = card.bottom - card.top > 2 * TARGET;
  const [y, below] = isTall ? [card.top + EDGE, card.bottom - TARGET - EDGE] : [middle, middle];
  const [left, right] = [card.left + EDGE, card.right - TARGET - EDGE];
  return [
    { x: isLeftwards ? right : left, y, isInside: true },
    ...(isInRow ? [] : [{ x: isLeftwards ? card.right : card.left - TARGET, y: middle, isInside: false }]),
    { x: isLeftwards ? left : right, y, isInside: true },
    { x: isLeftwards ? left : right, y: below, isInside: true },
  ];
}

function textBoxes(card: Element): Box[] {
  const boxes: Box[] = [];
  const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let count = 0; count < MOST_TEXTS && texts.nextNode(); count++) {
    range.selectNodeContents(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

/** Whether the page shows nothing but background there. */
function isBackground({ x, y }: Spot, card: Element): boolean {
  if (x < 0 || x + TARGET > document.documentElement.clientWidth) return false;
  return [EDGE, TARGET / 2, TARGET - EDGE].every((step) => {
    const over = document.elementFromPoint(x + step, y + TARGET / 2);
    return over === null || over.contains(card);
  });
}

/** The area of text under a checkbox. Beside it, text keeps the distance of its margin. Pure. */
export function coveredText({ x, y }: Pick<Spot, 'x' | 'y'>, texts: readonly Box[]): number {
  let area = 0;
  for (const { left, right, top, bottom } of texts) {
    const width = Math.min(right, x + TARGET) - Math.max(left, x);
    const height = Math.min(bottom, y + TARGET - MARGIN) - Math.max(top, y + MARGIN);
    if (width > 0 && height > 0) area += width * height;
  }
  return area;
}

/** The position of an entry's checkbox in the window: where it covers no text, if there is such a place. */
export function checkboxPosition(layout: CardLayout): { x: number; y: number } {
  const { card, line } = layout;
  const texts = textBoxes(card);
  const spots = checkboxSpots(card.getBoundingClientRect(), layout);
  const free = spots.find((spot) =>
    spot.isInside ? coveredText(spot, texts) === 0 : isBackground(spot, card),
  );
  if (free) return free;
  const [least] = spots
    .filter(({ isInside }) => isInside)
    .sort((a, b) => coveredText(a, texts) - coveredText(b, texts));
  return least ?? { x: line.left, y: line.top };
}
