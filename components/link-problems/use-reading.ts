import { useEffect, useState } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { isHiddenField } from '../../lib/entries/index.ts';
import { type EntryRef, slices } from '../../lib/library/index.ts';
import { findProblems, type LinkProblem } from '../../lib/link-problems/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { WorldIndex } from '../search/index.ts';

/** Milliseconds between two pauses. Half of the usual: so many findings keep the garbage collector busy, too. */
export const SLICE = 4;

interface WorldProblems {
  problems: readonly LinkProblem[];
  /** Entries whose text isn't in the copy. */
  unread: number;
}

/** The broken links of a world. `others`: further worlds that may have a copy. */
export async function readProblems(
  { library, worldId }: WorldIndex,
  others: readonly WorldId[],
  signal: AbortSignal,
): Promise<WorldProblems> {
  const rest = slices(SLICE);
  const [searcher, links] = [await library.searcher(worldId), await library.links(worldId)];
  const problems = await findProblems(
    { library, worldId, searcher, links },
    { others, isHidden: isHiddenField, rest, signal },
  );
  let unread = 0;
  for (const { location, isPending } of searcher.hits('article')) {
    if (!isPending && !links.isRead(location)) unread += 1;
    const pause = rest();
    if (pause) await pause;
  }
  return { problems, unread };
}

/** The props of both tabs. */
export interface LinkProblemsProps {
  worldIndex: WorldIndex;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  /** Types this into the search box. */
  search: (typed: string) => void;
}

/** Milliseconds to wait for more changes before a world is read again. */
const REREAD_MS = 600;

type Reading<T> = { state: 'reading' | 'failed' } | { state: 'read'; found: T };

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
