import { useState } from 'preact/hooks';
import {
  ConnectForm,
  ConnectionCard,
  isEncrypted,
  LeftBehind,
  LockSettings,
  WorldChoice,
} from '../../components/connection/index.ts';
import { Notice } from '../../components/ui/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { Choice, choicesOf } from './choice.tsx';
import { changeSetting, WideSetting } from './setting.tsx';

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

/** The current connection, or the form that makes one. */
export function ConnectionSection({ connection }: { connection: ConnectionSummary }) {
  const [changing, setChanging] = useState(connection.state === 'none');
  const [disconnected, setDisconnected] = useState<{ address: string; isEncrypted: boolean } | null>(null);
  const [note, setNote] = useState<Message | null>(null);
  const known = connection.state === 'none' ? null : connection;
  const choices = [t('connection.applicationKey'), t('connection.userToken'), t('connection.disconnect')];
  if (!known || changing)
    return (
      <WideSetting name={t('options.account')} choices={choices}>
        {!known && disconnected && (
          <Notice tone={disconnected.isEncrypted ? 'plain' : 'warn'}>
            <p>{t('options.disconnected')}</p>
            <LeftBehind {...disconnected} />
          </Notice>
        )}
        <ConnectForm
          known={known}
          takesFocus={known !== null}
          onConnected={(_connection, said) => {
            setNote(said);
            setChanging(false);
          }}
          {...(known ? { onCancel: () => setChanging(false) } : {})}
        />
      </WideSetting>
    );
  return (
    <>
      <WideSetting name={t('options.account')} choices={choices}>
        {note && <Notice>{t(note)}</Notice>}
        <ConnectionCard
          connection={known}
          onChange={() => setChanging(true)}
          onDisconnected={() => setDisconnected({ address: known.address, isEncrypted: isEncrypted(known) })}
        />
      </WideSetting>
      <WideSetting name={t('connection.defaultWorld')} hint={t('options.defaultWorldHint')}>
        <WorldChoice connection={known} />
      </WideSetting>
    </>
  );
}
