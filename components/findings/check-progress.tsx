import { t } from '../../lib/i18n/index.ts';
import { Button } from '../ui/index.ts';

/** How far the check of a world is. */
export function CheckProgress(props: { read: number; total: number; onStop: () => void }) {
  const { read, total, onStop } = props;
  return (
    <div class="finding-progress">
      <div class="finding-progress-line">
        <p role="status">{t('findings.checking')}</p>
        <span class="soft small">{t('findings.progress', { read, total })}</span>
        <Button size="small" tone="quiet" onClick={onStop}>
          {t('findings.stop')}
        </Button>
      </div>
      <progress aria-label={t('findings.checking')} max={Math.max(1, total)} value={read} />
    </div>
  );
}
