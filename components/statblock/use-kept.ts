import { useEffect, useState } from 'preact/hooks';
import { openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { useWatched } from '../ui/index.ts';
import { keptOf, readKept, watchKept } from './kept.ts';

export interface Tab {
  id: string;
  /** Its id where the copy does not have it (any more). */
  title: string;
  isKept: boolean;
}

/** As this panel showed them last, by world: they stand at once beside the next statblock, and nothing moves for them. */
const shownLast = new Map<WorldId, readonly Tab[]>();

/**
 * The statblocks of a world that are kept open, and the one that is shown after them where it is none of those. Empty
 * until they were read.
 */
export function useKept(worldId: WorldId, shown: string): readonly Tab[] {
  const all = useWatched(readKept, watchKept);
  const [tabs, setTabs] = useState<readonly Tab[]>(() => shownLast.get(worldId) ?? []);
  const kept = all ? keptOf(all, worldId) : [];
  const ids = all === undefined || kept.includes(shown) ? kept : [...kept, shown];
  useEffect(() => {
    let gone = false;
    void openLibrary()
      .then((library) =>
        library.entries(
          worldId,
          ids.map((id) => ({ kind: 'statblock', id })),
        ),
      )
      .catch(() => [])
      .then((entries) => {
        if (gone) return;
        if (all === undefined) return;
        const next = ids.map((id, at) => ({
          id,
          title: entries[at]?.title || id,
          isKept: kept.includes(id),
        }));
        shownLast.set(worldId, next);
        setTabs(next);
      });
    return () => {
      gone = true;
    };
  }, [worldId, all === undefined, kept.join(' '), shown]);
  return tabs;
}
