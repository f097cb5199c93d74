import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { changeSettings } from '../../lib/settings/index.ts';
import { Field } from '../ui/index.ts';

/** Seconds; null: not automatically. */
const TIMES: readonly (number | null)[] = [15, 60, 300, 1800, null];

function timeLabel(seconds: number | null): string {
  if (seconds === null) return t('secret.noAutoHide');
  return seconds % 60 === 0
    ? t('secret.afterMinutes', { minutes: seconds / 60 })
    : t('secret.afterSeconds', { seconds });
}

/** The setting for when secrets are hidden again. */
export function AutoHide({ seconds }: { seconds: number | null }) {
  const times = TIMES.includes(seconds) ? TIMES : [seconds, ...TIMES];
  return (
    <details class="secret-more">
      <summary>{t('secret.autoHide')}</summary>
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
                  {timeLabel(time)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </details>
  );
}
