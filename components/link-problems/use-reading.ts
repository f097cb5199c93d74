import { useEffect, useState } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import type { WorldIndex } from '../search/index.ts';

/** Milliseconds to wait for more changes before a world is read again. */
const REREAD_MS = 600;

export type Reading<T> = { state: 'reading' | 'failed' } | { state: 'read'; found: T };

/**
 * What a search through a world's links finds, read again after each change. The last result stays until the next one is
 * there.
 * @param read stable; rejects if its signal aborts
 */
export function useReading<T>(
  worldIndex: WorldIndex,
  read: ((worldIndex: WorldIndex, signal: AbortSignal) => Promise<T>) | null,
): Reading<T> {
  const [reading, setReading] = useState<Reading<T>>({ state: 'reading' });
  const { library, worldId, searcher } = worldIndex;
  useEffect(() => {
    if (!read) return;
    let controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = undefined;
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      const failed = (error: unknown): Reading<T> | null =>
        signal.aborted ? null : reportAndUse('linkProblems.read', { state: 'failed' } as const)(error);
      read(worldIndex, signal)
        .then((found): Reading<T> => ({ state: 'read', found }), failed)
        .then((next) => {
          if (next && !signal.aborted) setReading(next);
        });
    };
    start();
    const stop = library.subscribe(({ what, worldId: changed }) => {
      if (what === 'bodies' && (changed === null || changed === worldId))
        timer ??= setTimeout(start, REREAD_MS);
    });
    return () => {
      controller.abort();
      clearTimeout(timer);
      stop();
    };
  }, [library, worldId, searcher, read]);
  return reading;
}
