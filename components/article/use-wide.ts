import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Pixels that text and a column beside it need. */
const TWO_COLUMNS = 720;

/** Whether the element has room for a column beside the text. `key` differs whenever the element does. */
export function useWide(element: RefObject<HTMLElement | null>, key: unknown): boolean {
  const [isWide, setWide] = useState(false);
  // A layout effect, so that nothing moves after the first paint.
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWide(measured.clientWidth >= TWO_COLUMNS);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [key]);
  return isWide;
}
