import { useState } from 'preact/hooks';
import { ConnectForm, ConnectionCard, WorldChoice } from '../../components/connection/index.ts';
import { Notice } from '../../components/ui/index.ts';
import type { ConnectionSummary } from '../../lib/settings/index.ts';

/** The connection as it stands, or the form that makes one. */
export function ConnectionSection({ connection }: { connection: ConnectionSummary }) {
  const [changing, setChanging] = useState(connection.state === 'none');
  const [lockTrouble, setLockTrouble] = useState<string | null>(null);
  const known = connection.state === 'none' ? null : connection;
  if (!known || changing)
    return (
      <ConnectForm
        known={known}
        onConnected={(_connection, trouble) => {
          setLockTrouble(trouble);
          setChanging(false);
        }}
        {...(known ? { onCancel: () => setChanging(false) } : {})}
      />
    );
  return (
    <>
      <ConnectionCard connection={known} onChange={() => setChanging(true)} />
      {lockTrouble && <Notice tone="warn">{lockTrouble}</Notice>}
      <h3>World that drafts go to</h3>
      <WorldChoice connection={known} />
    </>
  );
}
