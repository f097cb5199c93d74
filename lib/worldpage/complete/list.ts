import { placeBeside } from '../cards/card.ts';
import type { Completion } from '../channels.ts';
import { type Announce, createElement, withGeneratedText } from '../page-script/create-element.ts';
import type { TextOf } from '../page-texts.ts';

export const LIST_RULES = `
.completion{position:absolute;width:max-content;min-width:224px;max-width:min(416px,calc(100vw - 16px));max-height:50vh;overflow:auto;padding:4px}
.completion>div{display:flex;gap:8px;align-items:baseline;padding:3px 8px;border-radius:5px}
.completion>[aria-selected=true]{background:var(--tint);outline:1px solid var(--accent);outline-offset:-1px}
.completion b{flex:1;overflow-wrap:anywhere;font:inherit;font-weight:600}
.completion i{flex:none;color:var(--soft);font:inherit;font-size:12px}
`;

/** The suggestion list at the caret. */
export interface CompletionList {
  readonly isOpen: boolean;
  /** Shows rows next to a line of the window and selects the first. Without rows, shows the text `empty`. */
  show(rows: readonly Completion[], at: DOMRect, empty: string): void;
  /** Moves the open list to a line of the window. */
  moveTo(line: DOMRect): void;
  walk(by: 1 | -1): void;
  /** The selected row. */
  current(): Completion | null;
  /** The row at a point of the window. Null outside of the list. */
  at(x: number, y: number): { row: Completion | null } | null;
  remove(): void;
}

const aboutOf = ({ word, flags }: Completion): string => [word, ...flags].join(' · ');

const holds = (element: Element, x: number, y: number): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** Creates the list where the page can't read it. The focus stays in the editor, so the selected row is announced. */
export function listIn(overlay: ShadowRoot, announce: Announce, text: TextOf): CompletionList {
  const element = createElement('div', {
    class: 'plate completion',
    role: 'listbox',
    'aria-label': text('mentions'),
  });
  const veil = createElement('div', { class: 'veil', popover: 'manual', role: 'presentation' }, element);
  overlay.append(veil);
  let rows: readonly Completion[] = [];
  let at = 0;
  let tallest = 0;
  const lines = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('[role=option]')];
  const mark = () => {
    for (const [index, line] of lines().entries()) {
      line.setAttribute('aria-selected', String(index === at));
      if (index === at) line.scrollIntoView({ block: 'nearest' });
    }
    const row = rows[at];
    if (row)
      announce(
        text('mentionRow', { title: row.title, about: aboutOf(row), place: at + 1, count: rows.length }),
      );
  };
  const place = (line: DOMRect) => {
    const view = { width: innerWidth, height: innerHeight };
    const { width, height } = element.getBoundingClientRect();
    // Positioned by its tallest height so far, so that it doesn't jump between above and below while the user types.
    tallest = Math.max(tallest, height);
    const { left, top } = placeBeside(line, line, { width, height: tallest }, view);
    element.style.left = `${left}px`;
    element.style.top = `${top < line.top ? top + tallest - height : top}px`;
  };
  return {
    get isOpen() {
      return veil.matches(':popover-open');
    },
    show(next, line, empty) {
      rows = next;
      at = 0;
      element.replaceChildren(
        ...rows.map((row) =>
          createElement(
            'div',
            { role: 'option' },
            withGeneratedText('b', row.title),
            withGeneratedText('i', aboutOf(row)),
          ),
        ),
      );
      if (rows.length === 0) {
        element.append(createElement('div', {}, withGeneratedText('i', empty)));
        announce(empty);
      }
      veil.showPopover();
      place(line);
      mark();
    },
    moveTo: place,
    walk(by) {
      if (rows.length === 0) return;
      at = (at + by + rows.length) % rows.length;
      mark();
    },
    current: () => rows[at] ?? null,
    at(x, y) {
      if (!veil.matches(':popover-open') || !holds(element, x, y)) return null;
      return { row: rows[lines().findIndex((line) => holds(line, x, y))] ?? null };
    },
    remove: () => veil.remove(),
  };
}
