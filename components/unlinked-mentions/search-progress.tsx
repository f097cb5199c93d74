import { t } from '../../lib/i18n/index.ts';
import { Button } from '../ui/index.ts';

/** How far the search of a world is. */
export function SearchProgress(props: { read: number; total: number; onStop: () => void }) {
  const { read, total, onStop } = props;
  return (
    <div class="mention-progress">
      <div class="mention-progress-line">
        <p role="status">{t('mentions.searching')}</p>
        <span class="soft small">{t('mentions.progress', { read, total })}</span>
        <Button size="small" tone="quiet" onClick={onStop}>
          {t('mentions.stop')}
        </Button>
      </div>
      <progress aria-label={t('mentions.searching')} max={Math.max(1, total)} value={read} />
    </div>
  );
}
