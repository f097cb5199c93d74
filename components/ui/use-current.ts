import { useEffect, useState } from 'preact/hooks';

/**
 * A value from a store, kept up to date: read once, and again whenever `watch` reports a change. A late answer never
 * replaces a newer one.
 * @returns undefined until the first read is done
 */
export function useWatched<T>(
  read: () => Promise<T>,
  watch: (changed: () => void) => () => void,
  keys: readonly unknown[] = [],
): T | undefined {
  const [value, setValue] = useState<T | undefined>(undefined);
  useEffect(() => {
    let newest = 0;
    let isCanceled = false;
    const refresh = async () => {
      const turn = ++newest;
      const next = await read();
      if (!isCanceled && turn === newest) setValue(() => next);
    };
    void refresh();
    const unwatch = watch(() => void refresh());
    return () => {
      isCanceled = true;
      unwatch();
    };
  }, keys);
  return value;
}

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

/** Loads a part of the screen on demand; null until it is loaded. */
export function useModule<T>(isNeeded: boolean, load: () => Promise<T>): T | null {
  const [module, setModule] = useState<T | null>(null);
  useEffect(() => {
    if (!isNeeded || module) return;
    let isCanceled = false;
    void load().then((loaded) => !isCanceled && setModule(() => loaded));
    return () => {
      isCanceled = true;
    };
  }, [isNeeded]);
  return module;
}
