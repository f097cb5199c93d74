import { placeBeside } from '../cards/placing.ts';
import type { Completed } from '../link-channels.ts';
import { make } from '../resident/make.ts';
import { type Speak, words } from '../resident/words.ts';

export const LIST_RULES = `
.completion{position:absolute;width:max-content;min-width:224px;max-width:min(416px,calc(100vw - 16px));max-height:50vh;overflow:auto;padding:4px}
.completion>div{display:flex;gap:8px;align-items:baseline;padding:3px 8px;border-radius:5px}
.completion>[aria-selected=true]{background:var(--tint);outline:1px solid var(--accent);outline-offset:-1px}
.completion b{flex:1;overflow-wrap:anywhere;font:inherit;font-weight:600}
.completion i{flex:none;color:var(--soft);font:inherit;font-size:12px}
`;

/** The list at the caret. */
export interface CompletionList {
  readonly isOpen: boolean;
  /** Shows rows at a line of the window, the first of them walked to; without any, what there is to say. */
  show(rows: readonly Completed[], at: DOMRect, empty: string): void;
  walk(by: 1 | -1): void;
  /** The row that was walked to. */
  current(): Completed | null;
  /** Whether a point of the window lies on the list, and on which row. */
  at(x: number, y: number): { row: Completed | null } | null;
  remove(): void;
}

const aboutOf = ({ word, flags }: Completed): string => [word, ...flags].join(' · ');

const holds = (element: Element, x: number, y: number): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** Drawn where the page cannot read it. The focus stays in the editor, so that what is walked to is spoken. */
export function listIn(overlay: ShadowRoot, speak: Speak): CompletionList {
  const element = make('div', { class: 'plate completion', role: 'listbox', 'aria-label': 'Mentions' });
  const veil = make('div', { class: 'veil', popover: 'manual', role: 'presentation' }, element);
  overlay.append(veil);
  let rows: readonly Completed[] = [];
  let at = 0;
  let tallest = 0;
  const lines = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('[role=option]')];
  const mark = () => {
    for (const [index, line] of lines().entries()) {
      line.setAttribute('aria-selected', String(index === at));
      if (index === at) line.scrollIntoView({ block: 'nearest' });
    }
    const row = rows[at];
    if (row) speak(`${row.title}, ${aboutOf(row)}. ${at + 1} of ${rows.length}`);
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
          make('div', { role: 'option' }, words('b', row.title), words('i', aboutOf(row))),
        ),
      );
      if (rows.length === 0) {
        element.append(make('div', {}, words('i', empty)));
        speak(empty);
      }
      veil.showPopover();
      const view = { width: innerWidth, height: innerHeight };
      const { width, height } = element.getBoundingClientRect();
      // Where it stood when it was tallest, there it stays: it does not change sides while somebody types.
      tallest = Math.max(tallest, height);
      const { left, top } = placeBeside(line, line, { width, height: tallest }, view);
      element.style.left = `${left}px`;
      element.style.top = `${top < line.top ? top + tallest - height : top}px`;
      mark();
    },
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
