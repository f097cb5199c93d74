import { useEffect, useRef } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Button, Icon } from '../ui/index.ts';

/** On World Anvil's export page: offers to read the world. Nobody wants all of it as one draft. */
export function ExportOffer({ tabId, onNew }: { tabId: number; onNew: () => void }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector('button')?.focus(), []);
  const read = async () => {
    await browser.tabs.create({ url: `/import.html?tab=${tabId}` });
    window.close();
  };
  return (
    <section class="receipt" aria-label={t('import.thisPage')} ref={section}>
      <span class="receipt-mark">
        <Icon name="world" />
      </span>
      <p class="receipt-headline">{t('import.thisPage')}</p>
      <p class="soft">{t('import.offer')}</p>
      <div class="receipt-actions">
        <Button tone="primary" onClick={() => detach(read(), 'capture.readExport')}>
          {t('import.readThis')}
        </Button>
        <Button tone="quiet" icon="add" keys="Alt+N" onClick={onNew}>
          {t('capture.emptyDraft')}
        </Button>
      </div>
    </section>
  );
}
