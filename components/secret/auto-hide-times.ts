import { t } from '../../lib/i18n/index.ts';

/** After how many seconds secrets can be hidden again; null: not automatically. */
export const AUTO_HIDE_TIMES: readonly (number | null)[] = [15, 60, 300, 1800, null];

export function autoHideLabel(seconds: number | null): string {
  if (seconds === null) return t('secret.noAutoHide');
  return seconds % 60 === 0
    ? t('secret.afterMinutes', { minutes: seconds / 60 })
    : t('secret.afterSeconds', { seconds });
}
