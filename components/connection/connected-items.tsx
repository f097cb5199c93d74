import { type Message, t } from '../../lib/i18n/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { ChecklistItem } from './checklist-item.tsx';
import { endingText } from './connection-text.ts';
import { useEndings } from './use-endings.ts';

/** The three steps as done: the current connection, without secrets. `note`: what else to say about the keys. */
export function ConnectedItems({ connection, note }: { connection: Connection; note: Message | null }) {
  const endings = useEndings(connection);
  return (
    <>
      <ChecklistItem number={1} title={t('connection.applicationKey')} status="done">
        <p class="soft">{endingText(endings.applicationKey)}</p>
      </ChecklistItem>
      <ChecklistItem number={2} title={t('connection.userToken')} status="done">
        <p class="soft">{endingText(endings.userToken)}</p>
      </ChecklistItem>
      <ChecklistItem number={3} title={t('connection.connectHeading')} status="done">
        <p class="soft">
          {connection.hasPassphrase
            ? t('connection.connectedAsLocked', { name: connection.username })
            : t('connection.connectedAs', { name: connection.username })}
        </p>
        {note && <p>{t(note)}</p>}
      </ChecklistItem>
    </>
  );
}
