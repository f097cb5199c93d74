import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../../lib/diagnostics/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { wordsOfDay } from '../../../lib/progress/index.ts';
import { dayOf, onVersions } from '../../../lib/versions/index.ts';
import { Icon } from '../../ui/index.ts';

/** How many words were written in the world today, in a line that leads to the progress. Nothing if there are none. */
export function WordsToday({ worldId, onOpen }: { worldId: WorldId; onOpen: () => void }) {
  const [words, setWords] = useState(0);
  useEffect(() => {
    let isGone = false;
    const read = () =>
      void wordsOfDay(worldId, dayOf(Date.now())).then(
        (sum) => !isGone && setWords(sum),
        reportAs('progress.today'),
      );
    read();
    const stop = onVersions((changed) => {
      if (changed === null || changed === worldId) read();
    });
    // The panel may stay open for days.
    document.addEventListener('visibilitychange', read);
    return () => {
      isGone = true;
      stop();
      document.removeEventListener('visibilitychange', read);
    };
  }, [worldId]);
  if (words === 0) return null;
  return (
    <button type="button" class="home-words beside gap-2 small soft bare" onClick={onOpen}>
      <Icon name="edit" />
      {t('home.wordsToday', { count: words })}
    </button>
  );
}
