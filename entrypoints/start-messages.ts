import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startMessages } from '../lib/i18n/index.ts';
import { followAppearance, SETTINGS_KEY } from '../lib/settings/index.ts';

/** In the head of every page. It is small, so it runs long before the page's own script, and before anything is drawn. */
export default defineUnlistedScript(() => {
  followAppearance({
    read: async () => (await browser.storage.local.get(SETTINGS_KEY))[SETTINGS_KEY],
    watch: (listener) =>
      browser.storage.onChanged.addListener(({ [SETTINGS_KEY]: change }, area) => {
        if (change && area === 'local') listener(change.newValue);
      }),
  });
  startMessages();
});
