import { useLayoutEffect, useState } from 'preact/hooks';

export type Loaded<T> = { state: 'loading' } | { state: 'here'; value: T } | { state: 'failed' };

/** A loader that keeps its result, so that the next use renders at once without a layout shift. */
interface Loader<T> {
  (): Promise<T>;
  result?: { value: T };
}

/** Loads a part of the screen on demand. Pass the same `load` for the same part, or null while it isn't needed. */
export function useLoaded<T>(load: Loader<T> | null): Loaded<T> {
  const [failed, setFailed] = useState<Loader<T> | null>(null);
  const [, setLoaded] = useState<Loader<T> | null>(null);
  // A passive effect would run after the paint and delay the first content by a frame.
  useLayoutEffect(() => {
    if (!load || load.result) return;
    let isCanceled = false;
    load().then(
      (value) => {
        load.result = { value };
        if (!isCanceled) setLoaded(() => load);
      },
      () => !isCanceled && setFailed(() => load),
    );
    return () => {
      isCanceled = true;
    };
  }, [load]);
  if (load?.result) return { state: 'here', value: load.result.value };
  return { state: load && failed === load ? 'failed' : 'loading' };
}
