import { useEffect, useRef } from 'preact/hooks';

/**
 * If the focused element disappears, focuses the container, so that keyboard use continues from there.
 * @param change differs whenever something in the container may have disappeared
 * @returns a ref for the container, which needs a `tabIndex` of -1
 */
export function useKeptFocus<E extends HTMLElement>(change: unknown): { current: E | null } {
  const place = useRef<E>(null);
  const known = useRef(change);
  useEffect(() => {
    if (known.current === change) return;
    known.current = change;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [change]);
  return place;
}
