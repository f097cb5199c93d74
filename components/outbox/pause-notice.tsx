import browser from 'webextension-polyfill';
import { t } from '../../lib/i18n/index.ts';
import type { OutboxPause } from '../../lib/outbox/index.ts';
import { Button, Notice } from '../ui/index.ts';

/** The notice above the list after World Anvil rejected the keys. */
export function PauseNotice({ pause, waiting }: { pause: OutboxPause; waiting: number }) {
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
          {t('outbox.reconnect')}
        </Button>
      }
    >
      <strong>
        {waiting > 0 ? t('outbox.reconnectWaiting', { count: waiting }) : t('outbox.reconnectTitle')}
      </strong>{' '}
      {t(pause.sentence)}
    </Notice>
  );
}
