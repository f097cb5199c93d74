import { useEffect, useRef } from 'preact/hooks';

/**
 * What was pressed may vanish with what it did: then the place around it takes the focus, so that keys go on from there.
 * @param change differs whenever something in the place may have vanished
 * @returns for the place, which is to have a `tabIndex` of -1
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
