// How many clicks a newcomer makes until a first useful answer, on each path of the welcome page. Whatever these tests press
// is counted, so a path that needs another click fails. The driver can't see into the sidebar that a click opens, so its
// page is used in a tab; and it can't choose files, so a file is dropped, which counts.

import { type Platform, startPlatform } from '../../service/index.ts';
import type { Firefox } from './browser.ts';
import { dropFile } from './drop-file.ts';
import { expect, test } from './fixtures.ts';
import { requestsSeen, watchRequests } from './requests.ts';
import { openScreen, says } from './screen.ts';
import type { Tab } from './tab.ts';
import { settings } from './welcome.ts';

const ENTER = '\uE007';

let firefox: Firefox;
let platform: Platform;
let welcome: Tab;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  await firefox.install();
  await watchRequests(firefox);
});
test.beforeEach(async () => {
  welcome = await openScreen(firefox, 'welcome');
});
test.afterEach(() => firefox.closeTab(welcome));
test.afterAll(() => platform?.close());

/** The title of the first article that a search in the panel finds. */
async function answerTo(words: string): Promise<string> {
  const panel = await openScreen(firefox, 'sidepanel');
  await panel.fill('Search the world', words);
  await expect
    .poll(() => panel.eval("document.querySelector('[role=option][aria-selected=true]') !== null"))
    .toBe(true);
  await panel.keys(ENTER);
  const title = () => panel.eval("document.querySelector('h1[data-place-title]')?.textContent ?? ''");
  await expect.poll(title).not.toBe('');
  const found = String(await title());
  await firefox.closeTab(panel);
  return found;
}

test('the sample world takes one click, and nothing is requested', async () => {
  await welcome.press('Try the sample world');
  await says(welcome, /type bell and press Enter to read the first result/);
  expect(await answerTo('bell')).toMatch(/bell/i);
  expect(await requestsSeen(firefox)).toEqual([]);
});

test('a saved export page takes a click, a file and a click, and nothing is requested', async () => {
  const html = await (await fetch(`${platform.url}/world/saltmere-tidewright/export`)).text();
  await welcome.click('a[href="/import.html"]');
  // While the page is replaced, it can't be asked anything.
  await expect.poll(() => welcome.text().catch(() => '')).toMatch(/Read your world from its export/);
  await expect
    .poll(async () => {
      await dropFile(welcome, html);
      return welcome.text();
    })
    .toMatch(/Saltmere is on this device/);
  await welcome.press('Open the panel');
  expect(await answerTo('Edda Marsh')).toBe('Edda Marsh');
  expect(await requestsSeen(firefox)).toEqual([]);
});

test('keys take three clicks', async () => {
  await settings(welcome, { pace: 5 });
  await welcome.press('Enter keys');
  await says(welcome, /Application key/);
  // The stand-in isn't at World Anvil's address.
  await welcome.eval(`document.querySelector('details.fold').open = true`);
  await welcome.fill('World Anvil address', platform.url);
  await welcome.fill('Application key', platform.applicationKey);
  await welcome.fill('User token', platform.authToken);
  await welcome.press('Connect');
  await says(welcome, /Connected as /);
  await welcome.press('Open the panel');
  expect(await answerTo('Edda Marsh')).toBe('Edda Marsh');
});
