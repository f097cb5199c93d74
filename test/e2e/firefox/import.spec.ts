import { type Platform, startPlatform } from '../../service/index.ts';
import { trapped } from '../trapped-page.ts';
import { expectAccessible } from './axe.ts';
import type { Firefox } from './browser.ts';
import { dropFile } from './drop-file.ts';
import { expect, test } from './fixtures.ts';
import { requestsSeen, watchRequests } from './requests.ts';
import { openEntry, openScreen, says } from './screen.ts';
import { connectAndCopy } from './welcome.ts';

let firefox: Firefox;
let platform: Platform;
let html: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  html = await (await fetch(`${platform.url}/world/saltmere-tidewright/export`)).text();
  await firefox.install();
  await watchRequests(firefox);
});
test.afterAll(() => platform?.close());

test('an export page becomes a world to search and read, without a single request', async () => {
  const page = await openScreen(firefox, 'import');
  await expectAccessible(firefox, page, 'before');
  await dropFile(page, '<h1>Recipes</h1>');
  await says(page, /neither World Anvil’s export page/);
  // The zone listens a moment after it is drawn.
  await expect
    .poll(async () => {
      await dropFile(page, trapped(html));
      return page.text();
    })
    .toMatch(/Saltmere is on this device/);
  await expectAccessible(firefox, page, 'after');
  await firefox.closeTab(page);

  const panel = await openScreen(firefox, 'sidepanel');
  await says(panel, /Read from an export/);
  await openEntry(panel, 'Edda Marsh');
  expect(await requestsSeen(firefox)).toEqual([]);
  await firefox.closeTab(panel);
});

test('once connected, it is the account’s world', async () => {
  await connectAndCopy(firefox, platform, 'opened');
  const panel = await openScreen(firefox, 'sidepanel');
  await expect.poll(() => panel.text()).not.toContain('Read from an export');
  const count = platform.articles(platform.worldId).length;
  await expect
    .poll(() =>
      panel.eval(
        `[...document.querySelectorAll('button')].some(({ textContent }) => /^Articles\\s*${count}$/.test(textContent))`,
      ),
    )
    .toBe(true);
  await firefox.closeTab(panel);
});
