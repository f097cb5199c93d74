import { useState } from 'preact/hooks';
import type { WorldId } from '../../lib/model/index.ts';
import { useWatched } from '../ui/index.ts';
import {
  type Counters,
  changeCounters,
  countersNow,
  countersOf,
  readCounters,
  watchCounters,
} from './counters.ts';

export interface Counting {
  /** Null until they are read. */
  counters: Counters | null;
  change: (next: (before: Counters) => Counters) => void;
  /** Whether the last change couldn't be stored. */
  hasFailed: boolean;
}

/** The counters of one statblock, kept up to date. Changes are visible at once. */
export function useCounters(worldId: WorldId, id: string): Counting {
  const stored = useWatched(readCounters, watchCounters);
  const [{ isLost: hasFailed }, setStatus] = useState({ isLost: false });
  // Use the page's own latest value: fast typing may have changed it since the last read.
  const all = stored && (countersNow() ?? stored);
  const change = (next: (before: Counters) => Counters) => {
    const written = changeCounters(worldId, id, next);
    setStatus({ isLost: hasFailed });
    written.then(
      () => setStatus({ isLost: false }),
      () => setStatus({ isLost: true }),
    );
  };
  return { counters: all ? countersOf(all, worldId, id) : null, change, hasFailed };
}
