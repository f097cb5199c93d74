import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { choose, openScreen } from './screen.ts';
import type { Tab } from './tab.ts';

const [SHIFT, ALT] = ['\uE008', '\uE00A'];

let firefox: Firefox;
let tab: Tab;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  await firefox.install();
  tab = await openScreen(firefox, 'options');
});

const background = () => tab.eval('getComputedStyle(document.documentElement).backgroundColor');

test('theme and text size are used at once, and by a new page', async () => {
  await choose(tab, 'Theme', 'dark');
  await expect.poll(background).toBe('rgb(22, 25, 24)');
  await choose(tab, 'Text size', 'larger');
  await expect.poll(() => tab.eval('getComputedStyle(document.documentElement).fontSize')).toBe('20.8px');
  const panel = await firefox.screen('sidepanel');
  expect(await panel.eval('{ ...document.documentElement.dataset }')).toMatchObject({
    theme: 'dark',
    textSize: 'larger',
  });
  await choose(tab, 'Text size', 'normal');
  await choose(tab, 'Theme', 'light');
  await expect.poll(background).toBe('rgb(251, 250, 247)');
});

test('a shortcut is changed in place, and gets its first keys back', async () => {
  const panelKeys = () =>
    tab.eval(
      "browser.commands.getAll().then((all) => all.find(({ name }) => name === 'open-panel').shortcut)",
    );
  expect(await panelKeys()).toBe('Alt+Shift+L');
  const change = await tab.eval(
    "[...document.querySelectorAll('#shortcuts button')].map((one) => one.getAttribute('aria-label')).find((name) => /panel/i.test(name))",
  );
  await tab.press(String(change));
  await expect.poll(() => tab.eval("document.activeElement.matches('.shortcut-field')")).toBe(true);
  await tab.chord(ALT, SHIFT, 'Y');
  await expect.poll(panelKeys).toBe('Alt+Shift+Y');
  await expect
    .poll(() => tab.eval("document.querySelector('#shortcuts')?.textContent ?? ''"))
    .toContain('Alt+Shift+Y');
  await tab.press(String(change).replace('Change', 'Reset'));
  await expect.poll(panelKeys).toBe('Alt+Shift+L');
});

test('settings go to the browser’s sync after a yes, without consent to any other kind of data', async () => {
  const synced = () => tab.eval('browser.storage.sync.get().then((all) => Object.keys(all).sort())');
  await tab.click('#backup [role=switch]');
  await expect
    .poll(() => tab.eval("document.querySelector('dialog[open]')?.textContent ?? ''"))
    .toContain('Keys, names, titles, texts and visited pages aren’t sent.');
  await tab.press('Cancel');
  expect(await synced()).toEqual([]);
  await tab.click('#backup [role=switch]');
  await tab.press('Turn on');
  await expect.poll(synced).toEqual(['s.theme', 'version']);
  // Firefox's kinds are about what reaches World Anvil, so they are neither needed nor asked for.
  expect(await tab.eval('browser.permissions.getAll().then((all) => all.data_collection)')).toEqual([]);
  await expect.poll(() => tab.eval("document.querySelector('#backup [role=switch]').checked")).toBe(true);
  await tab.click('#backup [role=switch]');
  await tab.press('Remove copy');
  await expect.poll(synced).toEqual([]);
});
