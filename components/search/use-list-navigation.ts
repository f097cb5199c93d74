import { useLayoutEffect, useState } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { Row } from './results/row.ts';

export interface ListNavigationOptions {
  /** Every visible row, in order. */
  rows: readonly Row[];
  /** What the rows match. Another text starts at its first row. */
  typed: string;
  /** The row that was active when this was last on the screen, or null. */
  start: string | null;
  open: (row: Row) => void;
  openPage: (row: Row) => void;
  copy: (row: Row) => void;
  /** Ctrl+I or Shift+Enter, if an entry can be inserted. */
  insert: ((row: Row) => void) | undefined;
  clear: () => void;
  /** Esc in an empty box. */
  leave: () => void;
}

export interface ListNavigation {
  /** The key of the row that Enter opens, or null. */
  active: string | null;
  moveTo: (key: string | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const PAGE_STEP = 8;

/** Whether text in the box is selected. Then Ctrl+C copies that. */
const hasSelection = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.selectionStart !== target.selectionEnd;

/**
 * Keys of the search box: arrows move, Enter opens, Ctrl+Enter opens the page, Ctrl+C copies, Ctrl+I inserts, Esc
 * leaves.
 */
export function useListNavigation(options: ListNavigationOptions): ListNavigation {
  const { rows, typed } = options;
  const [activeKey, setActiveKey] = useState<string | null>(null);
  useLayoutEffect(() => setActiveKey(options.start), [typed, options.start]);
  const at = activeKey === null ? -1 : rows.findIndex(({ key }) => key === activeKey);
  // With nothing typed, Enter opens a row only after the arrows reached it.
  const current = rows[at] ?? (typed.trim() === '' ? undefined : rows[0]);

  const step = (by: number) => {
    if (rows.length === 0) return;
    const from = current ? rows.indexOf(current) : by > 0 ? -1 : rows.length;
    const to = from + by;
    const wraps = Math.abs(by) === 1;
    const last = rows.length - 1;
    const goal =
      to < 0 ? (wraps && from === 0 ? last : 0) : to > last ? (wraps && from === last ? 0 : last) : to;
    setActiveKey(rows[goal]?.key ?? null);
  };

  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    if (event.altKey) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const { insert } = options;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      PageDown: () => step(PAGE_STEP),
      PageUp: () => step(-PAGE_STEP),
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
    const action = actions[event.key];
    if (!action || (ctrl && event.key !== 'Enter' && event.key !== 'c' && event.key !== 'i')) return;
    event.preventDefault();
    action();
  });

  return { active: current?.key ?? null, moveTo: setActiveKey, onKeyDown };
}
