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
  useEffect(() => {
    setMatches([]);
    if (!isEnabled || !worldId || title.trim().length < 2) return;
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
  }, [worldId, title, isEnabled]);
  return matches;
}
