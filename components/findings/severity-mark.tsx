import type { Severity } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Icon, type IconName } from '../ui/index.ts';

const ICONS: Readonly<Record<Severity, IconName>> = { error: 'octagon', warning: 'alert', note: 'eye' };

/** The sign of a severity, beside its word. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  return (
    <span class="severity" data-severity={severity}>
      <Icon name={ICONS[severity]} />
    </span>
  );
}

/** How severe a finding is: an icon of its own shape, and its word. `isIconOnly`: the word is only read aloud. */
export function SeverityMark({ severity, isIconOnly = false }: { severity: Severity; isIconOnly?: boolean }) {
  return (
    <span class="severity" data-severity={severity} data-icon-only={isIconOnly || undefined}>
      <Icon name={ICONS[severity]} />
      <span class={isIconOnly ? 'visually-hidden' : undefined}>{t('findings.severity', { severity })}</span>
    </span>
  );
}
