import { useLayoutEffect } from 'preact/hooks';
import { rowsOf, stopOf } from './row-navigation.ts';

/**
 * Keeps the focus in a list of rows (`data-row`): if what has it disappears, its row gets it, or the row that has come in
 * its place.
 * @param isShown whether the list is there, if that changes
 */
export function useRowFocus(list: { readonly current: HTMLElement | null }, isShown = true): void {
  useLayoutEffect(() => {
    const { current } = list;
    if (!isShown || !current) return;
    let last: { focused: Element; row: HTMLElement; at: number } | null = null;
    const remember = ({ target }: FocusEvent) => {
      const focused = target instanceof Element ? target : null;
      const row = focused?.closest<HTMLElement>('[data-row]');
      last = focused && row ? { focused, row, at: rowsOf(current).indexOf(row) } : null;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.focused.isConnected) return;
      const { row, at } = last;
      last = null;
      // Somebody has gone on elsewhere.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const rows = rowsOf(current);
      // Without scrolling: a row may go long after it was pressed.
      stopOf(rows.includes(row) ? row : (rows[at] ?? rows.at(-1)))?.focus({ preventScroll: true });
    });
    current.addEventListener('focusin', remember);
    observer.observe(current, { childList: true, subtree: true });
    return () => {
      current.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [isShown]);
}
