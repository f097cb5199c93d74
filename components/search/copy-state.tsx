import { useEffect, useState } from 'preact/hooks';
import { say } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Result } from '../../lib/model/index.ts';
import { Button, LOCALE, Notice } from '../ui/index.ts';
import { formatAge } from './age.ts';
import type { WorldIndex } from './use-world-index.ts';

const FAILED = 'That did not work. What is copied stays; please try again.';

/** Something that may fail: with a problem, or by throwing. */
export type Work = (() => Promise<Result<unknown>>) | (() => Promise<void>);

/** Runs a request to the background and keeps its error message. */
export function useAsyncAction(): [trouble: string | null, run: (work: Work) => void] {
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const attempt = async (work: Work) => {
    try {
      const result = await work();
      if (result?.ok === false) setErrorMessage(say(result.problem.sentence));
    } catch (error) {
      setErrorMessage(error instanceof Error ? error.message : FAILED);
    }
  };
  const run = (work: Work) => {
    setErrorMessage(null);
    void attempt(work);
  };
  return [errorMessage, run];
}

/** Progress of a world's first copy, with a pause button. Shows nothing once the copy is complete. */
export function CopyProgress({ worldIndex }: { worldIndex: WorldIndex }) {
  const { copy, worldId } = worldIndex;
  const [errorMessage, run] = useAsyncAction();
  if (!copy || (!copy.progress && !copy.isPaused)) return null;
  const { done, total } = copy.progress ?? { done: worldIndex.searcher.size, total: null };
  const amount =
    total === null
      ? done > 0
        ? `: ${done.toLocaleString(LOCALE)}`
        : ''
      : `: ${done.toLocaleString(LOCALE)} of ${total.toLocaleString(LOCALE)}`;
  return (
    <div class="copy-progress">
      <div class="copy-line">
        <span>
          {copy.isPaused ? 'Copying is paused' : 'Copying this world'}
          {amount}. What is here can be searched already.
        </span>
        <Button
          size="small"
          tone="quiet"
          onClick={() => run(() => request('library.pause', { worldId, paused: !copy.isPaused }))}
        >
          {copy.isPaused ? 'Go on' : 'Pause'}
        </Button>
      </div>
      <progress
        aria-label="Copied so far"
        {...(total !== null && { max: Math.max(total, 1), value: done })}
      />
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
    </div>
  );
}

const MINUTE = 60_000;

/** Size and age of the offline copy, with a refresh button. */
export function CopyAge({ worldIndex }: { worldIndex: WorldIndex }) {
  const { copy, worldId } = worldIndex;
  const [now, setNow] = useState(Date.now);
  const [errorMessage, run] = useAsyncAction();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (!copy || copy.syncedAt === null) return null;
  const size = worldIndex.searcher.size;
  return (
    <div class="copy-age">
      <span>
        {size.toLocaleString(LOCALE)} {size === 1 ? 'entry' : 'entries'}, as of{' '}
        <time
          dateTime={new Date(copy.syncedAt).toISOString()}
          title={new Date(copy.syncedAt).toLocaleString(LOCALE)}
        >
          {formatAge(copy.syncedAt, Math.max(now, copy.syncedAt))}
        </time>
      </span>
      <Button size="small" tone="quiet" onClick={() => run(() => request('library.refresh', { worldId }))}>
        Refresh
      </Button>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
    </div>
  );
}
