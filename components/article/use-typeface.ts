import { detach } from '../../lib/diagnostics/index.ts';
import {
  changeSettings,
  DEFAULT_SETTINGS,
  type ReadingTypeface,
  readSettings,
  watchSettings,
} from '../../lib/settings/index.ts';
import { useWatched } from '../ui/index.ts';

/** The typeface for the world's texts, and how to choose another. All open pages follow the setting. */
export function useTypeface(): { value: ReadingTypeface; choose: (value: ReadingTypeface) => void } {
  const settings = useWatched(readSettings, watchSettings) ?? DEFAULT_SETTINGS;
  return {
    value: settings.readingTypeface,
    choose: (readingTypeface) =>
      detach(
        changeSettings((now) => ({ ...now, readingTypeface })),
        'article.saveTypeface',
      ),
  };
}
