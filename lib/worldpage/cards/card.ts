import type { LinkCard } from '../link-channels.ts';
import { createElement } from '../page-script/create-element.ts';
import { withGeneratedText } from '../page-script/generated-text.ts';
import { placeBeside } from './place-beside.ts';

export const CARD_RULES = `
.link-card{position:absolute;width:max-content;max-width:min(352px,calc(100vw - 16px));max-height:40vh;overflow:hidden;padding:8px 12px;overflow-wrap:anywhere}
.link-card>*{display:block;font:inherit}
.link-card b{font:600 16px/1.4 system-ui,sans-serif}
.link-card i{color:var(--soft);font-size:12px}
.link-card p{margin-top:4px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:5;overflow:hidden}
`;

/** The single hover card of a page. */
export interface Card {
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
