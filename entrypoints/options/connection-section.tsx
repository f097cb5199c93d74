import { useState } from 'preact/hooks';
import {
  ConnectForm,
  ConnectionCard,
  isEncrypted,
  LeftBehind,
  WorldChoice,
} from '../../components/connection/index.ts';
import { Notice } from '../../components/ui/index.ts';
import { type Message, t } from '../../lib/i18n/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { WideSetting } from './setting.tsx';

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
