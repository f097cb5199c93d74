import { useEffect, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { formatBytes, t } from '../../lib/i18n/index.ts';
import { openLibrary } from '../../lib/library/index.ts';

const MB = 1_000_000;

/** Milliseconds between estimates; changes come with each synced page. */
const THROTTLE_MS = 2_000;

/** Smaller amounts are noise from the browser's own bookkeeping. */
const MIN_SIZE = MB / 10;

/** Fractions only matter below 10 MB. */
const sizeOf = (bytes: number): string => formatBytes(bytes < 10 * MB ? bytes : Math.round(bytes / MB) * MB);

const describeUsage = (bytes: number): string =>
  bytes < MIN_SIZE
    ? t('library.storageSmall', { size: formatBytes(MIN_SIZE) })
    : t('library.storage', { size: sizeOf(bytes) });

/**
 * What deleting one of several copies has freed so far. Firefox frees space within seconds. Chromium only marks the
 * records as deleted and keeps their space, even across restarts, until it compacts its files. Deleting the last copy
 * deletes the whole database; its files shrink at the next start.
 */
export function describeFreed(before: number, now: number): string {
  const freed = before - now;
  return freed < MIN_SIZE ? t('library.notFreed') : t('library.freed', { size: sizeOf(freed) });
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
      {describeUsage(bytes)}
      {before !== null && ` ${describeFreed(before, bytes)}`}
    </p>
  );
}
