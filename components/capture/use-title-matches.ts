import { useEffect, useState } from 'preact/hooks';
import type { ArticleSummary, WorldId } from '../../lib/model/index.ts';

/** Milliseconds without typing before the world is searched. */
const DEBOUNCE_MS = 120;

/** Articles with almost the same title, updated while the title is typed. Answers for older titles are dropped. */
export function useTitleMatches(
  worldId: WorldId | null,
  title: string,
  isEnabled: boolean,
): readonly ArticleSummary[] {
  const [matches, setMatches] = useState<readonly ArticleSummary[]>([]);
  const isSearched = isEnabled && worldId !== null && title.trim().length >= 2;
  // While the title is typed, the last answer stays until the next one, so that the form doesn't jump.
  useEffect(() => setMatches([]), [worldId, isSearched]);
  useEffect(() => {
    if (!isSearched) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const { openLibrary } = await import('./library.ts');
      const found = await (await openLibrary()).findByTitle(worldId, title);
      if (!stale) setMatches(found);
    }, DEBOUNCE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [worldId, title, isSearched]);
  return matches;
}
