import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Images are loaded this far before they come into sight. */
const MARGIN = '300px';

/** Whether the element has been in sight, or nearly. It stays true. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (isInSight || !element.current) return;
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true);
      },
      { rootMargin: MARGIN },
    );
    watching.observe(element.current);
    return () => watching.disconnect();
  }, [isInSight]);
  return isInSight;
}
