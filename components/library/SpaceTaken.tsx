import { useEffect, useState } from 'preact/hooks';
import { openLibrary } from '../../lib/library/index.ts';
import { LOCALE } from '../ui/index.ts';

const MB = 1_000_000;

/** Changes come with each page; the browser is not asked more often than this, in milliseconds. */
const REST = 2_000;

function sizeWords(bytes: number): string {
  if (bytes < MB / 10) return 'less than 0.1 MB';
  return `about ${(bytes / MB).toLocaleString(LOCALE, { maximumFractionDigits: bytes < 10 * MB ? 1 : 0 })} MB`;
}

/** How much room all that Loreside keeps takes on this device, as the browser reckons it. */
export function SpaceTaken() {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe = () => {};
    const look = () => {
      timer = undefined;
      navigator.storage.estimate().then(
        ({ usage }) => !gone && setBytes(usage ?? null),
        () => {},
      );
    };
    look();
    openLibrary().then(
      (library) => {
        if (!gone)
          unsubscribe = library.subscribe(() => {
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
    <p class="small soft">Everything that Loreside keeps on this device takes {sizeWords(bytes)}.</p>
  );
}
