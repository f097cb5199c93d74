import { type Platform, startPlatform } from '../../service/index.ts';
import { addressOf } from '../chromium/world-page-stage.ts';
import { COVER, SPY } from '../hostile-scripts.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { OnPage } from './on-page.ts';
import type { Tab } from './tab.ts';
import { connectAndCopy } from './welcome.ts';

const SHIFT = '\uE008';
const ALT = '\uE00A';
const ENTER = '\uE007';

let firefox: Firefox;
let platform: Platform;

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

async function show(address: string): Promise<{ tab: Tab; shown: OnPage }> {
  const tab = await firefox.open(address);
  return { tab, shown: new OnPage(tab) };
}

async function unfolded(address: string): Promise<{ tab: Tab; shown: OnPage }> {
  const { tab, shown } = await show(address);
  await shown.seen('pill');
  await shown.click('More');
  await shown.seen('sheet');
  return { tab, shown };
}

test('a page can’t find out what is shown over it, by events, searches or hit tests', async () => {
  const { tab, shown } = await show(await addressOf(platform, 'Saltmere'));
  await shown.seen('pill');
  await tab.eval(SPY);
  const spied = async () => String(await tab.eval('spy.sweep()'));
  const grown = async (secret: string) => String(await tab.eval(`spy.grown(${JSON.stringify(secret)})`));
  // The bar: Firefox exposes its nodes to the page (`originalTarget`), but they look the same for everybody.
  await shown.click('More');
  await shown.seen('sheet');
  const { x: left, y: top } = await shown.seen('pill');
  for (const by of [12, 40, 70]) await tab.mouse(left + by, top + 12);
  await tab.click('h1');
  const link = `[...document.querySelectorAll('a.article-link')].find((one) => one.textContent.includes('The Needle'))`;
  await shown.showCard(link);
  const card = await shown.seen('link-card');
  expect(await shown.words('link-card')).toMatch(/Building or landmark/);
  for (const by of [2, 10, 18]) await tab.mouse(card.x + 20, card.y + by);
  const told = await spied();
  // The listeners do reach the bar, so the test looks where the words would be.
  expect(told).toContain('data-act');
  expect(told).not.toContain('Building or landmark');
  expect(await grown('Building or landmark')).not.toContain('Building or land');
  // Its items name what the page itself shows, the heading, but not what only the user can see.
  const items = told.split('\n').filter((one) => one.includes('data-act'));
  expect(items.join()).not.toMatch(/Public|Private/);
  await firefox.closeTab(tab);

  const list = await show(`${platform.url}/world/article/list`);
  await expect.poll(async () => (await list.shown.marks()).length).toBeGreaterThan(3);
  await list.tab.eval(SPY);
  await list.tab.chord(ALT, SHIFT, 'p');
  const picking = await list.shown.seen('picking');
  await list.tab.mouse(picking.x + 20, picking.y + 12, 0);
  for (const y of [120, 160, 200, 240]) await list.tab.mouse(300, y);
  const listTold = String(await list.tab.eval('spy.sweep()'));
  for (const words of [', selected', ', draft', ', private']) expect(listTold).not.toContain(words);
  expect(await list.tab.eval('spy.counts.mutations')).toBe(0);
  await firefox.closeTab(list.tab);
});

test('a page can’t tell from the bar’s Pin whether the entry is pinned', async () => {
  const address = await addressOf(platform, 'Saltmere');
  const told: string[] = [];
  for (const isPinned of [false, true]) {
    const { tab, shown } = await show(address);
    const { x, y } = await shown.seen('pill');
    const pin = await shown.seen('Pin');
    await tab.eval(SPY);
    await tab.mouse(x + 4, y + 4);
    await tab.mouse(pin.x + pin.width / 2, pin.y + pin.height / 2);
    const found = String(await tab.eval('spy.sweep()'));
    const tags = found.match(/<[^<>]*data-act="pin"[^<>]*>/g) ?? [];
    told.push([...new Set(tags)].sort().join());
    if (!isPinned) {
      await shown.click('Pin');
      await shown.says('Pinned');
    }
    await firefox.closeTab(tab);
  }
  expect(told[0]).toContain('data-act');
  expect(told[1]).toBe(told[0]);
  expect(told.join()).not.toMatch(/pressed|checked|pinned/i);
});

/** Clicks twice and presses keys; false if that left the page, which also aborts what was running. */
async function pressed(tab: Tab, x: number, y: number, address: string): Promise<boolean> {
  try {
    await tab.mouse(x, y, 0, 2);
    await tab.keys(`${ENTER} `);
    return (await tab.eval('location.href')) === address;
  } catch {
    return false;
  }
}

test('whatever covers the bar, no number of clicks and keys changes anything on World Anvil', async () => {
  const address = await addressOf(platform, 'The Needle');
  let { tab, shown } = await unfolded(address);
  const places = [...(await shown.actions('pill')), ...(await shown.actions('sheet'))];
  const state = () => JSON.stringify(platform.articles(platform.worldId));
  const before = state();
  await tab.eval(COVER);
  let presses = 0;
  for (const { x, y, width, height } of places) {
    const isHere = await pressed(tab, x + width / 2, y + height / 2, address);
    if (isHere) presses += 1;
    if (isHere) continue;
    // The clicks hit the link to the editor, so continue in another tab.
    await firefox.closeTab(tab);
    ({ tab, shown } = await unfolded(address));
    await tab.eval(COVER);
  }
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(presses).toBeGreaterThan(10);
  expect(state()).toBe(before);
  await firefox.closeTab(tab);
});
