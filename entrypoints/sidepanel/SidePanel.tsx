import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { StateBadge, UnlockForm, useConnection, worldTitle } from '../../components/connection/index.ts';
import { OutboxList } from '../../components/outbox/index.ts';
import { Button, IconButton, Notice } from '../../components/ui/index.ts';
import { ask } from '../../lib/bridge/index.ts';
import type { ConnectionSummary } from '../../lib/settings/index.ts';
import { beginDraft, writeDraft } from './drafts.ts';

/** The panel at the side of a page: whose world this is, and what the drafts are up to. */
export function SidePanel() {
  const connection = useConnection();
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    if (connection) document.body.dataset.ready = 'sidepanel';
  }, [connection]);
  const guarded = (work: () => Promise<unknown>) => {
    setTrouble(null);
    work().catch((error: unknown) =>
      setTrouble(
        error instanceof Error ? error.message : 'That did not work. Nothing was changed; try again.',
      ),
    );
  };
  return (
    <>
      <header class="panel-head">
        <div class="panel-world">
          <h1>{(connection && worldTitle(connection)) ?? 'Loreside'}</h1>
          {connection && <StateBadge connection={connection} />}
        </div>
        {connection?.state === 'connected' && connection.hasPassphrase && (
          <IconButton icon="lock" label="Lock" onClick={() => guarded(() => ask('vault.lock', {}))} />
        )}
        <Button
          icon="add"
          onClick={() => guarded(() => beginDraft(connection))}
          disabled={connection === undefined}
        >
          New draft
        </Button>
      </header>
      <main class="panel-main">
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        {connection && <Standing connection={connection} />}
        <OutboxList onEdit={(id) => guarded(() => writeDraft(id))} />
      </main>
    </>
  );
}

/** What keeps the world out of reach, with the way past it. */
function Standing({ connection }: { connection: ConnectionSummary }) {
  if (connection.state === 'locked') return <UnlockForm />;
  if (connection.state !== 'none') return null;
  return (
    <Notice
      actions={
        <Button
          tone="primary"
          onClick={() => void browser.tabs.create({ url: browser.runtime.getURL('welcome.html') })}
        >
          Connect your world
        </Button>
      }
    >
      Loreside is not connected yet. You can write drafts all the same; they wait here.
    </Notice>
  );
}
