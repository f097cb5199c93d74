import { type Platform, startPlatform } from '../../service/index.ts';
import { type AlteredExtension, alterExtension } from '../altered-extension.ts';
import { SIDEWAYS, SMALL_TARGETS } from '../touch-targets.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { EXTENSION } from './launch.ts';
import type { Tab } from './tab.ts';
import { connect } from './welcome.ts';

/** What Firefox for Android doesn't have (MDN's compatibility data). */
const ABSENT = ['contextMenus', 'menus', 'commands', 'omnibox', 'sidebarAction', 'windows'];
/** A coarse pointer that can't hover, and no other. */
const FINGERS = { 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 };
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };
const BOX = 'Search the world';

let firefox: Firefox;
let platform: Platform;
let altered: AlteredExtension;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  altered = await alterExtension(EXTENSION, { without: ABSENT });
  await firefox.prefer(FINGERS);
  await firefox.install(altered.folder);
});
test.afterAll(async () => {
  await firefox.prefer(MOUSE);
  await altered?.remove();
  await platform?.close();
});

async function phone(name: string): Promise<Tab> {
  const tab = await firefox.screen(name);
  await tab.resize(360, 740);
  expect(await tab.eval("matchMedia('(pointer: coarse) and (hover: none)').matches")).toBe(true);
  return tab;
}

/** Expects that a finger can use what is shown now. */
async function fits(tab: Tab, state: string): Promise<void> {
  expect(await tab.eval(SMALL_TARGETS), state).toEqual([]);
  expect(await tab.eval(SIDEWAYS), state).toBe(0);
}

test('connects on a phone, and says how to capture there', async () => {
  const tab = await connect(firefox, platform);
  await tab.resize(360, 740);
  await expect.poll(() => tab.text()).toContain('open the browser’s menu, then Extensions, and tap Loreside');
  await fits(tab, 'welcome');
  await firefox.closeTab(tab);
});

test('writes a draft by touch, and opens the panel as a tab', async () => {
  const popup = await phone('popup');
  await expect.poll(() => popup.text()).toContain('Outbox');
  await popup.tap('New empty draft');
  await popup.fill('Title', 'Under the jetty');
  await fits(popup, 'popup');
  await popup.tap('Open the panel');
  const panel = await firefox.tabAt('sidepanel');
  await panel.resize(360, 740);
  await expect.poll(() => panel.text()).toMatch(/\d+ entries · synced/);
  await fits(panel, 'panel');
  await panel.fill(BOX, platform.articles()[0]?.title ?? '');
  await panel.tapAt('[role=option]');
  await expect.poll(() => panel.eval(`document.querySelector('.panel-main .entry') !== null`)).toBe(true);
  await fits(panel, 'entry');
  await firefox.closeTab(panel);
  await firefox.closeTab(popup);
});

test('no screen and no part of the background misses what Android lacks', async () => {
  for (const name of ['options', 'palette', 'welcome']) {
    const tab = await phone(name);
    await expect.poll(() => tab.eval('document.body.dataset.ready ?? null')).toBe(name);
    if (name === 'options')
      expect(await tab.text()).toContain('This browser has no keyboard shortcuts for extensions.');
    await firefox.closeTab(tab);
  }
  const options = await firefox.screen('options');
  const recorded = await options.eval(`browser.storage.session.get(null).then((all) =>
    Object.entries(all).filter(([key]) => key.startsWith('diagnostics.error.')).map(([, one]) => one))`);
  expect(recorded).toEqual([]);
  expect(await firefox.consoleErrors()).toEqual([]);
});
