import type { LinkCard } from '../linkchannels.ts';
import { make } from '../resident/make.ts';
import { placeBeside } from './placing.ts';

export const CARD_RULES = `
.link-card{position:fixed;inset:auto;width:max-content;max-width:min(352px,calc(100vw - 16px));max-height:40vh;overflow:hidden;padding:8px 12px;overflow-wrap:anywhere}
.link-card:not(:popover-open){display:none}
.link-card>*{display:block;font:inherit}
.link-card b{font:600 14px/1.4 system-ui,sans-serif}
.link-card i{color:var(--soft)}
.link-card p{margin-top:4px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:5;overflow:hidden}
`;

/** The one card of a page. */
export interface Card {
  readonly element: HTMLElement;
  show(card: LinkCard, link: Element, line: DOMRect, isHeard: boolean): void;
  hide(): void;
}

export function cardIn(root: ShadowRoot): Card {
  const element = make('div', { class: 'plate link-card', popover: 'manual', role: 'tooltip' });
  // A link of the page cannot name a description in here, and what stood in the page could be read there.
  const heard = make('div', { class: 'heard link-heard', role: 'status' });
  root.append(element, heard);
  return {
    element,
    show({ title, word, flags, excerpt }, link, line, isHeard) {
      const about = [word, ...flags].join(' · ');
      element.replaceChildren(
        make('b', { dir: 'auto' }, title),
        make('i', {}, about),
        ...(excerpt === null ? [] : [make('p', { dir: 'auto' }, excerpt)]),
      );
      element.showPopover();
      const view = { width: innerWidth, height: innerHeight };
      const { left, top } = placeBeside(
        link.getBoundingClientRect(),
        line,
        element.getBoundingClientRect(),
        view,
      );
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
      heard.textContent = isHeard ? [title, about, excerpt].filter(Boolean).join('. ') : '';
    },
    hide() {
      if (element.matches(':popover-open')) element.hidePopover();
      heard.textContent = '';
    },
  };
}
