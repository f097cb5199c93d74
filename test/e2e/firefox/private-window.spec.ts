import path from 'node:path';
import { FIREFOX_ID } from '../../../scripts/build/domain.ts';
import { filesWith } from '../profile-files.ts';
import { serveSavedPage } from '../saved-page.ts';
import { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';

const TEXT = 'What-only-the-private-window-says';

test('nothing can be captured in a private window, and nothing of it is saved', async () => {
  const saved = await serveSavedPage(path.resolve(import.meta.dirname, '../../pages/lighthouse.html'));
  const firefox = await Firefox.launchDurable();
  try {
    // As far as a person can allow it: the same permission that the add-on manager grants.
    await firefox.permit({ permissions: ['internal:privateBrowsingAllowed'] });
    await firefox.reloadExtension();
    const inWindow = await firefox.privileged(`(async () => {
      const url = ${JSON.stringify(`${saved.url}?q=${TEXT}`)};
      const win = OpenBrowserWindow({ private: true });
      await new Promise((done) => win.addEventListener('load', done, { once: true }));
      const triggeringPrincipal = Services.scriptSecurityManager.getSystemPrincipal();
      const { linkedBrowser: browser } = win.gBrowser.addTab(url, { triggeringPrincipal });
      for (let tries = 0; tries < 200 && browser.currentURI.spec !== url; tries += 1)
        await new Promise((go) => setTimeout(go, 50));
      const policy = WebExtensionPolicy.getByID(${JSON.stringify(FIREFOX_ID)});
      const found = {
        page: browser.currentURI.spec,
        mayRun: policy.privateBrowsingAllowed,
        maySee: policy.canAccessWindow(win),
        maySeeNormal: policy.canAccessWindow(window),
        keys: win.document.querySelectorAll('keyset[id^=ext-keyset-id-] > key').length,
      };
      win.close();
      return found;
    })()`);
    expect(inWindow).toEqual({
      ...{ page: `${saved.url}?q=${TEXT}`, mayRun: false, maySee: false, maySeeNormal: true, keys: 0 },
    });
    const options = await firefox.screen('options');
    await expect.poll(() => options.text()).toMatch(/Private windows\s*Loreside doesn’t capture there/);
    await firefox.restart();
    expect(filesWith(firefox.profile, TEXT)).toEqual([]);
  } finally {
    await firefox.close();
    await saved.close();
  }
});
