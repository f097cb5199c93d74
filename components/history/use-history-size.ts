import { useCallback, useEffect, useState } from 'preact/hooks';
import {
  HistoryUnavailable,
  isLost,
  openHistory,
  type HistorySize as StoredSize,
} from '../../lib/history/index.ts';
import { formatBytes, formatDate, type Message, message, t } from '../../lib/i18n/index.ts';
import { failed, ok, type Result } from '../../lib/model/index.ts';
import { download } from '../outbox/index.ts';
import { announce } from '../ui/index.ts';

/** Downloads the whole history as a file. */
export async function saveHistory(): Promise<Result<void>> {
  let text: string;
  try {
    text = await openHistory().exportAll();
  } catch (error) {
    if (!(error instanceof HistoryUnavailable)) throw error;
    return failed({ kind: 'historyUnavailable', sentence: error.sentence });
  }
  const day = new Date().toISOString().slice(0, 10);
  download(`loreside-history-${day}.json`, text);
  announce(t('common.fileSaved'));
  return ok(undefined);
}

type HistorySize =
  | { state: 'asking' }
  /** `isLost`: this version will never be able to open it. */
  | { state: 'closed'; sentence: Message; isLost: boolean }
  | { state: 'known'; changes: number; text: string };

/** Milliseconds between measurements; the changes of a batch come fast. */
const THROTTLE_MS = 1_000;

/** The size of the history in sentences. Pure. */
function describeSize({ changes, unreadable, bytes, oldest }: StoredSize): string {
  const lost = unreadable === 0 ? [] : [t('history.unreadable', { count: unreadable })];
  if (changes === 0 || oldest === null) return lost[0] ?? t('history.empty');
  const size = t('history.size', {
    count: changes,
    size: formatBytes(bytes),
    day: formatDate(oldest, { dateStyle: 'long' }),
  });
  return [size, ...lost].join(' ');
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
            sentence: error instanceof HistoryUnavailable ? error.sentence : message('history.cannotRead'),
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
