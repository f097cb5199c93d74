import { placeBeside } from '../cards/placing.ts';
import type { Completed } from '../linkchannels.ts';
import { make } from '../resident/make.ts';

export const LIST_RULES = `
.completion{position:fixed;inset:auto;width:max-content;min-width:224px;max-width:min(416px,calc(100vw - 16px));max-height:50vh;overflow:auto;padding:4px}
.completion:not(:popover-open){display:none}
.completion>div{display:flex;gap:8px;align-items:baseline;padding:3px 8px;border-radius:5px;cursor:pointer}
.completion>[aria-selected=true]{background:var(--tint);outline:1px solid var(--accent);outline-offset:-1px}
.completion b{flex:1;overflow-wrap:anywhere;font:inherit;font-weight:600}
.completion i{flex:none;color:var(--soft);font:inherit;font-size:12px}
`;

/** What says aloud what is walked to. It stays for the next time, and tells that the rules are there already. */
export const HEARD = '.completion-heard';

/** The list at the caret. */
export interface CompletionList {
  readonly isOpen: boolean;
  /** Shows rows at a line of the window, the first of them walked to; without any, what there is to say. */
  show(rows: readonly Completed[], at: DOMRect, empty: string): void;
  walk(by: 1 | -1): void;
  /** The row that was walked to. */
  current(): Completed | null;
  remove(): void;
}

const wordsOf = ({ word, flags }: Completed): string => [word, ...flags].join(' · ');

export function listIn(root: ShadowRoot, choose: (row: Completed) => void): CompletionList {
  const element = make('div', {
    class: 'plate completion',
    popover: 'manual',
    role: 'listbox',
    'aria-label': 'Mentions',
  });
  // The focus stays in the editor, so that what is walked to is said here.
  const heard =
    root.querySelector<HTMLElement>(HEARD) ??
    make('div', { class: 'heard completion-heard', role: 'status' });
  root.append(element, heard);
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
    if (row) heard.textContent = `${row.title}, ${wordsOf(row)}. ${at + 1} of ${rows.length}`;
  };
  // A press would take the focus out of the editor.
  element.addEventListener('pointerdown', (event) => event.preventDefault());
  element.addEventListener('mousedown', (event) => event.preventDefault());
  element.addEventListener('click', (event) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
    const row = line && rows[lines().indexOf(line)];
    if (event.isTrusted && row) choose(row);
  });
  return {
    get isOpen() {
      return element.matches(':popover-open');
    },
    show(next, line, empty) {
      rows = next;
      at = 0;
      element.replaceChildren(
        ...rows.map((row) =>
          make('div', { role: 'option' }, make('b', { dir: 'auto' }, row.title), make('i', {}, wordsOf(row))),
        ),
      );
      if (rows.length === 0) {
        element.append(make('div', {}, make('i', {}, empty)));
        heard.textContent = empty;
      }
      element.showPopover();
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
    remove() {
      element.remove();
      heard.textContent = '';
    },
  };
}
