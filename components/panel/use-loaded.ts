import { useLayoutEffect, useState } from 'preact/hooks';

export type Loaded<T> = { state: 'loading' } | { state: 'here'; value: T } | { state: 'failed' };

/** A loader that keeps its result, so that the next use renders at once without a layout shift. */
interface Load<T> {
  (): Promise<T>;
  came?: { value: T };
}

/** Loads a part of the screen on demand. Pass the same `load` for the same part, or null while it isn't needed. */
export function useLoaded<T>(load: Load<T> | null): Loaded<T> {
  const [failed, setFailed] = useState<Load<T> | null>(null);
  const [, setCame] = useState<Load<T> | null>(null);
  // A passive effect would run after the paint and delay the first content by a frame.
  useLayoutEffect(() => {
    if (!load || load.came) return;
    let gone = false;
    load().then(
      (value) => {
        load.came = { value };
        if (!gone) setCame(() => load);
      },
      () => !gone && setFailed(() => load),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  if (load?.came) return { state: 'here', value: load.came.value };
  return { state: load && failed === load ? 'failed' : 'loading' };
}
