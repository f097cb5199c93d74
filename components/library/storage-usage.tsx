import { useEffect, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import { LOCALE } from '../ui/index.ts';

const MB = 1_000_000;

/** Milliseconds between estimates; changes come with each synced page. */
const THROTTLE_MS = 2_000;

function formatSize(bytes: number): string {
  if (bytes < MB / 10) return 'less than 0.1 MB';
  return `about ${(bytes / MB).toLocaleString(LOCALE, { maximumFractionDigits: bytes < 10 * MB ? 1 : 0 })} MB`;
}

/** Smaller differences are noise from the browser's own bookkeeping. */
const MIN_FREED = MB / 10;

/**
 * What deleting one of several copies has freed so far. Firefox frees space within seconds. Chromium only marks the
 * records as deleted and keeps their space, even across restarts, until it compacts its files. Deleting the last copy
 * deletes the whole database; its files shrink at the next start.
 */
export function describeFreed(before: number, now: number): string {
  const freed = before - now;
  const all = 'Deleting all offline copies frees it when the browser restarts.';
  return freed < MIN_FREED
    ? `Deleting the copy hasn’t freed any space yet. The browser may hold it for a while and reuses it for what’s stored next. ${all}`
    : `Deleting the copy has freed ${formatSize(freed)} so far. The browser may hold the rest for a while and reuses it for what’s stored next. ${all}`;
}

/** The space that all of Loreside's data takes on this device, as the browser estimates it. */
export function StorageUsage() {
  const [bytes, setBytes] = useState<number | null>(null);
  /** The estimate before one of several copies was deleted. */
  const [before, setBefore] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  useEffect(() => {
    let isCanceled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe = () => {};
    const update = () => {
      timer = undefined;
      navigator.storage.estimate().then(({ usage }) => {
        if (isCanceled) return;
        latest.current = usage ?? null;
        setBytes(usage ?? null);
      }, reportAs('library.estimateSpace'));
    };
    update();
    openLibrary().then((library) => {
      if (!isCanceled)
        unsubscribe = library.subscribe(({ what, worldId }) => {
          if (what === 'cleared') setBefore(worldId === null ? null : latest.current);
          timer ??= setTimeout(update, THROTTLE_MS);
        });
    }, reportAs('library.followSpace'));
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return bytes === null ? null : (
    <p class="small soft">
      Everything that Loreside stores on this device takes {formatSize(bytes)}.
      {before !== null && ` ${describeFreed(before, bytes)}`}
    </p>
  );
}
