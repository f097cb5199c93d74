import { useLayoutEffect, useState } from 'preact/hooks';

export interface IsVisible {
  /** The first row to render, and the one after the last. */
  from: number;
  upTo: number;
}

/**
 * Extra rows rendered beyond each edge of the window, so that fast scrolling shows no gap. Also the granularity of
 * updates.
 */
const BEYOND = 12;

/**
 * The visible rows of a long list with rows of equal height, while the page scrolls.
 * @param list the element whose top is the first row's
 * @param rowHeight in pixels; 0 while it isn't known
 */
export function useIsVisible(
  list: { current: HTMLElement | null },
  count: number,
  rowHeight: number,
): IsVisible {
  const [sight, setSight] = useState<IsVisible>({ from: 0, upTo: BEYOND * 4 });
  useLayoutEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const first = rowHeight > 0 ? Math.floor(-top / rowHeight) : 0;
      const last = rowHeight > 0 ? first + Math.ceil(window.innerHeight / rowHeight) : first + BEYOND * 3;
      const from = Math.max(0, (Math.floor(first / BEYOND) - 1) * BEYOND);
      const upTo = Math.max(0, Math.min(count, (Math.ceil(last / BEYOND) + 1) * BEYOND));
      setSight((before) => (before.from === from && before.upTo === upTo ? before : { from, upTo }));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [count, rowHeight]);
  return sight;
}
