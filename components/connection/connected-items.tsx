import type { Connection } from '../../lib/stored-state/index.ts';
import { ChecklistItem } from './checklist-item.tsx';
import { endingText, versionText } from './connection-text.ts';
import { useEndings } from './use-endings.ts';

/** The four steps as done: the current connection, without secrets. */
export function ConnectedItems({ connection }: { connection: Connection }) {
  const endings = useEndings(connection);
  return (
    <>
      <ChecklistItem number={1} title="Where your world lives" status="done">
        <p class="soft">
          {connection.address} · {versionText(connection)}
        </p>
      </ChecklistItem>
      <ChecklistItem number={2} title="The key of this program" status="done">
        <p class="soft">Application key {endingText(endings.applicationKey)}</p>
      </ChecklistItem>
      <ChecklistItem number={3} title="Your own token" status="done">
        <p class="soft">User token {endingText(endings.userToken)}</p>
      </ChecklistItem>
      <ChecklistItem number={4} title="Connect" status="done">
        <p class="soft">
          Connected as {connection.username}
          {connection.hasPassphrase ? ', locked with a passphrase' : ''}
        </p>
      </ChecklistItem>
    </>
  );
}
