import browser from 'webextension-polyfill';
import { say } from '../../lib/i18n/index.ts';
import type { OutboxPause } from '../../lib/outbox/index.ts';
import { Button, Notice } from '../ui/index.ts';

/** The notice above the list after World Anvil rejected the keys. */
export function PauseNotice({ pause, waiting }: { pause: OutboxPause; waiting: number }) {
  const drafts = waiting === 1 ? '1 draft is waiting' : `${waiting} drafts are waiting`;
  return (
    <Notice
      tone="warn"
      actions={
        <Button tone="primary" onClick={() => void browser.runtime.openOptionsPage()}>
          Reconnect
        </Button>
      }
    >
      <strong>Reconnect to continue{waiting > 0 ? ` – ${drafts}` : ''}.</strong> {say(pause.sentence)} Nothing
      is lost.
    </Notice>
  );
}
