import { reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { dismissNews, readNews, watchNews } from '../../lib/stored-state/index.ts';
import { helpAddress, IconButton, useWatched } from '../ui/index.ts';
import './news-line.css';

/** The version whose news are unread; null if there are none, undefined until that is known. */
export const useNews = (): string | null | undefined => useWatched(readNews, watchNews);

const dismiss = () => void dismissNews().catch(reportAs('news.dismiss'));

/** Leads to the news of a version. It takes no focus and is announced by nothing. */
export function NewsLine({ version }: { version: string }) {
  return (
    <section class="news-line beside gap-2" aria-label={t('help.news')}>
      <a href={helpAddress('news')} target="_blank" rel="noopener" onClick={dismiss}>
        {t('help.newsIn', { version })}
      </a>
      <IconButton icon="close" size="small" label={t('help.dismissNews')} onClick={dismiss} />
    </section>
  );
}
