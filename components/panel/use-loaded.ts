import { useLayoutEffect, useState } from 'preact/hooks';

export type Loaded<T> = { state: 'loading' } | { state: 'here'; value: T } | { state: 'failed' };

/** Fetches a part of the screen, and keeps what came: the next time it is there at once, and nothing waits or moves. */
interface Load<T> {
  (): Promise<T>;
  came?: { value: T };
}

/**
 * A part of the screen that is fetched when it is wanted: `load` stays the same for the same part; null: not wanted yet.
 */
export function useLoaded<T>(load: Load<T> | null): Loaded<T> {
  const [failed, setFailed] = useState<Load<T> | null>(null);
  const [, setCame] = useState<Load<T> | null>(null);
  // Effects that wait for the paint would cost the first content a frame.
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
