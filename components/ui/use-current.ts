import { useEffect, useState } from 'preact/hooks';

/**
 * A value from outside the components, kept up to date: read at once, and again whenever `watch` reports a change. It is
 * also read when watching begins, because what changes between the first rendering and then is reported to nobody.
 */
export function useCurrent<T>(
  read: () => T,
  watch: (changed: () => void) => () => void,
  keys: readonly unknown[] = [],
): T {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const refresh = () => setValue(read);
    refresh();
    return watch(refresh);
  }, keys);
  return value;
}

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  const media = () => matchMedia(query);
  return useCurrent(
    () => media().matches,
    (changed) => {
      const watched = media();
      watched.addEventListener('change', changed);
      return () => watched.removeEventListener('change', changed);
    },
    [query],
  );
}
