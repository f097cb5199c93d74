import { useEffect, useState } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { useWatched } from '../ui/index.ts';
import { keptOf, readKept, watchKept } from './kept.ts';

export interface Tab {
  id: string;
  /** The id, if the offline copy doesn't have the statblock. */
  title: string;
  isKept: boolean;
}

/** The tabs last shown, by world, so that they appear at once with the next statblock and nothing moves. */
const lastTabs = new Map<WorldId, readonly Tab[]>();

/**
 * The statblocks of a world that are kept open, followed by the shown one if it isn't among them. Empty until they are
 * read.
 */
export function useKept(worldId: WorldId, shown: string): readonly Tab[] {
  const all = useWatched(readKept, watchKept);
  const [tabs, setTabs] = useState<readonly Tab[]>(() => lastTabs.get(worldId) ?? []);
  const kept = all ? keptOf(all, worldId) : [];
  const ids = all === undefined || kept.includes(shown) ? kept : [...kept, shown];
  useEffect(() => {
    let isCanceled = false;
    void openLibrary()
      .then((library) =>
        library.entries(
          worldId,
          ids.map((id) => ({ kind: 'statblock', id })),
        ),
      )
      .catch(reportAndUse('statblock.readKept', []))
      .then((entries) => {
        if (isCanceled) return;
        if (all === undefined) return;
        const next = ids.map((id, at) => ({
          id,
          title: entries[at]?.title || id,
          isKept: kept.includes(id),
        }));
        lastTabs.set(worldId, next);
        setTabs(next);
      });
    return () => {
      isCanceled = true;
    };
  }, [worldId, all === undefined, kept.join(' '), shown]);
  return tabs;
}
