import { expectAccessible } from './axe.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { has, openScreen, says } from './screen.ts';

const SAMPLE_WORLD_ID = '5a17e2e0-1a4b-4c9d-8e10-0009b8a3f301';
const BOX = 'Search the world';

let firefox: Firefox;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  await firefox.install();
  const welcome = await openScreen(firefox, 'welcome');
  await welcome.press('Try the sample world');
  await says(welcome, /Saltmere is on this device/);
});

test('entries are found by their links, and the review lists those with problems', async () => {
  const panel = await openScreen(firefox, 'sidepanel');
  await panel.fill(BOX, 'to:"Edda Marsh"');
  await has(panel, '[role=option]');
  await panel.fill(BOX, 'links:lots');
  await says(panel, /“lots” isn’t a number of links/);
  await firefox.closeTab(panel);

  const orphans = await openScreen(firefox, 'sidepanel', `?world=${SAMPLE_WORLD_ID}&review=orphans`);
  await has(orphans, '[role=option]');
  await expectAccessible(firefox, orphans, 'the orphans');
  await firefox.closeTab(orphans);

  const broken = await openScreen(firefox, 'sidepanel', `?world=${SAMPLE_WORLD_ID}&review=broken`);
  await has(broken, '.problem, .empty-state');
  await expectAccessible(firefox, broken, 'the broken links');
  await expect.poll(() => broken.text()).not.toMatch(/Looking for/);
});
