import { useEffect, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import { LOCALE } from '../ui/index.ts';

const MB = 1_000_000;

/** Milliseconds between estimates; changes come with each synced page. */
const REST = 2_000;

function sizeWords(bytes: number): string {
  if (bytes < MB / 10) return 'less than 0.1 MB';
  return `about ${(bytes / MB).toLocaleString(LOCALE, { maximumFractionDigits: bytes < 10 * MB ? 1 : 0 })} MB`;
}

/** Smaller differences are noise from the browser's own bookkeeping. */
const FREED = MB / 10;

/**
 * What deleting one of several copies has freed so far. Firefox frees space within seconds. Chromium only marks the
 * records as deleted and keeps their space, even across restarts, until it compacts its files. Deleting the last copy
 * deletes the whole database; its files shrink at the next start.
 */
export function freedWords(before: number, now: number): string {
  const freed = before - now;
  const all = 'Deleting all offline copies frees it when the browser restarts.';
  return freed < FREED
    ? `Deleting the copy hasn’t freed any space yet. The browser may hold it for a while and reuses it for what’s stored next. ${all}`
    : `Deleting the copy has freed ${sizeWords(freed)} so far. The browser may hold the rest for a while and reuses it for what’s stored next. ${all}`;
}

/** The space that all of Loreside's data takes on this device, as the browser estimates it. */
export function SpaceTaken() {
  const [bytes, setBytes] = useState<number | null>(null);
  /** The estimate before one of several copies was deleted. */
  const [before, setBefore] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe = () => {};
    const look = () => {
      timer = undefined;
      navigator.storage.estimate().then(({ usage }) => {
        if (gone) return;
        latest.current = usage ?? null;
        setBytes(usage ?? null);
      }, reportAs('library.estimateSpace'));
    };
    look();
    openLibrary().then((library) => {
      if (!gone)
        unsubscribe = library.subscribe(({ what, worldId }) => {
          if (what === 'cleared') setBefore(worldId === null ? null : latest.current);
          timer ??= setTimeout(look, REST);
        });
    }, reportAs('library.followSpace'));
    return () => {
      gone = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return bytes === null ? null : (
    <p class="small soft">
      Everything that Loreside stores on this device takes {sizeWords(bytes)}.
      {before !== null && ` ${freedWords(before, bytes)}`}
    </p>
  );
}
