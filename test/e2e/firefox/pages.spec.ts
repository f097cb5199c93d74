import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Platform, startPlatform } from '../../service/index.ts';
import { expectAccessible, expectGood, setScheme } from './axe.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { EXTENSION } from './launch.ts';
import { choose, chosen, has, openScreen, says } from './screen.ts';
import type { Tab } from './tab.ts';
import { connectAndCopy } from './welcome.ts';

const F1 = '\uE031';

let firefox: Firefox;
let platform: Platform;
let folder: string;
/** The version of the build. */
let version: string;

// One copied world for the file, after an update.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  folder = await mkdtemp(path.join(tmpdir(), 'loreside-pages-'));
  await cp(EXTENSION, path.join(folder, 'extension'), { recursive: true });
  version = await setVersion('0.0.9');
  await firefox.prefer({ 'ui.prefersReducedMotion': 1 });
  await setScheme(firefox, 'light');
  await firefox.install(path.join(folder, 'extension'));
  await firefox.prefer({ 'browser.download.folderList': 2, 'browser.download.dir': folder });
});
test.afterAll(async () => {
  await firefox.prefer({ 'ui.prefersReducedMotion': 0 });
  await platform?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the version before. */
async function setVersion(next: string): Promise<string> {
  const file = path.join(folder, 'extension', 'manifest.json');
  const manifest: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, version: next }));
  return manifest.version;
}

/** The file that Loreside has saved under such a name. */
async function saved(name: RegExp): Promise<string> {
  const files = async () => (await readdir(folder)).filter((one) => name.test(one));
  await expect.poll(files).toHaveLength(1);
  return path.join(folder, (await files())[0] ?? '');
}

const news = (tab: Tab) => tab.eval(`document.querySelector('.news-line')?.textContent ?? ''`);

test('an update is offered once to read about; an installation isn’t', async () => {
  const first = await openScreen(firefox, 'options');
  expect(await news(first)).toBe('');
  const seen = () =>
    first.eval(`browser.storage.local.get('news.seen').then((all) => all['news.seen'] ?? '')`);
  await expect.poll(seen).toBe('0.0.9');
  await setVersion(version);
  await firefox.reloadExtension();
  const panel = await openScreen(firefox, 'sidepanel');
  await expect.poll(() => news(panel)).toContain(`What’s new in Loreside ${version}`);
  await expectGood(firefox, panel, 'news in the panel');
  const options = await openScreen(firefox, 'options');
  await expect.poll(() => news(options)).toContain(version);
  await options.click('.news-line a');
  const help = await firefox.tabAt('help');
  await expect.poll(() => help.eval(`document.querySelector('#news') !== null`)).toBe(true);
  await expect.poll(() => help.text()).toContain(version);
  await expect.poll(() => news(options)).toBe('');
  await expect.poll(() => news(panel)).toBe('');
  for (const tab of [help, options, panel]) await firefox.closeTab(tab);
});

test('F1 opens the help, with its pictures, its search and this browser’s keys', async () => {
  const options = await openScreen(firefox, 'options');
  await options.keys(F1);
  const help = await firefox.tabAt('help');
  await expect.poll(() => help.eval('location.hash')).toBe('#start');
  const headings = () => help.eval(`document.querySelectorAll('h2').length`);
  await expect.poll(headings).toBe(10);
  await expect
    .poll(() =>
      help.eval(
        `[...document.querySelectorAll('.help-picture img')].every((image) => image.naturalWidth > 400)`,
      ),
    )
    .toBe(true);
  await expect.poll(() => help.text()).toContain('Alt+Shift+C');
  await expectGood(firefox, help, 'help');
  await help.keys('/passphrse');
  await expect.poll(() => help.eval(`document.querySelectorAll('.help-section').length`)).toBe(2);
  await expect
    .poll(() => help.eval(`document.querySelector('.help-section mark')?.textContent ?? ''`))
    .toBe('passphrase');
  await expectAccessible(firefox, help, 'help, found');
  await help.eval(`document.querySelector('[type=search]').select()`);
  await help.keys('zzqqy');
  await says(help, /The help has nothing about “zzqqy”/);
  await help.press('Show all topics');
  await expect.poll(headings).toBe(10);
  await firefox.closeTab(help);
  await firefox.closeTab(options);
});

test('“Check connection” says that everything works', async () => {
  await connectAndCopy(firefox, platform, 'opened');
  const options = await openScreen(firefox, 'options');
  await expectGood(firefox, options, 'options');
  await options.press('Check connection');
  await has(options, '.steps > li[data-status="done"]');
  await expectGood(firefox, options, 'checked');
  await firefox.closeTab(options);
});

test('settings are exported to a file, and imported after a preview, with Undo', async () => {
  const options = await openScreen(firefox, 'options');
  await choose(options, 'Theme', 'dark');
  await choose(options, 'Undo window', '30');
  const stored = () => options.eval(`browser.storage.local.get('settings').then(({ settings }) => settings)`);
  await expect.poll(stored).toMatchObject({ theme: 'dark', undoSeconds: 30 });
  await options.press('Export settings');
  const file = await saved(/^loreside-settings-.+\.json$/);
  await expect.poll(() => readFile(file, 'utf8')).toContain('}');
  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    loreside: 'settings',
    settings: { theme: 'dark', undoSeconds: 30 },
  });
  for (const secret of [platform.applicationKey, platform.authToken, '127.0.0.1', 'Saltmere'])
    expect(text).not.toContain(secret);
  await choose(options, 'Theme', 'light');
  await choose(options, 'Undo window', '5');
  await expect.poll(stored).toMatchObject({ theme: 'light', undoSeconds: 5 });
  const input = '#backup input[type=file][accept*=json]';
  await options.choose(input, file);
  await has(options, 'dialog[open]');
  const rows = () =>
    options.eval(`[...document.querySelectorAll('dialog[open] li')].map((one) => one.textContent)`);
  expect(await rows()).toEqual([
    expect.stringMatching(/Theme.*Light.*Dark/),
    expect.stringMatching(/Undo window.*5.*30/),
  ]);
  await expectGood(firefox, options, 'the preview');
  await options.press('Cancel');
  expect(await chosen(options, 'Theme')).toBe('light');
  await options.choose(input, file);
  await options.press('Import');
  await expect.poll(() => chosen(options, 'Theme')).toBe('dark');
  await options.press('Undo');
  await expect.poll(() => chosen(options, 'Theme')).toBe('light');
  expect(await chosen(options, 'Undo window')).toBe('5');
  const other = path.join(folder, 'other.json');
  await writeFile(other, '{"token":"x"}');
  await options.choose(input, other);
  await says(options, /isn’t a file of Loreside’s settings/);
  await options.click('#backup [role=switch]');
  await has(options, 'dialog[open]');
  await expectGood(firefox, options, 'turning sync on');
  await options.press('Cancel');
  await expect.poll(() => options.eval(`document.querySelector('dialog[open]')`)).toBeNull();
  await options.fill('Search settings', 'undo windw');
  await has(options, '.setting mark');
  await expectGood(firefox, options, 'a setting found');
  await firefox.closeTab(options);
});
