import type { Page } from '@playwright/test';
import { ask, readStoredState } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { connectAndCopy } from './search-screen.ts';
import { SharedBrowser } from './shared-browser.ts';

/** Everything that the browser stores for the extension, and its open pages. */
async function kept(chromium: Chromium) {
  const page = await chromium.open('options');
  // The background has started and answers.
  await ask(page, 'capture.pending');
  const more: object = await page.evaluate(`(async () => ({
    sync: await chrome.storage.sync.get(null),
    scripts: await chrome.scripting.getRegisteredContentScripts(),
    permissions: await chrome.permissions.getAll(),
    windows: (await chrome.windows.getAll()).length,
    tabs: (await chrome.tabs.query({})).length,
  }))()`);
  const mine = await readStoredState(page);
  const installed: string[] = await chromium.tab.evaluate(
    'chrome.developerPrivate.getExtensionsInfo().then((all) => all.map(({ id }) => id))',
  );
  await page.close();
  return { ...mine, ...more, others: installed.filter((id) => id !== chromium.id) };
}

/** What a site finds of its last visit. */
const found = (page: Page): Promise<object> =>
  page.evaluate<object>(`(async () => ({
    cookie: document.cookie,
    stored: Object.keys({ ...localStorage, ...sessionStorage }),
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' })).state,
    online: navigator.onLine,
  }))()`);

test('a test finds nothing of the one before it, in the extension or on a site', async ({
  sharedBrowser,
  platform,
  savedPage,
}) => {
  const first = await sharedBrowser.install();
  const fresh = await kept(first);
  const site = await first.visit(savedPage.url);
  const untouched = await found(site);

  await connectAndCopy(first, platform);
  await first.approveHost('http://localhost/*');
  const options = await first.open('options');
  await options.evaluate(`(async () => {
    await chrome.storage.sync.set({ left: true });
    await chrome.storage.session.set({ left: true });
    await chrome.windows.create({ url: 'palette.html' });
  })()`);
  await first.context.grantPermissions(['clipboard-read']);
  await site.evaluate(`(async () => {
    document.cookie = 'left=behind; max-age=9999';
    localStorage.left = 'behind';
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
    await caches.open('left');
  })()`);
  await first.context.setOffline(true);
  const [dirty, touched] = [await kept(first), await found(site)];
  for (const [name, value] of Object.entries(fresh))
    if (name !== 'others') expect.soft({ [name]: Reflect.get(dirty, name) }).not.toEqual({ [name]: value });
  expect(touched).not.toEqual(untouched);

  await sharedBrowser.clear(first);
  const second = await sharedBrowser.install();
  expect(second.id).not.toBe(first.id);
  expect(await kept(second)).toEqual(fresh);
  expect(await found(await second.visit(savedPage.url))).toEqual(untouched);
  await sharedBrowser.clear(second);
});

test('a fake clock doesn’t reach the next test unnoticed', async () => {
  const browser = await SharedBrowser.launch();
  const chromium = await browser.install();
  await browser.expectRealClock();
  const page = await chromium.open('options');
  await page.clock.install();
  await page.clock.fastForward(36_000);
  await expect(browser.expectRealClock()).rejects.toThrow('ownChromium');
  await browser.close();
});
