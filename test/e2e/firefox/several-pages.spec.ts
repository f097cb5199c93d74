import { type Platform, startPlatform } from '../../service/index.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { has, heading, openEntry, openScreen, pressFirst, says } from './screen.ts';
import type { Tab } from './tab.ts';
import { connectAndCopy } from './welcome.ts';

const BOX = 'Search the world';
const SHARED = 'Screen sharing: everything private is hidden.';
const SHIFT = '\uE008';
const PRIVATE = 'The second stair';

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
test.afterAll(() => platform?.close());

const editPage = (title: string): string => {
  const article = platform.articles(platform.worldId).find((one) => one.title === title);
  return `${platform.url}/world/article/${article?.id}/edit`;
};
const bar = (panel: Tab): Promise<unknown> =>
  panel.eval("document.querySelector('[aria-label=\"On this page\"]')?.innerText ?? ''");

test('the panel offers the entry of the active page, opens it, and drops the offer elsewhere', async () => {
  const page = await firefox.open(editPage('Captain Isaura Venn'));
  const panel = await openScreen(firefox, 'sidepanel');
  /** Going to a page and back to the panel's tab stands for both side by side. */
  const beside = async (url: string) => {
    await page.activate();
    await page.go(url);
    await panel.activate();
  };
  await beside(editPage('Captain Isaura Venn'));
  await expect.poll(() => bar(panel)).toContain('Captain Isaura Venn');
  await pressFirst(panel, 'Not for this page');
  await expect.poll(() => bar(panel)).toBe('');
  await beside(editPage('The Needle'));
  await expect.poll(() => bar(panel)).toContain('The Needle');
  await panel.click('[aria-label="On this page"] button');
  await expect.poll(() => heading(panel)).toBe('The Needle');
  await beside(platform.url);
  await expect.poll(() => bar(panel)).toBe('');
  await firefox.closeTab(page);
  await firefox.closeTab(panel);
});

test('one key covers everything private on every page, until it is turned off', async () => {
  const panel = await openScreen(firefox, 'sidepanel');
  await openEntry(panel, PRIVATE);
  await panel.chord(SHIFT, 'S');
  await says(panel, SHARED);
  await expect.poll(() => panel.text()).not.toContain(PRIVATE);

  const other = await openScreen(firefox, 'sidepanel');
  await says(other, SHARED);
  await other.fill(BOX, PRIVATE);
  await has(other, '[role=option]');
  expect(await other.text()).not.toContain(PRIVATE);
  await pressFirst(other, 'Turn off');
  // First it says what would appear.
  await says(other, 'Turn off screen sharing?');
  await other.eval(`document.querySelector('dialog[open] .dialog-actions button:last-child').click()`);
  await expect.poll(() => other.text()).toContain(PRIVATE);
  await says(panel, PRIVATE);
  await firefox.closeTab(other);
  await firefox.closeTab(panel);
});
