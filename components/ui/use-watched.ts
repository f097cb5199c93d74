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
