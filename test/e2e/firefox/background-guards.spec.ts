import path from 'node:path';
import { CHANNELS } from '../../../lib/messaging/registry.ts';
import { type Platform, startPlatform } from '../../service/index.ts';
import { type SavedPage, serveSavedPage } from '../saved-page.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { ask } from './screen.ts';
import type { Tab } from './tab.ts';
import { connect, settings } from './welcome.ts';

const CONTROL = '\uE009';
const ENTER = '\uE007';
const AGENT = /^Loreside \( https:\/\/\S+, \d+\.\d+\.\d+ \)$/;
/** Channels that no content script may use. */
const CLOSED = CHANNELS.filter(({ from }) => !from.includes('content')).map(({ name }) => name);

let firefox: Firefox;
let platform: Platform;
let saved: SavedPage;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform({ https: true });
  saved = await serveSavedPage(path.resolve(import.meta.dirname, '../../pages/lighthouse.html'));
  await firefox.install();
  await connect(firefox, platform);
});
test.afterAll(async () => {
  await saved?.close();
  await platform?.close();
});

const state = (tab: Tab): Promise<unknown> =>
  tab.eval(`browser.storage.local.get('connection').then(({ connection }) => connection?.state ?? 'none')`);

/** Adds a button that requests a host permission, and clicks it for real. */
async function grant(tab: Tab, origin: string): Promise<void> {
  await tab.eval(`(() => {
    document.getElementById('grant')?.remove();
    const button = document.createElement('button');
    button.id = 'grant';
    button.textContent = 'grant';
    button.onclick = () => browser.permissions.request({ origins: [${JSON.stringify(origin)}] });
    document.body.prepend(button);
  })()`);
  await tab.click('#grant');
  await expect
    .poll(() => tab.eval(`browser.permissions.contains({ origins: [${JSON.stringify(origin)}] })`))
    .toBe(true);
}

test('every screen opens without an error in the console', async () => {
  for (const name of ['welcome', 'options', 'popup', 'sidepanel']) {
    const tab = await firefox.screen(name);
    await expect.poll(() => tab.text()).not.toBe('');
    await firefox.closeTab(tab);
  }
  expect(await firefox.consoleErrors()).toEqual([]);
});

test('a content script gets no answer on page channels, sees no database, and no storage contains a secret', async () => {
  await firefox.open(saved.url);
  const tab = await firefox.screen('options');
  await grant(tab, 'http://localhost/*');
  const found = String(
    await tab.eval(`(async () => {
      const [target] = await browser.tabs.query({ url: 'http://localhost/*' });
      const [{ result }] = await browser.scripting.executeScript({
        target: { tabId: target.id },
        args: [${JSON.stringify(CLOSED)}],
        func: async (channels) => {
          const found = { databases: await indexedDB.databases() };
          for (const area of ['local', 'sync', 'session', 'managed'])
            found[area] = await Promise.resolve().then(() => browser.storage[area].get(null)).then(JSON.stringify, String);
          found.answers = [];
          for (const channel of channels)
            found.answers.push(await browser.runtime.sendMessage({ channel, request: {} }).catch(String));
          return JSON.stringify(found);
        },
      });
      return result;
    })()`),
  );
  const { answers, databases } = JSON.parse(found);
  expect(answers).toEqual(CLOSED.map(() => null));
  expect(databases).toEqual([]);
  for (const secret of [platform.applicationKey, platform.authToken]) expect(found).not.toContain(secret);
  expect(await state(tab)).toBe('connected');
});

test('a write identifies Loreside and closes its connection, also after the background died', async () => {
  await firefox.terminateBackground();
  platform.clearRequests();
  const tab = await firefox.screen('popup');
  await settings(tab, { undoSeconds: 0, pace: 5 });
  await expect.poll(() => tab.text()).toContain('Outbox');
  await tab.press('New empty draft');
  await tab.fill('Title', 'Named by us');
  await tab.chord(CONTROL, ENTER);
  const made = () => platform.articles().filter(({ title }) => title === 'Named by us').length;
  await expect.poll(made).toBe(1);
  await firefox.closeTab(tab);
  const sent = platform.requests().filter(({ path }) => path.startsWith('/api/'));
  expect(new Set(sent.map(({ userAgent }) => userAgent.split(' ')[0]))).toEqual(new Set(['Loreside']));
  const create = sent.find(({ articleId }) => articleId !== null);
  expect(create?.headers.connection).toBe('close');
});

test('the panel’s shortcut opens the sidebar, and the palette for what is typed next', async () => {
  const tab = await firefox.screen('options');
  const press = () =>
    firefox.privileged(`(() => {
      const keys = [...document.querySelectorAll('keyset[id^="ext-keyset-id-loreside"] key')];
      const key = keys.find((one) => one.getAttribute('key') === 'L');
      key?.doCommand();
      return keys.map((one) => one.getAttribute('key'));
    })()`);
  const isOpen = () => tab.eval('browser.sidebarAction.isOpen({})');
  // Firefox leaves the focus in the page, also when the sidebar is open already.
  for (let time = 0; time < 2; time++) {
    expect(await press()).toContain('L');
    await expect.poll(isOpen).toBe(true);
    const palettes = `browser.tabs.query({}).then((tabs) =>
      Promise.all(tabs.filter(({ url }) => url?.includes('palette.html')).map(({ id }) => browser.tabs.remove(id))))`;
    await expect.poll(async () => Object(await tab.eval(palettes)).length).toBe(1);
  }
  await tab.eval('browser.sidebarAction.close()').catch(() => {});
  await firefox.closeTab(tab);
});

test('the permission for the address can be revoked and granted again', async () => {
  const tab = await firefox.screen('options');
  await tab.eval(`browser.permissions.remove({ origins: ['http://127.0.0.1/*'] })`);
  await expect.poll(() => state(tab)).toBe('refused');
  await grant(tab, 'http://127.0.0.1/*');
  await expect.poll(() => state(tab)).toBe('connected');
  await firefox.closeTab(tab);
});

test('while locked, only the passphrase unlocks', async () => {
  const tab = await firefox.screen('options');
  expect(await ask(tab, 'vault.setPassphrase', { next: 'opal', current: null })).toMatchObject({
    value: true,
  });
  await ask(tab, 'vault.lock');
  expect(await state(tab)).toBe('locked');
  await firefox.terminateBackground();
  expect(await ask(tab, 'vault.unlock', { passphrase: 'onyx' })).toMatchObject({ value: false });
  expect(await ask(tab, 'vault.unlock', { passphrase: 'opal' })).toMatchObject({ value: true });
  expect(await state(tab)).toBe('connected');
  await firefox.closeTab(tab);
});

test('Disconnect leaves nothing of the connection', async () => {
  const tab = await firefox.screen('options');
  await ask(tab, 'connection.disconnect');
  const left = () =>
    tab.eval(`(async () => ({
    keys: Object.keys(await browser.storage.local.get(null)).filter((key) => key.startsWith('connection')),
    session: await browser.storage.session.get(null),
    alarms: (await browser.alarms.getAll()).map(({ name }) => name),
    rules: (await browser.declarativeNetRequest.getSessionRules()).length,
    reach: await browser.permissions.contains({ origins: ['http://127.0.0.1/*'] }),
  }))()`);
  // A wake-up that was running may set its alarm once more before it sees that nothing is left to send.
  await expect.poll(left).toEqual({ keys: [], session: {}, alarms: [], rules: 0, reach: false });
  expect(await firefox.consoleErrors()).toEqual([]);
});

for (const version of ['current', 'earlier'] as const)
  test(`over HTTP/2, every request of the ${version} version identifies Loreside, also after the background died`, async () => {
    platform.clearRequests();
    await firefox.closeTab(await connect(firefox, platform, version, true));
    await firefox.terminateBackground();
    const tab = await firefox.screen('popup');
    await settings(tab, { undoSeconds: 0, pace: 5 });
    await expect.poll(() => tab.text()).toContain('Outbox');
    await tab.press('New empty draft');
    const title = `Sent with the ${version} version`;
    await tab.fill('Title', title);
    await tab.chord(CONTROL, ENTER);
    const made = () => platform.articles().filter((article) => article.title === title).length;
    await expect.poll(made).toBe(1);
    const sent = platform.requests().filter(({ path }) => path.startsWith('/api/'));
    for (const { userAgent, headers } of sent) {
      expect(userAgent).toMatch(AGENT);
      // Firefox sends these over HTTP/2, and no `Connection`, which HTTP/2 doesn’t have.
      expect(headers).toMatchObject({ te: 'trailers', accept: 'application/json' });
      for (const name of ['connection', 'host', 'cookie', 'referer'])
        expect(headers).not.toHaveProperty(name);
    }
    expect(sent.filter(({ committed, articleId }) => committed && articleId !== null)).toHaveLength(1);
    await ask(tab, 'connection.disconnect');
    await firefox.closeTab(tab);
  });
