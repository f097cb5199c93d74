import { LockSettings } from '../../components/connection/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { changeSetting } from './change-setting.ts';
import { Choice, choicesOf } from './choice.tsx';
import { WideSetting } from './setting.tsx';

/** Minutes; empty for never. */
export const LOCK_TIMES: readonly (readonly [string, Message])[] = [
  ['', message('options.lockWhenClosed')],
  ['5', message('options.afterMinutes', { count: 5 })],
  ['15', message('options.afterMinutes', { count: 15 })],
  ['30', message('options.afterMinutes', { count: 30 })],
  ['60', message('options.afterHours', { count: 1 })],
  ['240', message('options.afterHours', { count: 4 })],
];

/** The passphrase, and when it is asked for again. */
export function LockSection(props: { connection: ConnectionSummary; settings: Settings }) {
  const { connection, settings } = props;
  if (connection.state === 'none')
    return <WideSetting name={t('connection.passphrase')} hint={t('options.lockNeedsConnection')} />;
  return (
    <>
      <WideSetting name={t('connection.passphrase')}>
        <LockSettings connection={connection} />
      </WideSetting>
      {connection.hasPassphrase && (
        <Choice
          label={t('options.lockWhenIdle')}
          hint={t('options.lockWhenIdleHint')}
          value={settings.lockAfterMinutes === null ? '' : String(settings.lockAfterMinutes)}
          options={choicesOf(LOCK_TIMES)}
          onChange={(minutes) => changeSetting({ lockAfterMinutes: minutes === '' ? null : Number(minutes) })}
        />
      )}
    </>
  );
}
