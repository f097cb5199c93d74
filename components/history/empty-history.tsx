import { t } from '../../lib/i18n/index.ts';
import { EmptyState } from '../ui/index.ts';

/** Shown before the first change: what will be listed here. */
export function EmptyHistory() {
  return (
    <EmptyState icon="undo" title={t('history.empty')}>
      <p>{t('history.emptyHint')}</p>
    </EmptyState>
  );
}
