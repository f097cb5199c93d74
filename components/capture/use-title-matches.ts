import { useEffect, useState } from 'preact/hooks';
import type { ArticleSummary, WorldId } from '../../lib/model/index.ts';

/** How long the typing rests before the world is looked through, in milliseconds. */
const REST = 120;

/**
 * Articles of the world that are called nearly the same, while the title is typed. An answer to an older title is
 * dropped. Empty while there is nothing to say.
 */
export function useTitleMatches(
  worldId: WorldId | null,
  title: string,
  wanted: boolean,
): readonly ArticleSummary[] {
  const [matches, setMatches] = useState<readonly ArticleSummary[]>([]);
  useEffect(() => {
    setMatches([]);
    if (!wanted || !worldId || title.trim().length < 2) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const { openLibrary } = await import('./library.ts');
      const found = await (await openLibrary()).findByTitle(worldId, title);
      if (!stale) setMatches(found);
    }, REST);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [worldId, title, wanted]);
  return matches;
}
