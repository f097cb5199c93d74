import { useCallback, useEffect, useState } from 'preact/hooks';
import { isLost, openHistory, type HistorySize as StoredSize } from '../../lib/history/index.ts';
import { LOCALE } from '../ui/index.ts';

export type HistorySize =
  | { state: 'asking' }
  /** `isLost`: this version will never be able to open it. */
  | { state: 'closed'; sentence: string; isLost: boolean }
  | { state: 'known'; changes: number; text: string };

const MB = 1_000_000;
/** Milliseconds between measurements; the changes of a batch come fast. */
const THROTTLE_MS = 1_000;
const FAILED = 'Couldn’t read the history. Your world isn’t affected. Try again.';

/** The size of the history in a sentence. Pure. */
export function describeSize({ changes, unreadable, bytes, oldest }: StoredSize): string {
  const lost =
    unreadable === 0
      ? ''
      : unreadable === 1
        ? ' 1 damaged change can’t be shown; it stays in the exported file.'
        : ` ${unreadable.toLocaleString(LOCALE)} damaged changes can’t be shown; they stay in the exported file.`;
  if (changes === 0 || oldest === null) return lost.trim() || 'Nothing was changed from here yet.';
  const count = changes === 1 ? '1 change' : `${changes.toLocaleString(LOCALE)} changes`;
  const size =
    bytes < MB / 10
      ? 'less than 0.1 MB'
      : `about ${(bytes / MB).toLocaleString(LOCALE, { maximumFractionDigits: 1 })} MB`;
  const day = new Date(oldest).toLocaleDateString(LOCALE, { dateStyle: 'long' });
  return `${count} so far, ${size}; the oldest of ${day}.${lost}`;
}

/** The size of the history, kept up to date, and a retry if it can't be opened. */
export function useHistorySize(): [size: HistorySize, tryAgain: () => void] {
  const [size, setSize] = useState<HistorySize>({ state: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCanceled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const history = openHistory();
    const update = () => {
      timer = undefined;
      history.size().then(
        (read) =>
          !isCanceled &&
          setSize({
            state: 'known',
            changes: read.changes + read.unreadable,
            text: describeSize(read),
          }),
        (error: unknown) =>
          !isCanceled &&
          setSize({
            ...{ state: 'closed', isLost: isLost(error) },
            sentence: error instanceof Error ? error.message : FAILED,
          }),
      );
    };
    update();
    const unsubscribe = history.subscribe(() => {
      timer ??= setTimeout(update, THROTTLE_MS);
    });
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [attempt]);
  return [size, useCallback(() => setAttempt((before) => before + 1), [])];
}
