import { createElement, createIcon } from '../page-script/create-element.ts';
import type { TextOf } from '../page-texts.ts';
import type { Cards } from './cards.ts';
import { type Box, isCovered, isOnDark, surroundingsOf } from './surroundings.ts';

/** The size of a checkbox with its margin, which can be clicked too, and that margin. In CSS pixels. */
const TARGET = 28;
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
interface CardLayout {
  card: Element;
  line: Box;
  isLeftwards: boolean;
  /** Another card is on the same row, so nothing is drawn between them. */
  isInRow: boolean;
}

/** Where a checkbox may be, best first: the card's leading corner, before it, trailing corners. */
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
function checkboxPosition(layout: CardLayout): { x: number; y: number } {
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

const ARTICLE = /^\/w\/[^/]+\/a\/[^/]+\/?$/;

/** Where links are navigation or part of a text rather than list entries. */
const ELSEWHERE = 'nav, header, footer, p, blockquote, .breadcrumbs, .user-css-vignette, [contenteditable]';

const isEntry = (link: HTMLAnchorElement): boolean =>
  (link.dataset.articleId !== undefined || ARTICLE.test(link.pathname)) && !link.closest(ELSEWHERE);

/** The links that are entries of the page's lists. Of several links to one article, the one with the longest text. */
export function entryLinks(root: ParentNode): HTMLAnchorElement[] {
  const byAddress = new Map<string, HTMLAnchorElement>();
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!isEntry(link)) continue;
    const address = link.dataset.articleId ?? link.pathname;
    const known = byAddress.get(address);
    const length = link.textContent.trim().length;
    if (!known || known.textContent.trim().length < length) byAddress.set(address, link);
  }
  return [...byAddress.values()].filter((link) => link.textContent.trim() !== '');
}

const CHECK = 'M3.5 8.2l3 3 6-6.4';

export const CHECKBOX_RULES = `
.checks{position:absolute}
.check{position:absolute;left:0;top:0;border-radius:6px}
.check.on{background:rgb(11 107 93/8%);outline:2px solid #0b6b5d;outline-offset:-2px}
.check i{position:absolute;left:4px;top:4px;display:grid;place-content:center;width:20px;height:20px;border:1.5px solid #6f736e;border-radius:4px;background:#fff;color:#fff}
.check i svg{visibility:hidden;stroke-width:2}
.check.on i{border-color:#0b6b5d;background:#0b6b5d}
.check.on svg{visibility:visible}
.check.dark.on{background:rgb(99 201 180/10%);outline-color:#63c9b4}
.check.dark i{border-color:#a4aaa6;background:#1e2221;color:#0a201b}
.check.dark.on i{border-color:#63c9b4;background:#63c9b4}
@media (forced-colors:active){.check.on i{forced-color-adjust:none;border-color:Highlight;background:Highlight;color:HighlightText}}
`;

/** The checkboxes of list entries. They are drawn over the page, not in its tree, and accept no events. */
interface Checkboxes {
  /** Draws the checkboxes of these entries, with whether each is selected. */
  set(contents: ReadonlyMap<HTMLAnchorElement, boolean>, cards: Cards): void;
  /** Updates all positions. */
  place(): void;
  /** The entry whose checkbox is at a point of the window. */
  at(x: number, y: number): HTMLAnchorElement | null;
  /** An entry's checkbox in the window, or null if none is drawn. */
  boxOf(link: HTMLAnchorElement): Box | null;
  remove(): void;
}

interface Drawn {
  element: HTMLElement;
  key: string;
  /** In page coordinates. */
  x: number;
  y: number;
}

/** What to draw for an entry. Reads the layout but changes nothing. */
function planFor(link: HTMLAnchorElement, isSelected: boolean, cards: Cards) {
  const beside = surroundingsOf(link);
  if (!beside || isCovered(link, beside.line)) return null;
  const card = cards.around(link);
  const [line = beside.line] = link.getClientRects();
  const { isLeftwards } = beside;
  const around = card.getBoundingClientRect();
  const { x, y } = checkboxPosition({ card, line, isLeftwards, isInRow: cards.isInRow(link) });
  const isDark = isOnDark(link);
  const [dx, dy] = [Math.round(x - around.left), Math.round(y - around.top)];
  return { link, isSelected, isDark, around, x: x + scrollX, y: y + scrollY, dx, dy };
}
type Plan = NonNullable<ReturnType<typeof planFor>>;

function draw({ link, isSelected, isDark, around, dx, dy }: Plan, text: TextOf): HTMLElement {
  const box = createElement('i', {}, createIcon(CHECK));
  box.style.translate = `${dx}px ${dy}px`;
  const label = `${link.textContent.trim()}, ${text(isSelected ? 'selected' : 'notSelected')}`;
  const names = ['check', isSelected ? 'on' : '', isDark ? 'dark' : ''].join(' ');
  const element = createElement('span', { class: names, role: 'img', 'aria-label': label }, box);
  element.style.cssText = `width:${around.width}px;height:${around.height}px;transform:translate(${Math.round(around.left + scrollX)}px,${Math.round(around.top + scrollY)}px)`;
  return element;
}

export function checkboxesIn(overlay: ShadowRoot, text: TextOf): Checkboxes {
  const layer = createElement('div', { class: 'checks', popover: 'manual', role: 'presentation' });
  overlay.append(layer);
  let contents: ReadonlyMap<HTMLAnchorElement, boolean> = new Map();
  let cards: Cards | null = null;
  const drawn = new Map<HTMLAnchorElement, Drawn>();

  const drop = (link: HTMLAnchorElement) => {
    drawn.get(link)?.element.remove();
    drawn.delete(link);
  };
  /** Draws only entries near the window. Reads all layout before writing any. */
  const place = () => {
    const plans = [...contents].flatMap(([link, isSelected]) => {
      const { top, bottom } = link.getBoundingClientRect();
      const isNear = bottom > -innerHeight && top < 2 * innerHeight && bottom > top;
      return (isNear && cards && planFor(link, isSelected, cards)) || [];
    });
    const wanted = new Set(plans.map(({ link }) => link));
    for (const link of [...drawn.keys()]) if (!wanted.has(link)) drop(link);
    for (const plan of plans) {
      const { link, isSelected, isDark, around, x, y, dx, dy } = plan;
      const key = `${isSelected} ${isDark} ${around.width} ${around.height} ${dx} ${dy} ${x} ${y}`;
      if (drawn.get(link)?.key === key) continue;
      // A new element each time, because moving one could count as a layout shift of the page.
      drop(link);
      const element = draw(plan, text);
      layer.append(element);
      drawn.set(link, { element, key, x, y });
    }
    // Open even if none is in sight: opened again later, it would lie above the toolbar.
    layer.togglePopover(contents.size > 0);
  };
  return {
    set(next, around) {
      [contents, cards] = [next, around];
      place();
    },
    place,
    at(clientX, clientY) {
      for (const [link, { x, y }] of drawn) {
        const [dx, dy] = [clientX + scrollX - x, clientY + scrollY - y];
        if (dx >= 0 && dx < TARGET && dy >= 0 && dy < TARGET) return link;
      }
      return null;
    },
    boxOf(link) {
      const known = drawn.get(link);
      if (!known) return null;
      const [left, top] = [known.x - scrollX, known.y - scrollY];
      return { left, top, right: left + TARGET, bottom: top + TARGET };
    },
    remove: () => layer.remove(),
  };
}
