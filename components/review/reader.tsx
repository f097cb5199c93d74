import { useCallback, useEffect, useState } from 'preact/hooks';
import { watchDecisions } from '../../lib/checks/index.ts';
import { loadedLanguage } from '../../lib/i18n/index.ts';
import { watchExclusions } from '../../lib/unlinked-mentions/index.ts';
import { useRepeatedWork } from '../library/index.ts';
import { useKnownWorlds, type WorldIndex } from '../search/index.ts';
import { readResults } from './read-results.ts';
import { publishResults } from './results.ts';

/** Larger worlds are read once somebody opens their review: reading them keeps a slow device busy for a while. */
const READ_AT_ONCE = 3_000;

/**
 * Reads what the review of a world finds, and again after changes, while the panel is open. Shows nothing.
 * @param isOpen whether the review itself is open
 */
export function ReviewReader({ worldIndex, isOpen }: { worldIndex: WorldIndex; isOpen: boolean }) {
  const { worldId, searcher } = worldIndex;
  const known = useKnownWorlds();
  const others = known?.worlds.map(({ id }) => id).join('\n') ?? '';
  const [decisions, setDecisions] = useState(0);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    const again = () => setDecisions((before) => before + 1);
    const stops = [watchDecisions(again), watchExclusions(again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const work = useCallback(
    async (signal: AbortSignal) => {
      const results = await readResults(worldIndex, others.split('\n'), signal);
      if (!signal.aborted) publishResults(worldId, results);
    },
    [worldId, others],
  );
  const isWanted = known !== undefined && searcher.size > 0 && (wasOpened || searcher.size <= READ_AT_ONCE);
  useRepeatedWork(worldIndex, isWanted ? work : null, [others, decisions, loadedLanguage()]);
  return null;
}
