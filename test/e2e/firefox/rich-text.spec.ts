import { type Platform, startPlatform } from '../../service/index.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';
import { connect, settings } from './welcome.ts';

const CONTROL = '\uE009';
const ENTER = '\uE007';
const END = '\uE010';
const SOURCE = '[ul]  [li] Low\ttide [/li]\n\n   [li]High[/li]  [/ul]';

let firefox: Firefox;
let platform: Platform;

test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  await firefox.install();
  await connect(firefox, platform);
});
test.afterAll(async () => {
  await platform?.close();
});

const html = (tab: Tab): Promise<unknown> =>
  tab.eval(`document.querySelector('.rich-text')?.innerHTML ?? ''`);
const contentOf = (title: string): unknown =>
  platform.articles().find((article) => article.title === title)?.texts.content;

/** Switches between formatted text and markup. */
const toggle = (tab: Tab): Promise<void> => tab.click('[data-field=content] button[aria-pressed]');

test('text is typed, formatted by keys and saved as markup', async () => {
  const tab = await firefox.screen('popup');
  await settings(tab, { undoSeconds: 5 });
  await tab.press('New empty draft');
  await tab.fill('Title', 'The bell of the tide');
  await tab.click('.rich-text');
  await tab.keys('The ');
  await tab.chord(CONTROL, 'b');
  await tab.keys('bell');
  await tab.chord(CONTROL, 'b');
  await tab.keys(' rings.');
  await expect.poll(() => html(tab)).toMatch(/The <strong>bell<\/strong> rings\./);
  await tab.keys(`${ENTER}- low`);
  await expect.poll(() => html(tab)).toMatch(/<ul><li><p[^>]*>low/);
  await tab.chord(CONTROL, 'z');
  await expect.poll(() => html(tab)).not.toContain('low');
  await tab.chord(CONTROL, 'y');
  await expect.poll(() => html(tab)).toMatch(/<ul><li><p[^>]*>low/);
  await tab.chord(CONTROL, ENTER);
  await expect
    .poll(() => contentOf('The bell of the tide'))
    .toBe('The [b]bell[/b] rings.\n\n[ul]\n[li]low[/li]\n[/ul]');
  await firefox.closeTab(tab);
});

test('a key applies to the selection that the key before it made', async () => {
  const tab = await firefox.screen('popup');
  await tab.press('New empty draft');
  await tab.click('.rich-text');
  await tab.keys('bell');
  await expect.poll(() => html(tab)).toContain('bell');
  // Both before the browser reports the selection, as it may on a busy machine.
  await tab.eval(`(() => {
    getSelection().modify('extend', 'backward', 'lineboundary');
    const key = { key: 'b', code: 'KeyB', keyCode: 66, ctrlKey: true, bubbles: true, cancelable: true };
    document.querySelector('.rich-text').dispatchEvent(new KeyboardEvent('keydown', key));
  })()`);
  await expect.poll(() => html(tab)).toContain('<strong>bell</strong>');
  await firefox.closeTab(tab);
});

test('one item of a list changes, and every other character stays', async () => {
  const tab = await firefox.screen('popup');
  await tab.press('New empty draft');
  await tab.fill('Title', 'Tides');
  await tab.showMarkup();
  await tab.paste('Content', SOURCE);
  await expect.poll(() => tab.value('Content')).toBe(SOURCE);
  await toggle(tab);
  await expect.poll(() => html(tab)).toContain('High');
  await tab.click('.rich-text li:last-child p');
  await tab.keys(END);
  await tab.keys(' water');
  await expect.poll(() => html(tab)).toContain('High water');
  await toggle(tab);
  await expect.poll(() => tab.value('Content')).toBe(SOURCE.replace('High', 'High water'));
  await toggle(tab);
  await firefox.closeTab(tab);
});
