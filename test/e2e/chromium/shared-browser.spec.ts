import type { Page } from '@playwright/test';
import { ask, readStoredState } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect, test } from './fixtures.ts';
import { copyIsDone, everythingIn } from './library-copy.ts';
import { connectAndCopy } from './search-screen.ts';
import { SharedBrowser } from './shared-browser.ts';
import { worldTest } from './shared-world.ts';
import { putBack, takeSnapshot } from './snapshot.ts';
import { shortenDelays } from './timing.ts';

/** Everything that the browser stores for the extension, and its open pages. */
async function kept(chromium: Chromium) {
  const page = await chromium.open('options');
  // The background has started and answers.
  await ask(page, 'capture.pending');
  // The page saves its language a moment after it opens.
  await page.waitForFunction(() => 'language' in localStorage);
  const more: object = await page.evaluate(`(async () => ({
    sync: await chrome.storage.sync.get(null),
    localStorage: { ...localStorage },
    caches: await caches.keys(),
    scripts: await chrome.scripting.getRegisteredContentScripts(),
    permissions: await chrome.permissions.getAll(),
    windows: (await chrome.windows.getAll()).length,
    tabs: (await chrome.tabs.query({})).length,
  }))()`);
  const mine = await readStoredState(page);
  const installed: string[] = await chromium.tab.evaluate(
    'chrome.developerPrivate.getExtensionsInfo().then((all) => all.map(({ id }) => id))',
  );
  const databases = await everythingIn(page);
  await page.close();
  return { ...mine, ...more, databases, others: installed.filter((id) => id !== chromium.id).toSorted() };
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
    await caches.open('left');
    localStorage.left = 'behind';
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

worldTest(
  'a test that shares an installation finds nothing of the one before it',
  async ({ sharedBrowser, chromium, platform }) => {
    const snapshot = await takeSnapshot(chromium);
    const before = await kept(chromium);
    const articles = platform.articles();

    const options = await chromium.open('options');
    await shortenDelays(chromium);
    const screen = await CaptureScreen.begin(chromium);
    await screen.title.fill('Left behind');
    await screen.save();
    await expect.poll(() => platform.articles().length).toBe(articles.length + 1);
    await screen.beginAnother();
    await screen.title.fill('Left open');
    const [{ id = '', title = '', isWip = false } = {}] = articles;
    const ref = { worldId: platform.worldId, kind: 'article', id };
    const edit = { ref, title, cause: 'flags', changes: { isWip: !isWip }, seen: { isWip } };
    expect(await ask(options, 'history.change', { edit })).toMatchObject({ ok: true });
    await options.evaluate(`(async () => {
      await chrome.storage.local.set({ left: true, settings: { language: 'de' } });
      await chrome.storage.local.remove('outbox.timing');
      await chrome.storage.session.set({ left: true });
      await chrome.storage.sync.set({ left: true });
      await chrome.declarativeNetRequest.updateSessionRules({ removeRuleIds: [1] });
      await chrome.scripting.unregisterContentScripts();
      await chrome.alarms.create('left', { delayInMinutes: 9 });
      localStorage.left = 'behind';
      await caches.open('left');
      await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
      await new Promise((resolve) => (indexedDB.deleteDatabase('loreside-images').onsuccess = resolve));
      await chrome.windows.create({ url: 'palette.html' });
    })()`);
    await chromium.approveHost('http://localhost/*');
    await options.evaluate(`chrome.permissions.request({ origins: ['http://localhost/*'] })`);
    await options.evaluate(`chrome.permissions.remove({ origins: ['http://127.0.0.1/*'] })`);
    platform.quirks.crlf = true;
    platform.faults.add({ kind: 'status', status: 500, body: '' });
    platform.on('request', () => platform.faults.add({ kind: 'status', status: 500, body: '' }));
    await chromium.context.setOffline(true);
    const dirty = await kept(chromium);
    for (const [name, value] of Object.entries(before))
      if (name !== 'others') expect.soft({ [name]: Reflect.get(dirty, name) }).not.toEqual({ [name]: value });

    await sharedBrowser.tidy(chromium);
    await putBack(chromium, snapshot, platform.reset);
    expect(await kept(chromium)).toEqual(before);
    expect(platform.articles()).toEqual(articles);
    expect(platform.quirks.crlf).toBe(false);
    // The keys, which can't be compared, are still the right ones.
    const page = await chromium.open('options');
    await page.getByRole('button', { name: 'Sync now: Saltmere' }).click();
    await expect.poll(() => platform.requests().map(({ status }) => status)).toContain(200);
    await copyIsDone(page);
    expect(await kept(chromium)).toMatchObject({ local: before.local, records: before.records });
  },
);

/** The shortcuts that the browser has assigned. */
async function shortcutsOf(chromium: Chromium): Promise<unknown> {
  const page = await chromium.openBare();
  return page.evaluate('chrome.commands.getAll()');
}

worldTest(
  'an extension that stays leaves the shortcuts to another one, and works again afterwards',
  async ({ sharedBrowser, chromium }) => {
    const before = await shortcutsOf(chromium);
    const other = await sharedBrowser.install();
    expect(await shortcutsOf(other)).toEqual(before);
    await sharedBrowser.clear(other);
    expect(await sharedBrowser.wake(chromium)).toBe(true);
    expect(await shortcutsOf(chromium)).toEqual(before);
    expect(JSON.stringify(before)).toContain('Alt+Shift+L');
    await chromium.killWorker();
    expect(await ask(await chromium.open('options'), 'capture.pending')).toMatchObject({ ok: true });
  },
);

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
