import { useEffect, useState } from 'preact/hooks';
import { reportAndUse, reportAs } from '../../lib/diagnostics/index.ts';
import type { LinkIndex, Searcher } from '../../lib/library/index.ts';
import { slices } from '../../lib/library/index.ts';
import type { WorldIndex } from '../search/index.ts';

/** Milliseconds to wait for more changes before a world is read again, and the most: a long reading rests as long as it took. */
const REREAD_MS = 600;
const MOST_REST_MS = 20_000;

type Work = (signal: AbortSignal) => Promise<void>;

/**
 * Does work on a world's texts at once, and again after changes. Work that has begun is finished first: while full texts
 * arrive, each would end it otherwise, and nothing would ever be shown.
 * @param keys start it afresh, as another world does
 */
export function useRepeatedWork(
  { library, worldId }: WorldIndex,
  work: Work | null,
  keys: readonly unknown[],
): void {
  useEffect(() => {
    if (!work) return;
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [isWorking, isDue, mayBegin] = [false, false, 0];
    const run = async () => {
      [timer, isWorking, isDue] = [undefined, true, false];
      const began = performance.now();
      await work(signal).catch((error) => signal.aborted || reportAs('library.repeatWork')(error));
      const ended = performance.now();
      mayBegin = ended + Math.min(ended - began, MOST_REST_MS);
      isWorking = false;
      if (isDue) plan();
    };
    const plan = () => {
      isDue = true;
      if (isWorking || timer !== undefined || signal.aborted) return;
      timer = setTimeout(() => void run(), Math.max(REREAD_MS, mayBegin - performance.now()));
    };
    void run();
    const stop = library.subscribe(({ what, worldId: changed }) => {
      if (what !== 'bodies' && what !== 'entries' && what !== 'cleared') return;
      if (changed === null || changed === worldId) plan();
    });
    return () => {
      ending.abort();
      clearTimeout(timer);
      stop();
    };
  }, [library, worldId, work === null, ...keys]);
}

type Reading<T> = { state: 'reading' | 'failed' } | { state: 'read'; found: T };

/**
 * What a search through a world's links finds, read again after changes. The last result stays until the next one is there.
 * @param read stable; rejects if its signal aborts
 */
export function useReading<T>(
  worldIndex: WorldIndex,
  read: ((worldIndex: WorldIndex, signal: AbortSignal) => Promise<T>) | null,
): Reading<T> {
  const [reading, setReading] = useState<Reading<T>>({ state: 'reading' });
  const work = async (signal: AbortSignal) => {
    if (!read) return;
    const next = await read(worldIndex, signal).then(
      (found): Reading<T> => ({ state: 'read', found }),
      (error: unknown): Reading<T> =>
        signal.aborted
          ? { state: 'reading' }
          : reportAndUse('linkProblems.read', { state: 'failed' } as const)(error),
    );
    if (!signal.aborted) setReading(next);
  };
  useRepeatedWork(worldIndex, read && work, [read]);
  return reading;
}

/** How many of a world's articles have their text in the offline copy. */
export interface TextCount {
  read: number;
  total: number;
}

/** Articles between two yields. */
const STEPS = 64;

/** What a reading of a world's links is based on. */
export async function countTexts(
  searcher: Pick<Searcher, 'hits'>,
  links: Pick<LinkIndex, 'isRead'>,
  rest = slices(),
): Promise<TextCount> {
  const count = { read: 0, total: 0 };
  for (const { location, isPending } of searcher.hits('article')) {
    if (isPending) continue;
    count.total += 1;
    if (links.isRead(location)) count.read += 1;
    const pause = count.total % STEPS === 0 ? rest() : null;
    if (pause) await pause;
  }
  return count;
}
