import { useEffect, useState } from 'preact/hooks';
import type { WorldId } from '../../lib/model/index.ts';
import { useWatched } from '../ui/index.ts';
import { type Counters, changeCounters, countersOf, readCounters, watchCounters } from './counters.ts';

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
  const [ahead, setAhead] = useState<Counters | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => setAhead(null), [stored, worldId, id]);
  const counters = ahead ?? (stored ? countersOf(stored, worldId, id) : null);
  const change = (next: (before: Counters) => Counters) => {
    if (counters) setAhead(next(counters));
    changeCounters(worldId, id, next).then(
      () => setLost(false),
      () => {
        setAhead(null);
        setLost(true);
      },
    );
  };
  return { counters, change, isLost };
}
