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
  /** Null until they were read. */
  counters: Counters | null;
  change: (next: (before: Counters) => Counters) => void;
  /** The last change could not be kept. */
  isLost: boolean;
}

/** What is counted for one statblock, kept fresh; what was just changed is seen at once. */
export function useCounters(worldId: WorldId, id: string): Counting {
  const stored = useWatched(readCounters, watchCounters);
  const [{ isLost }, setLast] = useState({ isLost: false });
  // Never what was read a moment ago: somebody who types fast has changed it since.
  const all = stored && (countersNow() ?? stored);
  const change = (next: (before: Counters) => Counters) => {
    const written = changeCounters(worldId, id, next);
    setLast({ isLost });
    written.then(
      () => setLast({ isLost: false }),
      () => setLast({ isLost: true }),
    );
  };
  return { counters: all ? countersOf(all, worldId, id) : null, change, isLost };
}
