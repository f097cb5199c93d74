import { type Platform, type StoredArticle, startPlatform } from '../../service/index.ts';
import { platformAnswer } from '../chromium/secret-screen.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { OnPage } from './on-page.ts';
import { activeRow } from './screen.ts';
import type { Tab } from './tab.ts';
import { connectAndCopy } from './welcome.ts';

const BOX = 'Search the world';
const CONTROL = '\uE009';
const ALT = '\uE00A';
const END = '\uE010';
const ENTER = '\uE007';
const MENTIONED = 'Captain Isaura Venn';

let firefox: Firefox;
let platform: Platform;

// One installation for the file. The tests build on each other.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  await firefox.install();
  await connectAndCopy(firefox, platform, 'opened');
});
test.afterAll(async () => {
  await platform?.close();
});

function article(title: string): StoredArticle {
  const found = platform.articles(platform.worldId).find((one) => one.title === title);
  if (!found) throw new Error(`No article is called ${title}`);
  return found;
}

/** Clears an element, types into it, and leaves the cursor there. */
async function write(tab: Tab, css: string, text: string): Promise<void> {
  await tab.click(css);
  await tab.chord(CONTROL, 'a');
  await tab.keys(text);
  await tab.keys(END);
}

const shown = (tab: Tab, css: string): Promise<unknown> =>
  tab.eval(
    `(({ value, textContent }) => value ?? textContent)(document.querySelector(${JSON.stringify(css)}))`,
  );

async function insert(title: string): Promise<Tab> {
  const panel = await firefox.screen('sidepanel');
  await panel.fill(BOX, title);
  await expect.poll(() => activeRow(panel)).toContain(title);
  await panel.chord(CONTROL, 'i');
  return panel;
}

test('a mention is inserted at the cursor of a text field in a background tab, and undone there', async () => {
  const page = await firefox.open(`${platform.url}/world/article/${article('The Needle').id}/edit`);
  const css = 'textarea[name=content]';
  await write(page, css, 'Built by ');
  const panel = await insert(MENTIONED);
  await expect.poll(() => panel.text()).toContain('Inserted a mention of');
  const { templateType, id } = article(MENTIONED);
  expect(await shown(page, css)).toBe(`Built by @[${MENTIONED}](${templateType}:${id})`);
  await firefox.closeTab(panel);
  await page.click(css);
  await page.chord(CONTROL, 'z');
  await expect.poll(() => shown(page, css)).toBe('Built by ');
  await firefox.closeTab(page);
});

test('the visual editor gets a real mention, and names in it are linked', async () => {
  const page = await firefox.open(`${platform.url}/p/athena/article/${article('The Needle').id}`);
  const css = '.ProseMirror[aria-label=content]';
  await expect.poll(() => page.eval(`document.querySelector('${css}') !== null`)).toBe(true);
  await write(page, css, 'The Merrow Bell rang for ');
  const panel = await insert(MENTIONED);
  await expect.poll(() => panel.text()).toContain('Inserted a mention of');
  const mentions = (): Promise<unknown> =>
    page.eval(
      `[...document.querySelectorAll('${css} [data-inline-content-type=mention]')].map(({ textContent }) => textContent)`,
    );
  expect(await mentions()).toEqual([MENTIONED]);

  await panel.chord(ALT, 'k');
  await expect.poll(() => panel.text()).toContain('1 name isn’t linked yet.');
  await panel.keys(ENTER);
  await expect.poll(mentions).toEqual(['The Merrow Bell', MENTIONED]);
  expect(await shown(page, css)).toContain(`The Merrow Bell rang for ${MENTIONED}`);
  await expect
    .poll(() => article('The Needle').texts.content)
    .toMatch(/^@\[The Merrow Bell\]\(\w+:[\w-]+\) rang for @\[/);
  await firefox.closeTab(panel);
  await firefox.closeTab(page);
});

test('names in a text field are linked in place', async () => {
  const page = await firefox.open(`${platform.url}/world/article/${article('The Needle').id}/edit`);
  const css = 'textarea[name=content]';
  await write(page, css, 'The Merrow Bell rang.');
  const panel = await firefox.screen('sidepanel');
  await expect.poll(() => panel.text()).toMatch(/On this page\s+The Needle/);
  await panel.fill(BOX, 'x');
  await panel.chord(ALT, 'k');
  await expect.poll(() => panel.text()).toContain('1 name isn’t linked yet.');
  await panel.keys(ENTER);
  await expect.poll(() => shown(page, css)).toMatch(/^@\[The Merrow Bell\]\(\w+:[\w-]+\) rang\.$/);
  await firefox.closeTab(panel);
  await firefox.closeTab(page);
});

/** Inserts the only draft of the panel, from its menu. */
async function insertDraft(panel: Tab): Promise<void> {
  await panel.activate();
  await panel.eval(`document.querySelector('[data-row] [aria-haspopup=menu]').focus()`);
  await panel.keys(ENTER);
  await expect
    .poll(() => panel.eval(`document.activeElement?.getAttribute('role') ?? ''`))
    .toMatch(/^menuitem/);
  await panel.keys('i');
}

test('a draft fills in a new article and the visual editor, is undone there, and is marked as done', async () => {
  const popup = await firefox.screen('popup');
  await popup.press('New empty draft');
  await popup.fill('Title', 'Mirelle Vane');
  await popup.chord(ALT, 'p');
  await popup.fill('Content', '[b]Keeper[/b] of the lamps.');
  await expect.poll(() => popup.text()).toContain('Saved');

  const page = await firefox.open(`${platform.url}/world/person/new`);
  const panel = await firefox.screen('sidepanel');
  await expect.poll(() => panel.text()).toContain('Mirelle Vane');
  await insertDraft(panel);
  await expect.poll(() => panel.text()).toContain('Filled: Title, Text, Draft, and Work in progress.');
  expect(await shown(page, '[name="article[title]"]')).toBe('Mirelle Vane');
  expect(await shown(page, '[name="article[content]"]')).toBe('[b]Keeper[/b] of the lamps.');
  await page.click('[name="article[content]"]');
  await page.chord(CONTROL, 'z');
  await expect.poll(() => shown(page, '[name="article[content]"]')).toBe('');
  await firefox.closeTab(page);

  const editor = await firefox.open(`${platform.url}/p/athena/article/${article('The Salt Tax of 288').id}`);
  const css = '.ProseMirror[aria-label=content]';
  await expect.poll(() => editor.eval(`document.querySelector('${css}') !== null`)).toBe(true);
  await insertDraft(panel);
  await expect.poll(() => panel.text()).toContain('The text on this page isn’t empty.');
  await panel.eval(
    `[...document.querySelectorAll('.by-hand button')].find(({ textContent }) => textContent === 'At the end').click()`,
  );
  await expect
    .poll(() => editor.eval(`document.querySelector('${css} strong')?.textContent ?? ''`))
    .toBe('Keeper');
  await expect.poll(() => panel.text()).toContain('Filled: Text.');
  await panel.eval(
    `[...document.querySelectorAll('.by-hand button')].find(({ textContent }) => textContent === 'Mark as done').click()`,
  );
  await expect.poll(() => panel.text()).toMatch(/Entered by you/i);
  await expect.poll(() => panel.text()).toContain('Inserted into World Anvil’s editor');
  await firefox.closeTab(editor);
  await firefox.closeTab(panel);
  await firefox.closeTab(popup);
});

const keptTexts = (options: Tab): Promise<unknown> =>
  options.eval(`(async () => {
    const ask = (channel, request) => browser.runtime.sendMessage({ channel, request });
    const { value } = await ask('journal.list', {});
    return Promise.all(value.map(async ({ id }) => (await ask('journal.read', { id })).value?.text));
  })()`);

test('text that was typed and not saved is offered on the next visit, compared, put in, and not offered once saved', async () => {
  const title = 'The Salt Tax of 288';
  const address = `${platform.url}/world/article/${article(title).id}/edit`;
  const css = 'textarea[name=content]';
  const typed = 'Levied on every barrel.';
  const page = await firefox.open(address);
  await new OnPage(page).click('Keep it');
  await write(page, css, typed);
  const options = await firefox.screen('options');
  await expect.poll(() => keptTexts(options)).toContain(typed);
  await firefox.closeTab(page);

  const again = await firefox.open(address);
  const line = new OnPage(again);
  await line.seen('Put in');
  expect(await line.words('line-words')).toMatch(/^Text from \d+:\d\d.* isn’t on World Anvil\.$/);
  expect(await shown(again, css)).not.toBe(typed);
  await firefox.closeTab(options);
  await line.click('Compare');
  const compared = await firefox.tabAt('options');
  await expect.poll(() => compared.text()).toContain(typed);
  await line.click('Put in');
  await expect.poll(() => shown(again, css)).toBe(typed);
  await line.isUnseen('Put in');
  await again.press('Save');
  await expect.poll(() => article(title).texts.content).toBe(typed);
  await firefox.closeTab(again);

  const last = await firefox.open(address);
  // What was put in has arrived. The text of the first visit, which that replaced, isn't offered.
  await expect.poll(() => keptTexts(compared)).toEqual([typed]);
  await new OnPage(last).isUnseen('Put in');
  await firefox.closeTab(compared);
  await firefox.closeTab(last);
});

test('a visual editor whose save fails gets its text back', async () => {
  const title = 'Gull Ward';
  const before = article(title).texts.content;
  const address = `${platform.url}/p/athena/article/${article(title).id}`;
  const css = '.ProseMirror[aria-label=content]';
  const typed = 'Gulls first.';
  platform.faults.add({ kind: 'status', status: 500, match: { method: 'PATCH', path: '/p/athena' } });
  const page = await firefox.open(address);
  await expect.poll(() => page.eval(`document.querySelector('${css}') !== null`)).toBe(true);
  await write(page, css, typed);
  const options = await firefox.screen('options');
  await expect.poll(() => keptTexts(options)).toContain(`${typed}\n`);
  await firefox.closeTab(page);
  platform.faults.clear();
  expect(article(title).texts.content).toBe(before);

  const again = await firefox.open(address);
  const line = new OnPage(again);
  await line.click('Put in');
  await expect.poll(() => shown(again, css)).toBe(typed);
  await expect.poll(() => article(title).texts.content).toBe(typed);
  await firefox.closeTab(again);
  const last = await firefox.open(address);
  await expect.poll(() => keptTexts(options)).toHaveLength(2);
  await new OnPage(last).isUnseen('Put in');
  await firefox.closeTab(options);
  await firefox.closeTab(last);
});

test('a switch of the editors that loses a table says so, and opens the comparison', async () => {
  const { id } = article('The Needle');
  await platformAnswer(platform, 'PATCH', `article?id=${id}`, {
    content: 'Levied:\n\n[table][tr][td]Herring[/td][td]two pence[/td][/tr][/table]\n\nHated.',
  });
  const options = await firefox.screen('options');
  const request = JSON.stringify({ worldId: platform.worldId, kind: 'article', id });
  // The copy may still be without it, and what a copy doesn't have can't be missed.
  expect(
    await options.eval(
      `browser.runtime.sendMessage({ channel: 'library.refreshOne', request: ${request} }).then(({ value }) => value)`,
    ),
  ).toBe(true);
  await firefox.closeTab(options);
  const page = await firefox.open(`${platform.url}/world/article/${id}/edit`);
  const line = new OnPage(page);
  await line.isUnseen('Compare');
  await page.press('Switch to the visual editor');
  await line.seen('Compare');
  expect(await line.words('line-words')).toMatch(/^The text of .+ lost 1 table\.$/);
  await line.click('Dismiss');
  await line.isUnseen('Compare');
  await firefox.closeTab(page);
});
