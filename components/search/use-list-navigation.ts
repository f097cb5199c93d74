import { useLayoutEffect, useState } from 'preact/hooks';
import type { Row } from './row.ts';

export interface ListNavigationOptions {
  /** Every row in sight, in order. */
  rows: readonly Row[];
  /** What the rows answer to: another text begins at its first row. */
  typed: string;
  /** The row that was walked to when this was last on the screen; null: none. */
  start: string | null;
  open: (row: Row) => void;
  openPage: (row: Row) => void;
  copy: (row: Row) => void;
  /** Ctrl+I or Shift+Enter, where something can be inserted. */
  insert: ((row: Row) => void) | undefined;
  clear: () => void;
  /** Esc, where nothing is typed any more. */
  leave: () => void;
}

export interface ListNavigation {
  /** The key of the row that Enter opens; null: none. */
  active: string | null;
  walkTo: (key: string | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const PAGE = 8;

/** Whether letters are selected in the box: then Ctrl+C copies these. */
const hasSelection = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.selectionStart !== target.selectionEnd;

/** The keys of the search box: arrows walk the rows, Enter opens, Ctrl+Enter opens the page, Ctrl+C copies, Ctrl+I inserts, Esc leaves. */
export function useListNavigation(options: ListNavigationOptions): ListNavigation {
  const { rows, typed } = options;
  const [walked, setWalked] = useState<string | null>(null);
  useLayoutEffect(() => setWalked(options.start), [typed, options.start]);
  const at = walked === null ? -1 : rows.findIndex(({ key }) => key === walked);
  // Nothing typed, nothing meant: Enter opens a row only once it was walked to.
  const current = rows[at] ?? (typed.trim() === '' ? undefined : rows[0]);

  const step = (by: number) => {
    if (rows.length === 0) return;
    const from = current ? rows.indexOf(current) : by > 0 ? -1 : rows.length;
    const to = from + by;
    const wraps = Math.abs(by) === 1;
    const last = rows.length - 1;
    const goal =
      to < 0 ? (wraps && from === 0 ? last : 0) : to > last ? (wraps && from === last ? 0 : last) : to;
    setWalked(rows[goal]?.key ?? null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const { insert } = options;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      PageDown: () => step(PAGE),
      PageUp: () => step(-PAGE),
      Enter:
        current &&
        (() =>
          event.shiftKey && insert
            ? insert(current)
            : ctrl
              ? options.openPage(current)
              : options.open(current)),
      i: ctrl && current && insert ? () => insert(current) : undefined,
      Escape: () => (typed === '' ? options.leave() : options.clear()),
      c: ctrl && current && !hasSelection(event) ? () => options.copy(current) : undefined,
    };
    const deed = actions[event.key];
    if (!deed || (ctrl && event.key !== 'Enter' && event.key !== 'c' && event.key !== 'i')) return;
    event.preventDefault();
    deed();
  };

  return { active: current?.key ?? null, walkTo: setWalked, onKeyDown };
}
