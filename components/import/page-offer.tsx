import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { PLATFORM_HOSTS } from '../../lib/worldpage/index.ts';
import { Button, useWatched } from '../ui/index.ts';

const origins = PLATFORM_HOSTS.map((host) => `https://${host}/*`);

function watchPermissions(changed: () => void): () => void {
  const events = [browser.permissions.onAdded, browser.permissions.onRemoved];
  for (const event of events) event.addListener(changed);
  return () => {
    for (const event of events) event.removeListener(changed);
  };
}

/** Offers what an export is useful for on World Anvil's own pages, until the browser allows it. Nothing is sent there. */
export function PageOffer() {
  const isAllowed = useWatched(() => browser.permissions.contains({ origins }), watchPermissions);
  if (isAllowed !== false) return null;
  return (
    <div class="import-offer">
      <p>{t('import.pagesOffer')}</p>
      <Button onClick={() => detach(browser.permissions.request({ origins }), 'import.allowPages')}>
        {t('import.allowPages')}
      </Button>
    </div>
  );
}
