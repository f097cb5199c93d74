import path from 'node:path';
import { type Platform, startPlatform } from '../../service/index.ts';
import { type SavedPage, serveSavedPage } from '../saved-page.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';
import { connect, settings } from './welcome.ts';

const CONTROL = '\uE009';
const ENTER = '\uE007';

let firefox: Firefox;
let platform: Platform;
let saved: SavedPage;

// One installation for the file. The tests build on each other, like somebody's first hour.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  saved = await serveSavedPage(path.resolve(import.meta.dirname, '../../pages/lighthouse.html'));
  await firefox.install();
});
test.afterAll(async () => {
  await saved?.close();
  await platform?.close();
});

const standing = (title: string): number =>
  platform.articles().filter((article) => article.title === title).length;

/** Opens an empty draft in the capture screen; `query` names its tab. */
async function draft(query = ''): Promise<Tab> {
  const tab = await firefox.screen('popup', query);
  await expect.poll(() => tab.text()).toContain('Outbox');
  return tab;
}

test('connects with keys that are the wrong way around, and identifies itself to World Anvil', async () => {
  const { applicationKey, authToken } = platform;
  const tab = await connect(firefox, { ...platform, applicationKey: authToken, authToken: applicationKey });
  expect(await tab.text()).toContain('The two keys were the wrong way around. Loreside switched them.');
  const agents = new Set(
    platform
      .requests()
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ userAgent }) => userAgent),
  );
  expect([...agents]).toEqual([expect.stringMatching(/^Loreside \( https:\/\/\S+, \d+\.\d+\.\d+ \)$/)]);
});

test('a draft survives its screen and the background’s death', async () => {
  const tab = await draft();
  await tab.press('New empty draft');
  await tab.fill('Title', 'The low light');
  await expect.poll(() => tab.value('Title')).toBe('The low light');
  expect(await firefox.terminateBackground()).toBe('stopped');
  await tab.showMarkup();
  await tab.fill('Content', 'Seen from the skerries.');
  await expect.poll(() => tab.value('Content')).toBe('Seen from the skerries.');
  await firefox.closeTab(tab);
  const again = await draft();
  await expect.poll(() => again.value('Title')).toBe('The low light');
  await expect.poll(() => again.value('Content')).toBe('Seen from the skerries.');
  await firefox.closeTab(again);
});

test('a saved draft exists once on World Anvil even if the background dies meanwhile', async () => {
  const tab = await draft();
  await settings(tab, { undoSeconds: 5 });
  await expect.poll(() => tab.value('Title')).toBe('The low light');
  await tab.click('textarea');
  await tab.chord(CONTROL, ENTER);
  await expect.poll(() => tab.text()).toContain('Saltmere');
  await firefox.terminateBackground();
  await expect.poll(() => standing('The low light')).toBe(1);
});

test('a selection is captured through the real context menu', async () => {
  // BiDi can't reach the toolbar's panel, but another page of the extension can.
  const watcher = await firefox.screen('options');
  const page = await firefox.open(saved.url);
  const selected = String(
    await page.eval(`(() => {
      const longest = [...document.querySelectorAll('p')].sort((a, b) => b.textContent.length - a.textContent.length)[0];
      longest.id = 'chosen';
      getSelection().selectAllChildren(longest);
      return String(getSelection());
    })()`),
  );
  await firefox.pickFromContextMenu(page, '#chosen', 'Capture as a draft');
  const popup = "browser.extension.getViews({ type: 'popup' })[0]?.document";
  const content = (): Promise<unknown> =>
    watcher.eval(`${popup}?.querySelector('[data-field=content] textarea')?.value ?? ''`);
  const word = /\p{Letter}{7,}/u.exec(selected)?.[0] ?? selected;
  await expect.poll(content).toContain(word);
  expect(await watcher.eval(`${popup}.querySelector('[data-field=title] textarea').value`)).not.toBe('');
});

test('a content script can’t reach credentials', async () => {
  const page = await firefox.open(saved.url);
  const tab = await firefox.screen('options');
  await tab.eval(`(() => {
    const button = document.createElement('button');
    button.id = 'grant';
    button.textContent = 'grant';
    button.onclick = () => browser.permissions.request({ origins: ['http://localhost/*'] });
    document.body.prepend(button);
  })()`);
  await tab.click('#grant');
  await expect
    .poll(() => tab.eval("browser.permissions.contains({ origins: ['http://localhost/*'] })"))
    .toBe(true);
  const found = await tab.eval(`(async () => {
    const [target] = await browser.tabs.query({ url: 'http://localhost/*' });
    const [{ result }] = await browser.scripting.executeScript({ target: { tabId: target.id }, func: async () => {
      const found = {};
      for (const area of ['local', 'sync', 'session', 'managed'])
        found[area] = await Promise.resolve().then(() => browser.storage[area].get(null)).then(JSON.stringify, String);
      found.databases = JSON.stringify(await indexedDB.databases());
      return JSON.stringify(found);
    } });
    return result;
  })()`);
  expect(String(found)).toContain('"local"');
  for (const secret of [platform.applicationKey, platform.authToken])
    expect(String(found)).not.toContain(secret);
  expect(await page.eval('document.title')).not.toBe('');
});

test('the browser assigned the suggested shortcuts', async () => {
  const tab = await firefox.screen('options');
  const given = await tab.eval(
    'browser.commands.getAll().then((all) => all.map(({ name, shortcut }) => [name, shortcut]))',
  );
  const asked = await tab.eval(
    'Object.entries(browser.runtime.getManifest().commands).map(([name, { suggested_key }]) => [name, suggested_key?.default ?? ""])',
  );
  expect(given).toEqual(asked);
});
