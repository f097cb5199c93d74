import browser from 'webextension-polyfill';
import { t } from '../../lib/i18n/index.ts';
import type { OutboxPause } from '../../lib/outbox/index.ts';
import { isAccessLost } from '../../lib/permissions/index.ts';
import { Button, Notice } from '../ui/index.ts';

/** The notice above the list while the connection can't be used: World Anvil rejected the keys, or access was lost. */
export function PauseNotice({ pause, waiting }: { pause: OutboxPause; waiting: number }) {
  const isLost = isAccessLost(pause.sentence);
  const reconnect =
    waiting > 0 ? t('outbox.reconnectWaiting', { count: waiting }) : t('outbox.reconnectTitle');
  const title = isLost ? t('outbox.notAllowed', { count: waiting }) : reconnect;
  return (
    <Notice
      tone="warn"
      actions={
        <Button
          tone="primary"
          onClick={() =>
            void browser.tabs.create({ url: browser.runtime.getURL('/options.html#connection') })
          }
        >
          {t(isLost ? 'connection.allowAgain' : 'outbox.reconnect')}
        </Button>
      }
    >
      <strong>{title}</strong> {t(pause.sentence)}
    </Notice>
  );
}
