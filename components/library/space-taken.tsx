import { useEffect, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import { LOCALE } from '../ui/index.ts';

const MB = 1_000_000;

/** Changes come with each page; the browser is not asked more often than this, in milliseconds. */
const REST = 2_000;

function sizeWords(bytes: number): string {
  if (bytes < MB / 10) return 'less than 0.1 MB';
  return `about ${(bytes / MB).toLocaleString(LOCALE, { maximumFractionDigits: bytes < 10 * MB ? 1 : 0 })} MB`;
}

/** Less is noise of the browser's own bookkeeping. */
const FREED = MB / 10;

/**
 * What deleting one of several copies has freed so far. Firefox frees it within seconds. Chromium marks records as deleted
 * and holds their space, also over restarts, until it tidies its files; only where the last copy goes, the database is
 * deleted as a whole, and its files shrink at the next start.
 */
export function freedWords(before: number, now: number): string {
  const freed = before - now;
  const all = 'Deleting all offline copies frees it when the browser restarts.';
  return freed < FREED
    ? `Deleting the copy hasn’t freed any space yet. The browser may hold it for a while and reuses it for what’s stored next. ${all}`
    : `Deleting the copy has freed ${sizeWords(freed)} so far. The browser may hold the rest for a while and reuses it for what’s stored next. ${all}`;
}

/** How much room all that Loreside keeps takes on this device, as the browser reckons it. */
export function SpaceTaken() {
  const [bytes, setBytes] = useState<number | null>(null);
  /** What all of it took before one of several copies was deleted. */
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
