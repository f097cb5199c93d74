import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIREFOX_ID } from '../../../scripts/build/domain.ts';
import { startPlatform } from '../../service/index.ts';
import { filesWith } from '../profile-files.ts';
import { serveSavedPage } from '../saved-page.ts';
import { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { packedExtension } from './launch.ts';
import { OnPage } from './on-page.ts';
import { connectAndCopy, settings } from './welcome.ts';

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

/** Databases store what is repeated only once, so no pair of letters is. */
const TYPED = { normal: 'wqvxkz', hidden: 'ZKQVJXW', later: 'QZXJKVW' };

test('a package that may run in private windows keeps nothing of what is typed in an editor there', async () => {
  const platform = await startPlatform();
  const folder = await mkdtemp(path.join(tmpdir(), 'loreside-private-'));
  // Ours may not run there at all. This one may, so that what it keeps is decided by its own code.
  const archive = await packedExtension(folder, (manifest) => ({ ...manifest, incognito: 'spanning' }));
  const firefox = await Firefox.launchDurable(undefined, archive);
  try {
    await firefox.permit({ permissions: ['internal:privateBrowsingAllowed'] });
    await firefox.reloadExtension();
    await connectAndCopy(firefox, platform, 'opened');
    const options = await firefox.screen('options');
    await settings(options, { journal: 'on' });
    const [article] = platform.articles(platform.worldId);
    const editor = `${platform.url}/world/article/${article?.id}/edit`;
    const css = 'textarea[name=content]';
    await firefox.privileged('void OpenBrowserWindow({ private: true })');
    const hidden = await firefox.tabWith('about:privatebrowsing');
    await hidden.go(editor);
    await new OnPage(hidden).seen('bar');
    const texts = (): Promise<unknown> =>
      options.eval(`(async () => {
        const ask = (channel, request) => browser.runtime.sendMessage({ channel, request });
        const { value } = await ask('journal.list', {});
        return Promise.all(value.map(async ({ id }) => (await ask('journal.read', { id })).value?.text));
      })()`);
    const normal = await firefox.open(editor);
    await normal.click(css);
    await normal.keys(TYPED.normal);
    await expect.poll(async () => String(await texts())).toContain(TYPED.normal);
    await hidden.click(css);
    await hidden.keys(TYPED.hidden);
    expect(await hidden.eval(`document.querySelector('${css}').value`)).toContain(TYPED.hidden);
    // What was typed later in the window beside is kept by now.
    await normal.click(css);
    await normal.keys(TYPED.later);
    await expect.poll(async () => String(await texts())).toContain(TYPED.later);
    await firefox.closeTab(hidden);
    expect(String(await texts())).not.toContain(TYPED.hidden);
    await firefox.quit();
    expect(filesWith(firefox.profile, TYPED.later)).not.toEqual([]);
    expect(filesWith(firefox.profile, TYPED.hidden)).toEqual([]);
  } finally {
    await firefox.close();
    await platform.close();
    await rm(folder, { recursive: true });
  }
});
