import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** Milliseconds to wait in a hidden page, which paints nothing. */
const TIMEOUT_MS = 100;

/** Whether the first content has been painted. Everything else in the panel waits for that. */
export function useFirstPaint(ready: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!ready) return;
    // An effect alone may run before the paint if the screen changes once more.
    let timer = setTimeout(setPainted, TIMEOUT_MS, true);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(setPainted, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [ready]);
  return isPainted;
}

type Loaded<T> = { state: 'loading' } | { state: 'here'; value: T } | { state: 'failed' };

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

const loadConnection = () => import('./world/connection-notice.tsx');
const loadToasts = async () => (await import('../history/operations/operation-toasts.tsx')).OperationToasts;
const loadKeys = async () => (await import('./panel-keys.tsx')).PanelKeys;
const loadTimeLeft = async () => (await import('../library/first-sync-time.tsx')).FirstSyncTime;
const loadLater = async () => (await import('./later.tsx')).Later;
const loadReader = async () => (await import('../review/reader.tsx')).ReviewReader;
const loadTour = async () => (await import('./tour/tour.tsx')).loadTour();
const loadFollow = async () => (await import('../follow/index.ts')).FollowBar;

const partOf = <T>(loaded: Loaded<T>): T | null => (loaded.state === 'here' ? loaded.value : null);

/**
 * The parts of the panel that load after its first paint, which they would delay. Null: not loaded. Only the tour stands
 * above the first content, which waits for it.
 */
export function usePanelParts(needs: {
  isPainted: boolean;
  isDisconnected: boolean;
  isHelping: boolean;
  isCopying: boolean;
  isSample: boolean;
}) {
  const { isPainted } = needs;
  // A connection problem doesn't wait: its notice stands at the top.
  const tour = useLoaded(needs.isSample ? loadTour : null);
  const connection = useLoaded(isPainted || needs.isDisconnected ? loadConnection : null);
  return {
    connection: partOf(connection),
    isConnectionLoading: connection.state === 'loading',
    Follow: partOf(useLoaded(isPainted ? loadFollow : null)),
    Later: partOf(useLoaded(isPainted ? loadLater : null)),
    ReviewReader: partOf(useLoaded(isPainted ? loadReader : null)),
    Tour: partOf(tour),
    isTourLoading: needs.isSample && tour.state === 'loading',
    Toasts: partOf(useLoaded(isPainted ? loadToasts : null)),
    Keys: partOf(useLoaded(needs.isHelping ? loadKeys : null)),
    TimeLeft: partOf(useLoaded(isPainted && needs.isCopying ? loadTimeLeft : null)),
  };
}
