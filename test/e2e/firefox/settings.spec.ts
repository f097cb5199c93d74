import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const [SHIFT, ALT] = ['\uE008', '\uE00A'];

let firefox: Firefox;
let tab: Tab;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  await firefox.install();
  tab = await firefox.screen('options');
  await expect.poll(() => tab.eval('document.body.dataset.ready')).toBe('options');
});

/** Chooses a value as a person does; the page follows the event. */
const select = (label: string, value: string) =>
  tab.eval(`(() => {
    const name = [...document.querySelectorAll('label')].find((one) => one.textContent === ${JSON.stringify(label)});
    const field = document.getElementById(name.htmlFor);
    field.value = ${JSON.stringify(value)};
    field.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
const background = () => tab.eval('getComputedStyle(document.documentElement).backgroundColor');

test('theme and text size are used at once, and by a new page', async () => {
  await select('Theme', 'dark');
  await expect.poll(background).toBe('rgb(22, 25, 24)');
  await select('Text size', 'larger');
  await expect.poll(() => tab.eval('getComputedStyle(document.documentElement).fontSize')).toBe('20.8px');
  const panel = await firefox.screen('sidepanel');
  expect(await panel.eval('{ ...document.documentElement.dataset }')).toMatchObject({
    theme: 'dark',
    textSize: 'larger',
  });
  await select('Text size', 'normal');
  await select('Theme', 'light');
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
    .poll(() => tab.eval("document.querySelector('#shortcuts').textContent"))
    .toContain('Alt+Shift+Y');
  await tab.press(String(change).replace('Change', 'Reset'));
  await expect.poll(panelKeys).toBe('Alt+Shift+L');
});

test('settings go to the browser’s sync once that is turned on', async () => {
  await tab.click('#backup [role=switch]');
  await expect
    .poll(() => tab.eval('browser.storage.sync.get().then((all) => Object.keys(all).sort())'))
    .toEqual(['s.theme', 'version']);
  await expect.poll(() => tab.eval("document.querySelector('#backup [role=switch]').checked")).toBe(true);
  await tab.click('#backup [role=switch]');
  await tab.press('Remove copy');
  await expect.poll(() => tab.eval('browser.storage.sync.get()')).toEqual({});
});
