import browser from 'webextension-polyfill';
import type { OutboxPause } from '../../lib/outbox/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { useModule } from './use-module.ts';

const open = (page: string) => browser.tabs.create({ url: browser.runtime.getURL(page) });

/** Says why drafts can't be sent now, and what to do. Writing is possible in any case. */
export function ConnectionNotice({
  connection,
  pause,
}: {
  connection: ConnectionSummary;
  pause: OutboxPause | null;
}) {
  const locked = connection.state === 'locked';
  const unlocking = useModule(locked, () => import('../connection/index.ts'));
  if (connection.state === 'none')
    return (
      <Notice
        tone="warn"
        actions={
          <Button size="small" id="connect" onClick={() => void open('/welcome.html')}>
            Connect
          </Button>
        }
      >
        Not connected yet — your draft is kept here.
      </Notice>
    );
  if (locked) return unlocking && <unlocking.UnlockForm />;
  const sentence = connection.state === 'refused' ? connection.sentence : pause?.sentence;
  if (connection.state !== 'refused' && !pause) return null;
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="small" onClick={() => void open('/options.html')}>
          Open options
        </Button>
      }
    >
      {sentence ?? 'World Anvil refused your keys.'} What you save waits here until then.
    </Notice>
  );
}
