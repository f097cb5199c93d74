import type { LinkCard } from '../link-channels.ts';
import { make } from '../resident/make.ts';
import { words } from '../resident/words.ts';
import { placeBeside } from './placing.ts';

export const CARD_RULES = `
.link-card{position:absolute;width:max-content;max-width:min(352px,calc(100vw - 16px));max-height:40vh;overflow:hidden;padding:8px 12px;overflow-wrap:anywhere}
.link-card>*{display:block;font:inherit}
.link-card b{font:600 14px/1.4 system-ui,sans-serif}
.link-card i{color:var(--soft)}
.link-card p{margin-top:4px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:5;overflow:hidden}
`;

/** The one card of a page. */
export interface Card {
  show(card: LinkCard, link: Element, line: DOMRect): void;
  hide(): void;
  /** Whether a point of the window lies on the card that is shown. */
  holds(x: number, y: number): boolean;
}

/** All that a card says, in one breath. */
export const spoken = ({ title, word, flags, excerpt }: LinkCard): string =>
  [title, [word, ...flags].join(' · '), excerpt].filter(Boolean).join('. ');

export function cardIn(overlay: ShadowRoot): Card {
  const card = make('div', { class: 'plate link-card', role: 'tooltip' });
  // As large as the window: a page that looks for what covers its elements (`trackVisibility`) learns no card's size.
  const veil = make('div', { class: 'veil', popover: 'manual', role: 'presentation' }, card);
  overlay.append(veil);
  const isShown = () => veil.matches(':popover-open');
  return {
    show({ title, word, flags, excerpt }, link, line) {
      card.replaceChildren(
        words('b', title),
        words('i', [word, ...flags].join(' · ')),
        ...(excerpt === null ? [] : [words('p', excerpt)]),
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
    holds(x, y) {
      if (!isShown()) return false;
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    },
  };
}
