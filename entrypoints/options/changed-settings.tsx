import { Icon } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { ChangedSetting } from './setting-text.ts';
import './changed-settings.css';

/** A list of settings with their values before and after a change. */
export function ChangedSettings({ changes }: { changes: readonly ChangedSetting[] }) {
  return (
    <ul class="changed-settings">
      {changes.map(({ name, label, from, to }) => (
        <li key={name}>
          <strong>{label}</strong>
          <span class="changed-values" aria-hidden="true">
            <bdi>{from}</bdi>
            <Icon name="send" />
            <bdi>{to}</bdi>
          </span>
          <span class="visually-hidden">{t('options.importChange', { from, to })}</span>
        </li>
      ))}
    </ul>
  );
}
