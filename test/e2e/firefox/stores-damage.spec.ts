import { type Platform, startPlatform } from '../../service/index.ts';
import {
  DATABASES,
  KEPT_TEXT,
  newer,
  STORES_ARE_READ,
  withoutStores,
  wrongTypes,
} from '../damaged-stores.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';
import { connect, connectAndCopy, settings } from './welcome.ts';

const ARTICLES = 24;

let firefox: Firefox;
let platform: Platform;

// Each test starts with a copied world and a new origin.
test.beforeEach(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform({ articles: ARTICLES });
  await firefox.install();
});
test.afterEach(async () => {
  await platform?.close();
});

const ask = (tab: Tab, channel: string, request: object = {}): Promise<unknown> =>
  tab.eval(`browser.runtime.sendMessage(${JSON.stringify({ channel, request })})`);

const articlesIn = (tab: Tab): Promise<unknown> =>
  tab.eval(`(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open('loreside-library'));
    const blocks = [...database.objectStoreNames].includes('blocks')
      ? await done(database.transaction('blocks').objectStore('blocks').getAll()) : [];
    database.close();
    return blocks.flatMap(({ entries }) => typeof entries === 'string' ? JSON.parse(entries) : [])
      .filter((entry) => entry?.kind === 'article').length;
  })()`);

async function allScreens(): Promise<void> {
  const tab = await firefox.screen('popup');
  const origin = await tab.eval('location.origin');
  for (const name of ['popup', 'sidepanel', 'palette', 'welcome', 'options']) {
    await tab.go(`${origin}/${name}.html`);
    await expect.poll(() => tab.eval(STORES_ARE_READ), name).toBe(true);
  }
  await firefox.closeTab(tab);
}

test('screens report stores of a newer version, and each offered action works', async () => {
  await connectAndCopy(firefox, platform);
  const page = await firefox.screen('options');
  await settings(page, { version: 99 });
  for (const name of DATABASES) await page.eval(`${newer(name)}.then(() => null)`);
  await firefox.terminateBackground();
  await ask(page, 'capture.pending');
  await expect
    .poll(() =>
      page.eval(`browser.storage.local.get('connection').then(({ connection }) => connection.state)`),
    )
    .toBe('refused');
  await allScreens();
  await firefox.closeTab(page);

  const tab = await firefox.screen('options');
  for (const words of [
    'newer version of Loreside saved your settings',
    'newer version of Loreside saved your keys',
    'newer version of Loreside made this offline copy',
    'history was saved by a newer version',
    'saved the data for your backups',
  ])
    await expect.poll(() => tab.text()).toContain(words);

  await tab.press('Start new history…');
  await tab.press('Start new history');
  await expect.poll(() => tab.text()).toContain('No changes yet');
  await tab.press('Start over');
  await expect.poll(() => tab.text()).not.toContain('saved the data for your backups');
  await firefox.closeTab(await connect(firefox, platform));
  await tab.press('Rebuild offline copy');
  await expect.poll(() => articlesIn(tab)).toBe(ARTICLES);
  const others = [
    'newer version of Loreside saved your keys',
    'newer version of Loreside made this offline copy',
    'history was saved by a newer version',
  ];
  for (const other of others) await expect.poll(() => tab.text()).not.toContain(other);
  expect(await firefox.consoleErrors()).toEqual([]);
  await firefox.closeTab(tab);
});

for (const [what, damage] of [
  ['stores that are missing', withoutStores],
  ['records of wrong types', wrongTypes],
] as const)
  test(`${what} break no screen, and the copy comes back`, async () => {
    await connectAndCopy(firefox, platform);
    const page = await firefox.screen('options');
    // These databases are made when they are first used.
    const journal = () => ask(page, 'journal.list');
    expect(await journal()).toEqual({ ok: true, value: [] });
    const pause = { worldId: platform.worldId, command: 'pause' };
    expect(await ask(page, 'import.control', pause)).toEqual({ ok: true, value: false });
    await page.eval(`${KEPT_TEXT}.then(() => null)`);
    expect(await journal()).toMatchObject({ value: [{ title: 'Kept' }] });
    for (const name of DATABASES.slice(1)) await page.eval(`${damage(name)}.then(() => null)`);
    await firefox.terminateBackground();
    await allScreens();
    await ask(page, 'library.refresh', { worldId: platform.worldId });
    await expect.poll(() => articlesIn(page).catch(() => 0)).toBe(ARTICLES);
    expect(await journal()).toEqual({ ok: true, value: [] });
    await page.eval(`${damage('loreside-vault')}.then(() => null)`);
    await firefox.terminateBackground();
    await ask(page, 'capture.pending');
    await allScreens();
    expect(await firefox.consoleErrors()).toEqual([]);
    await firefox.closeTab(page);
  });

test('an article nested 5,000 levels deep is skipped, listed with the reason, and read once it can be', async () => {
  const [deep] = platform.articles(platform.worldId);
  const match = { method: 'GET', path: `boromir/article\\?.*id=${deep?.id}(&|$)` };
  platform.faults.add({ kind: 'deep', match });
  await connectAndCopy(firefox, platform);
  const tab = await firefox.screen('options');
  await expect
    .poll(() => tab.text())
    .toContain(`Couldn’t read 1 article. Loreside will try again: ${deep?.title}.`);
  await tab.click('.skipped summary');
  await expect
    .poll(() => tab.text())
    .toContain(`${deep?.title}: World Anvil’s answer couldn’t be understood.`);
  platform.faults.clear();
  await tab.press('Try again now');
  await expect.poll(() => tab.text()).not.toContain('couldn’t be read');
  expect(await firefox.consoleErrors()).toEqual([]);
  await firefox.closeTab(tab);
});
