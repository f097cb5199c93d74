import { createElement, onClick, withGeneratedText } from '../page-script/create-element.ts';
import type { PageScript } from '../page-script/page-script.ts';

const STYLE = `
.line{position:fixed;inset:auto 0 16px;width:fit-content;max-width:min(640px,100vw - 24px);margin:auto;padding:6px 8px;display:flex;flex-wrap:wrap;align-items:center;gap:2px 8px}
.line:not(:popover-open){display:none}
.line-room{visibility:hidden;padding:0 4px;overflow-wrap:anywhere}
.line-words{position:fixed;padding:0 4px;text-wrap:pretty;overflow-wrap:anywhere;color:var(--ink)}
.line-acts{display:flex;flex-wrap:wrap;justify-content:flex-end;margin-inline-start:auto}
.line-acts :first-child{color:var(--accent)}
`;

export interface OfferLine {
  /** Shows a sentence with buttons. Their labels are the same for everybody, the sentence isn't. */
  show(sentence: string, acts: readonly (readonly [label: string, act: () => void])[]): void;
  say(sentence: string): void;
  hide(): void;
}

type Shown = Parameters<OfferLine['show']>;

/**
 * One quiet line at the bottom of the window. Its sentence is drawn in the overlay, which the page can't read. While it
 * says what was lost, an offer waits.
 */
export function createOfferLine({
  add,
  overlay,
  style,
  announce,
  stopped,
}: PageScript): Record<'loss' | 'offer', OfferLine> {
  style(STYLE);
  const room = createElement('div', { class: 'line-room', 'aria-hidden': 'true' });
  const buttons = createElement('div', { class: 'line-acts' });
  const plate = createElement('div', {
    popover: 'manual',
    class: 'line plate',
    role: 'group',
    'aria-label': 'Loreside',
  });
  plate.append(room, buttons);
  add(plate);
  const words = withGeneratedText('div', '', 'line-words');
  words.popover = 'manual';
  overlay.append(words);

  /** Leaves as much room in the line as the sentence needs, and moves the sentence there. */
  function place(): void {
    if (!plate.matches(':popover-open')) return;
    words.style.width = 'max-content';
    words.style.maxWidth = `${Math.min(616, document.documentElement.clientWidth - 48)}px`;
    const { width, height } = words.getBoundingClientRect();
    room.style.width = `${Math.ceil(width)}px`;
    room.style.height = `${Math.ceil(height)}px`;
    const { left, top } = room.getBoundingClientRect();
    words.style.width = `${Math.ceil(width)}px`;
    words.style.left = `${left}px`;
    words.style.top = `${top}px`;
  }
  addEventListener('resize', place, { signal: stopped, passive: true });

  function say(sentence: string): void {
    words.dataset.words = sentence;
    announce(sentence);
    place();
  }
  function draw(shown: Shown | undefined): void {
    if (shown) {
      const [sentence, acts] = shown;
      buttons.replaceChildren(
        ...acts.map(([label, act]) => {
          const button = createElement('button', { type: 'button' }, label);
          onClick(button, act);
          return button;
        }),
      );
      plate.showPopover();
      words.showPopover();
      say(sentence);
    } else {
      plate.hidePopover();
      words.hidePopover();
    }
  }

  const waiting: { loss?: Shown; offer?: Shown } = {};
  let current: Shown | undefined;
  function update(): void {
    const next = waiting.loss ?? waiting.offer;
    if (next !== current) draw(next);
    current = next;
  }
  const lineFor = (use: 'loss' | 'offer'): OfferLine => ({
    show(...shown) {
      waiting[use] = shown;
      update();
    },
    say,
    hide() {
      delete waiting[use];
      update();
    },
  });
  return { loss: lineFor('loss'), offer: lineFor('offer') };
}
