import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { changeSettings } from '../../lib/settings/index.ts';
import { Field } from '../ui/index.ts';
import { AUTO_HIDE_TIMES, autoHideLabel } from './auto-hide-times.ts';

/** The setting for when secrets are hidden again. */
export function AutoHide({ seconds }: { seconds: number | null }) {
  const times = AUTO_HIDE_TIMES.includes(seconds) ? AUTO_HIDE_TIMES : [seconds, ...AUTO_HIDE_TIMES];
  return (
    <details class="secret-more">
      <summary>
        {t('secret.autoHide')} <span class="secret-time-now">{autoHideLabel(seconds)}</span>
      </summary>
      <div class="secret-time">
        <Field label={t('secret.autoHide')} hint={t('secret.autoHideHint')}>
          {(ids) => (
            <select
              {...ids}
              class="input"
              value={String(seconds)}
              onChange={({ currentTarget: { value } }) => {
                const secretCoverSeconds = value === 'null' ? null : Number(value);
                detach(
                  changeSettings((now) => ({ ...now, secretCoverSeconds })),
                  'secret.saveCoverTime',
                );
              }}
            >
              {times.map((time) => (
                <option key={time} value={String(time)}>
                  {autoHideLabel(time)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </details>
  );
}
