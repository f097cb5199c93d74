import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type Platform, type StoredArticle, startPlatform } from '../../service/index.ts';
import { platformAnswer } from '../chromium/secret-screen.ts';
import { SHORT } from '../chromium/timing.ts';
import { expectAccessible } from './axe.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { openEntry, openScreen, says } from './screen.ts';
import type { Tab } from './tab.ts';
import { connectAndCopy } from './welcome.ts';

const CONTROL = '\uE009';
const ENTER = '\uE007';
const TITLE = 'The Needle';
const THEIRS = 'theirs,unlit';
/** An article that is deleted. */
const GONE = 'Edda Marsh';

let firefox: Firefox;
let platform: Platform;
let downloads: string;

// One copied world for the file.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  downloads = await mkdtemp(path.join(tmpdir(), 'loreside-downloads-'));
  await firefox.install();
  await firefox.prefer({ 'browser.download.folderList': 2, 'browser.download.dir': downloads });
  await connectAndCopy(firefox, platform, 'opened');
  // Undoing an import waits for the outbox.
  const tab = await firefox.screen('options');
  await tab.eval(`browser.storage.local.set(${JSON.stringify({ 'outbox.timing': SHORT })})`);
  await firefox.terminateBackground();
  await firefox.closeTab(tab);
});
test.afterAll(async () => {
  await platform?.close();
  await rm(downloads, { recursive: true, force: true });
});

function stored(): StoredArticle {
  const found = platform.articles(platform.worldId).find(({ title }) => title === TITLE);
  if (!found) throw new Error(`No article is called ${TITLE}`);
  return found;
}

/** The text of the element with this selector. */
const shown = (tab: Tab, css: string): Promise<unknown> =>
  tab.eval(`document.querySelector(${JSON.stringify(css)})?.innerText ?? ''`);

const confirm = (tab: Tab, tone: 'primary' | 'danger'): Promise<unknown> =>
  tab.eval(`document.querySelector('dialog[open] .button[data-tone=${tone}]').click()`);

/** Chooses an action on the open entry. */
async function chooseItem(tab: Tab, item: string): Promise<void> {
  await tab.keys('e');
  await expect.poll(() => shown(tab, '[role=menu]:has(:focus)')).toContain(item);
  const items = `[...document.querySelectorAll('[role=menu]:has(:focus) [role=menuitem]')]`;
  await tab.eval(`${items}.find((one) => one.innerText.includes(${JSON.stringify(item)})).click()`);
}

/** The one downloaded file with such a name. */
async function saved(name: RegExp): Promise<string> {
  const done = async () => (await readdir(downloads)).filter((one) => name.test(one));
  await expect.poll(done).toHaveLength(1);
  return path.join(downloads, (await done())[0] ?? '');
}

test('an entry is changed from the keyboard and undone; a conflicting change is shown first; any version can be restored', async () => {
  const { id, isWip } = stored();
  const tab = await firefox.screen('sidepanel');
  const told = () => shown(tab, '[aria-label="Messages"]');
  await tab.fill('Search the world', TITLE);
  await expect.poll(() => shown(tab, '[role=option][aria-selected=true]')).toContain(TITLE);
  await tab.keys(ENTER);
  await expect.poll(() => shown(tab, 'h1[data-place-title]')).toBe(TITLE);
  await expect.poll(() => tab.text()).toContain('Insert');
  /** Before the menu takes the keys, they go to the page. */
  const change = async (key: string) => {
    await tab.keys('e');
    await expect.poll(() => shown(tab, '[role=menu]:has(:focus) [role=menuitemradio]')).toContain('Public');
    await tab.keys(key);
  };
  await change('w');
  await expect.poll(told).toContain(isWip ? 'No longer in progress.' : 'Marked as in progress.');
  expect(stored().isWip).toBe(!isWip);
  await tab.chord(CONTROL, 'z');
  await expect.poll(told).toContain('Undone.');
  expect(stored().isWip).toBe(isWip);

  await change('t');
  await expect.poll(() => tab.eval('document.activeElement?.getAttribute("role")')).toBe('combobox');
  await tab.keys('tenth lamp');
  await platformAnswer(platform, 'PATCH', `article?id=${id}`, { tags: THEIRS });
  await tab.chord(CONTROL, ENTER);
  await expect.poll(() => shown(tab, '[role=dialog], dialog[open]')).toContain('theirs, unlit');
  expect(stored().tags).toBe(THEIRS);
  await tab.press('Use mine');
  await expect.poll(told).toContain('Tags changed.');
  expect(stored().tags).toContain('tenth lamp');

  await change('h');
  const day = 'ol.changes';
  await expect.poll(() => shown(tab, day)).toContain('tag');
  await tab.press('Show details');
  await expect.poll(() => shown(tab, day)).toContain('tenth lamp');
  await tab.press('Restore earlier version…');
  await tab.press('Restore');
  await expect.poll(told).toContain('Restored');
  expect(stored().tags).toBe(THEIRS);
  await firefox.closeTab(tab);
});

test('what World Anvil overwrote is found in the versions, and comes back', async () => {
  const [before, after] = ['A rock with a bell.', 'A rock.'];
  const path = `article?id=${stored().id}`;
  const tab = await firefox.screen('sidepanel');
  const told = () => shown(tab, '[aria-label="Messages"]');
  const choose = (item: string) => chooseItem(tab, item);
  const content = async () => (await platformAnswer(platform, 'GET', `${path}&granularity=1`)).content;
  await tab.fill('Search the world', TITLE);
  await expect.poll(() => shown(tab, '[role=option][aria-selected=true]')).toContain(TITLE);
  await tab.keys(ENTER);
  await expect.poll(() => tab.text()).toContain('Insert');
  for (const text of [before, after]) {
    await platformAnswer(platform, 'PATCH', path, { content: text });
    await choose('Sync now');
    await expect.poll(() => shown(tab, '.article-body')).toContain(text);
  }
  await choose('Versions');
  await expect.poll(() => tab.text()).toContain('What changed in this world');
  await tab.click('.version-choice');
  await tab.press('Restore “Text”');
  await expect.poll(told).toContain('Restored.');
  expect(await content()).toBe(before);
  await tab.chord(CONTROL, 'z');
  await expect.poll(told).toContain('Undone.');
  expect(await content()).toBe(after);
  await firefox.closeTab(tab);
});

test('versions put back what an entry said at a time, which is undone', async () => {
  const path = `article?id=${stored().id}`;
  const content = async () => (await platformAnswer(platform, 'GET', `${path}&granularity=1`)).content;
  const panel = await openScreen(firefox, 'sidepanel');
  await openEntry(panel, TITLE);
  const write = async (text: string) => {
    await platformAnswer(platform, 'PATCH', path, { content: text });
    await chooseItem(panel, 'Sync now');
    await expect.poll(() => shown(panel, '.article-body')).toContain(text);
  };
  await write('A rock at noon.');
  const since = Date.now();
  // World Anvil's times are whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await write('A rock at night.');
  await firefox.closeTab(panel);

  const tab = await openScreen(firefox, 'import', `?put-back=${platform.worldId}&since=${since}`);
  const row = `[...document.querySelectorAll('[data-row]')].find((one) => one.innerText.includes('${TITLE}'))`;
  await expect.poll(() => tab.eval(`${row}?.innerText`)).toContain('Differs: Text.');
  await tab.eval(`${row}.querySelector('input[type=checkbox]').click()`);
  await tab.press('Put back 1…');
  await expect.poll(() => shown(tab, 'dialog[open]')).toContain('1 entry will get its earlier texts.');
  await confirm(tab, 'primary');
  await says(tab, 'It’s put back');
  expect(await content()).toBe('A rock at noon.');
  await tab.press('Undo all of it');
  await expect.poll(() => shown(tab, 'dialog[open]')).toContain('Undo');
  await confirm(tab, 'danger');
  await says(tab, 'What was put back was undone');
  expect(await content()).toBe('A rock at night.');
  await firefox.closeTab(tab);
});

test('a world is saved as one file, which is read back and compared, and puts back what is gone', async () => {
  const tab = await firefox.screen('options');
  await expect.poll(() => tab.text()).toContain('No backup saved on this device yet.');
  await tab.press('Start backup of Saltmere');
  await expect.poll(() => tab.text()).toContain('Save ZIP');
  await tab.press('Save ZIP');
  await expect.poll(() => tab.text()).toContain('is in your downloads');
  const file = await saved(/^loreside-backup-.+\.zip$/);
  const files = unzipSync(await readFile(file));
  const manifest: unknown = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
  const article = platform.articles(platform.worldId).length;
  expect(manifest).toMatchObject({ withSecrets: false, left: [], counts: { article } });

  await platformAnswer(platform, 'PATCH', `article?id=${stored().id}`, {
    content: 'The bell rings by itself.',
  });
  const gone = platform.articles(platform.worldId).find(({ title }) => title === GONE);
  await platformAnswer(platform, 'DELETE', `article?id=${gone?.id}`);
  await tab.choose('[aria-label="Choose a backup to check"]', file);
  await expect.poll(() => tab.text()).toContain('All files are intact');
  await tab.press('Compare with World Anvil');
  await expect.poll(() => shown(tab, '.backup-compared')).toContain('0 new, 1 changed, 1 deleted');
  await tab.click('.backup-compared summary');
  await expect.poll(() => shown(tab, '.backup-compared')).toContain('The bell rings by itself.');
  await tab.press('Put back…');
  await says(tab, 'Will be created.');
  await tab.press('Select what’s missing');
  await tab.press('Put back 1…');
  await expect.poll(() => shown(tab, 'dialog[open]')).toContain('1 entry will be created.');
  await confirm(tab, 'primary');
  await says(tab, 'It’s put back');
  const back = platform.articles(platform.worldId).filter(({ title }) => title === GONE);
  expect(back).toHaveLength(1);
  expect(back[0]?.id).not.toBe(gone?.id);
  // Below it are texts that only its template has.
  expect(back[0]?.texts.content?.startsWith(gone?.texts.content ?? '-')).toBe(true);
  await firefox.closeTab(tab);
});

test('a ZIP of notes becomes articles that mention each other, and is undone', async () => {
  const before = platform.articles(platform.worldId).length;
  const tab = await openScreen(firefox, 'import', '?documents');
  const notes = {
    'Orra Vell.md': 'She sails with [[Tam Reed]].',
    'Tam Reed.md': 'He mends for [[Orra Vell|Orra]].',
    'Boats/The Bittern.md': 'Of [[Orra Vell]] and [[Tam Reed]].',
  };
  const vault = Object.fromEntries(Object.entries(notes).map(([name, text]) => [name, strToU8(text)]));
  const zip = Buffer.from(zipSync(vault)).toString('base64');
  // Firefox's driver can't choose files of extension pages.
  await tab.eval(`(() => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([Uint8Array.from(atob('${zip}'), (one) => one.charCodeAt(0))], 'vault.zip'));
    const input = document.querySelector('.import-zone input[type=file]:not([webkitdirectory])');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  await says(tab, '3 of 3 documents will be imported.');
  await expectAccessible(firefox, tab, 'the plan of an import');
  await tab.press('Import 3…');
  await expect.poll(() => shown(tab, 'dialog[open]')).toContain('Import 3 documents?');
  await confirm(tab, 'primary');
  await says(tab, 'The import is done');
  const idOf = (title: string) =>
    platform.articles(platform.worldId).filter((one) => one.title === title)[0]?.id;
  const contentOf = async (title: string) =>
    (await platformAnswer(platform, 'GET', `article?id=${idOf(title)}&granularity=1`)).content;
  expect(await contentOf('Orra Vell')).toContain(`@[Tam Reed](article:${idOf('Tam Reed')})`);
  expect(await contentOf('Tam Reed')).toContain(`@[Orra](article:${idOf('Orra Vell')})`);
  expect(await contentOf('The Bittern')).toContain(`@[Tam Reed](article:${idOf('Tam Reed')})`);

  await tab.press('Undo the import');
  await expect.poll(() => shown(tab, 'dialog[open]')).toContain('Undo');
  await confirm(tab, 'danger');
  await says(tab, 'The import was undone');
  expect(platform.articles(platform.worldId)).toHaveLength(before);
});
