import { useEffect, useRef, useState } from 'preact/hooks';
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

/** What deleting one of several copies has freed so far; the browser frees the rest when it next tidies its files. */
export function freedWords(before: number, now: number): string {
  const freed = before - now;
  const rest =
    'Browsers hold the space of deleted copies for a while, count it here, and use it for what is stored next.';
  return freed < FREED
    ? `Deleting the copy has freed no space yet. ${rest}`
    : `Deleting the copy has freed ${sizeWords(freed)} so far. ${rest}`;
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
      navigator.storage.estimate().then(
        ({ usage }) => {
          if (gone) return;
          latest.current = usage ?? null;
          setBytes(usage ?? null);
        },
        () => {},
      );
    };
    look();
    openLibrary().then(
      (library) => {
        if (!gone)
          unsubscribe = library.subscribe(({ what, worldId }) => {
            if (what === 'cleared') setBefore(worldId === null ? null : latest.current);
            timer ??= setTimeout(look, REST);
          });
      },
      () => {},
    );
    return () => {
      gone = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return bytes === null ? null : (
    <p class="small soft">
      Everything that Loreside keeps on this device takes {sizeWords(bytes)}.
      {before !== null && ` ${freedWords(before, bytes)}`}
    </p>
  );
}
