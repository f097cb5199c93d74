import { useCallback, useEffect, useState } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import { startOfDay, writtenSince } from '../../../lib/progress/index.ts';
import { useRepeatedWork } from '../../library/index.ts';
import type { WorldIndex } from '../../search/index.ts';
import { Icon } from '../../ui/index.ts';

/** How many words were written in the world today. Nothing if there are none. */
export function WordsToday({ worldIndex }: { worldIndex: WorldIndex }) {
  const [today, setToday] = useState(() => startOfDay(Date.now()));
  const [words, setWords] = useState(0);
  useEffect(() => {
    // The panel may stay open for days.
    const look = () => setToday(startOfDay(Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const work = useCallback(
    async (signal: AbortSignal) => {
      const searcher = await worldIndex.library.searcher(worldIndex.worldId);
      const written = await writtenSince({ ...worldIndex, searcher }, today, signal);
      if (!signal.aborted) setWords(written.reduce((sum, one) => sum + one.words, 0));
    },
    [worldIndex.library, worldIndex.worldId, today],
  );
  useRepeatedWork(worldIndex, work, [today]);
  if (words === 0) return null;
  return (
    <p class="home-words beside gap-2 small soft">
      <Icon name="edit" />
      {t('home.wordsToday', { count: words })}
    </p>
  );
}
