import type { LinkCard } from '../channels.ts';
import { createElement, withGeneratedText } from '../page-script/create-element.ts';

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

/** Positions a box beside a link, not over it. `line`: the one with the pointer or caret. */
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

export const CARD_RULES = `
.link-card{position:absolute;width:max-content;max-width:min(352px,calc(100vw - 16px));max-height:40vh;overflow:hidden;padding:8px 12px;overflow-wrap:anywhere}
.link-card>*{display:block;font:inherit}
.link-card b{font:600 16px/1.4 system-ui,sans-serif}
.link-card i{color:var(--soft);font-size:12px}
.link-card p{margin-top:4px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:5;overflow:hidden}
`;

/** The single hover card of a page. */
interface Card {
  show(card: LinkCard, link: Element, line: DOMRect): void;
  hide(): void;
  /** Whether a point of the window is on the visible card. */
  containsPoint(x: number, y: number): boolean;
}

const lineOf = ({ word, flags, links }: LinkCard): string =>
  [word, ...flags, links].filter(Boolean).join(' · ');

/** The card's content as one text for screen readers. */
export const announcementOf = (card: LinkCard): string =>
  [card.title, lineOf(card), card.excerpt].filter(Boolean).join('. ');

export function cardIn(overlay: ShadowRoot): Card {
  const card = createElement('div', { class: 'plate link-card', role: 'tooltip' });
  // As large as the window, so that a page that watches for covered elements (`trackVisibility`) can't find out the
  // card's size.
  const veil = createElement('div', { class: 'veil', popover: 'manual', role: 'presentation' }, card);
  overlay.append(veil);
  const isShown = () => veil.matches(':popover-open');
  return {
    show(content, link, line) {
      const { title, excerpt } = content;
      card.replaceChildren(
        withGeneratedText('b', title),
        withGeneratedText('i', lineOf(content)),
        ...(excerpt === null ? [] : [withGeneratedText('p', excerpt)]),
      );
      veil.showPopover();
      const view = { width: innerWidth, height: innerHeight };
      const { left, top } = placeBeside(
        link.getBoundingClientRect(),
        line,
        card.getBoundingClientRect(),
        view,
      );
      card.style.left = `${left}px`;
      card.style.top = `${top}px`;
    },
    hide() {
      if (isShown()) veil.hidePopover();
    },
    containsPoint(x, y) {
      if (!isShown()) return false;
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    },
  };
}
