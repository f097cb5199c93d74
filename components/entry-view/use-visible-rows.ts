import { useLayoutEffect, useState } from 'preact/hooks';

export interface VisibleRows {
  /** The first row to render, and the one after the last. */
  from: number;
  upTo: number;
}

/**
 * Extra rows rendered beyond each edge of the window, so that fast scrolling shows no gap. Also the granularity of
 * updates.
 */
const OVERSCAN = 12;

/**
 * The visible rows of a long list with rows of equal height, while the page scrolls.
 * @param list the element whose top is the first row's
 * @param rowHeight in pixels; 0 while it isn't known
 */
export function useVisibleRows(
  list: { current: HTMLElement | null },
  count: number,
  rowHeight: number,
): VisibleRows {
  const [rows, setRows] = useState<VisibleRows>({ from: 0, upTo: OVERSCAN * 4 });
  useLayoutEffect(() => {
    const update = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const first = rowHeight > 0 ? Math.floor(-top / rowHeight) : 0;
      const last = rowHeight > 0 ? first + Math.ceil(window.innerHeight / rowHeight) : first + OVERSCAN * 3;
      const from = Math.max(0, (Math.floor(first / OVERSCAN) - 1) * OVERSCAN);
      const upTo = Math.max(0, Math.min(count, (Math.ceil(last / OVERSCAN) + 1) * OVERSCAN));
      setRows((before) => (before.from === from && before.upTo === upTo ? before : { from, upTo }));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update, { passive: true });
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [count, rowHeight]);
  return rows;
}
