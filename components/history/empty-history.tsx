import { t } from '../../lib/i18n/index.ts';

/** Shown before the first change: what will be listed here. */
export function EmptyHistory() {
  return (
    <div class="history-empty">
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path d="M14 32a18 18 0 1 1 5.3 12.7M14 32l-6-5M14 32l6-6M32 21v12l8 5" />
      </svg>
      <p>
        <strong>{t('history.empty')}</strong>
      </p>
      <p class="soft">{t('history.emptyHint')}</p>
    </div>
  );
}
