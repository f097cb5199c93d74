import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> = { state: 'loading' } | { state: 'here'; value: T } | { state: 'failed' };

/** A part of the screen that is fetched when it is wanted: `load` stays the same for the same part. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<{ by: unknown; part: Loaded<T> }>({
    by: load,
    part: { state: 'loading' },
  });
  useEffect(() => {
    let gone = false;
    const show = (part: Loaded<T>) => !gone && setLoaded({ by: load, part });
    load().then(
      (value) => show({ state: 'here', value }),
      () => show({ state: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return loaded.by === load ? loaded.part : { state: 'loading' };
}
