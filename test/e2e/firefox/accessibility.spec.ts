import { type Platform, startPlatform } from '../../service/index.ts';
import { addressOf } from '../chromium/world-page-stage.ts';
import { expectAccessible, expectGood, expectShownAccessible, setScheme } from './axe.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { OnPage } from './on-page.ts';
import { has, openEntry, openScreen, pressFirst, says } from './screen.ts';
import { connectAndCopy } from './welcome.ts';

const BOX = 'Search the world';
const [SHIFT, CONTROL, ALT] = ['\uE008', '\uE009', '\uE00A'];
const [ENTER, ESCAPE, F1] = ['\uE007', '\uE00C', '\uE031'];

let firefox: Firefox;
let platform: Platform;

// Like one person on the first day: before and after the connection, then from screen to screen.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  await firefox.install();
  // Nothing moves while its colors are measured.
  await firefox.prefer({ 'ui.prefersReducedMotion': 1 });
  await setScheme(firefox, 'light');
});
test.afterAll(async () => {
  await firefox.prefer({ 'ui.prefersReducedMotion': 0 });
  await platform?.close();
});

test('what is there before a connection', async () => {
  const welcome = await openScreen(firefox, 'welcome');
  await expectGood(firefox, welcome, 'welcome');
  await welcome.press('Just collect drafts for now');
  await says(welcome, /saved as drafts on this device/);
  await expectAccessible(firefox, welcome, 'collecting drafts');
  await firefox.closeTab(welcome);
  for (const name of ['popup', 'sidepanel', 'palette', 'options']) {
    const tab = await openScreen(firefox, name);
    await expectGood(firefox, tab, `${name}, not connected`);
    await firefox.closeTab(tab);
  }
});

test('a draft, its fields, its receipt and the outbox', async () => {
  await connectAndCopy(firefox, platform);
  const popup = await openScreen(firefox, 'popup');
  await popup.press('New empty draft');
  await popup.fill('Title', 'The lamp');
  await expectGood(firefox, popup, 'draft');
  await popup.chord(ALT, 'm');
  await has(popup, '[data-field=excerpt]');
  await expectGood(firefox, popup, 'more fields');
  for (const chip of ['World', 'Template', 'Category', 'Tags', 'Status', 'Visibility']) {
    const button = `[...document.querySelectorAll('.capture-chips button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith('${chip}'))`;
    if (!(await popup.eval(`Boolean(${button})`))) continue;
    await popup.eval(`${button}.click()`);
    await expectAccessible(firefox, popup, `chip ${chip}`);
    await popup.keys(ESCAPE);
  }
  await popup.showMarkup();
  await expectAccessible(firefox, popup, 'markup');
  await popup.chord(CONTROL, ENTER);
  await has(popup, 'section.receipt');
  await expectGood(firefox, popup, 'receipt');
  await firefox.closeTab(popup);
  const outbox = await openScreen(firefox, 'popup');
  await pressFirst(outbox, 'Outbox');
  await says(outbox, /The lamp/);
  await expectGood(firefox, outbox, 'outbox');
  await firefox.closeTab(outbox);
});

test('the panel: searching, keys and worlds', async () => {
  const panel = await openScreen(firefox, 'sidepanel');
  await says(panel, /\d+ entries · synced/);
  await expectGood(firefox, panel, 'home');
  await panel.fill(BOX, 'lamp');
  await has(panel, '[role=option]');
  await expectGood(firefox, panel, 'found');
  await panel.fill(BOX, 'tag:smug');
  await expectAccessible(firefox, panel, 'a tag begun');
  await panel.fill(BOX, 'is:draft Quaggoth');
  await says(panel, /Remove filters/);
  await expectGood(firefox, panel, 'nothing found');
  await panel.keys(`${ESCAPE}${F1}`);
  await has(panel, 'dialog[open]');
  await expectGood(firefox, panel, 'keys');
  await panel.keys(ESCAPE);
  await panel.chord(ALT, 'w');
  await has(panel, '[role=menu]');
  await expectGood(firefox, panel, 'worlds');
  await pressFirst(panel, 'World overview');
  await says(panel, /Change settings/);
  await expectGood(firefox, panel, 'world');
  const palette = await openScreen(firefox, 'palette');
  await palette.fill(BOX, 'lamp');
  await has(palette, '[role=option]');
  await expectGood(firefox, palette, 'palette');
  await firefox.closeTab(palette);
  await firefox.closeTab(panel);
});

test('the panel: entries of every kind, lists, edits and the history', async () => {
  const panel = await openScreen(firefox, 'sidepanel');
  await openEntry(panel, 'Captain Isaura Venn');
  await expectGood(firefox, panel, 'article');
  await panel.keys('e');
  await has(panel, '[role=menu]');
  await expectAccessible(firefox, panel, 'menu');
  // In dark mode, Firefox's own are white.
  expect(await panel.eval("getComputedStyle(document.querySelector('[role=menu]')).scrollbarColor")).not.toBe(
    'auto',
  );
  await panel.keys('t');
  await expect.poll(() => panel.eval('document.activeElement?.getAttribute("role")')).toBe('combobox');
  await expectGood(firefox, panel, 'tags');
  await panel.keys('tenth lamp');
  await panel.chord(CONTROL, ENTER);
  await says(panel, /Tags changed/);
  await expectAccessible(firefox, panel, 'toast');
  await openEntry(panel, 'Captain Isaura Venn');
  await panel.keys('e');
  await has(panel, '[role=menu]');
  await panel.keys('h');
  await has(panel, 'ol.changes');
  await panel.press('Show details');
  await expectGood(firefox, panel, 'history');
  await openEntry(panel, 'Lamp-Eater');
  await says(panel, /Large aberration/);
  await expectGood(firefox, panel, 'statblock');
  await openEntry(panel, 'The second stair');
  await expectGood(firefox, panel, 'secret, hidden');
  await panel.keys('s');
  await has(panel, '.secret-text');
  await expectGood(firefox, panel, 'secret');
  await panel.keys(ESCAPE);
  await openEntry(panel, 'harbour.webp');
  await says(panel, /Images load only if you allow it/);
  await expectGood(firefox, panel, 'image, not allowed');
  await panel.press('Only this one');
  await expect
    .poll(() => panel.eval(`document.querySelector('.world-image img')?.naturalWidth ?? 0`))
    .toBe(1280);
  await expectGood(firefox, panel, 'image');
  await openEntry(panel, 'Trust the Lamps');
  await expectGood(firefox, panel, 'manuscript');
  for (const kind of ['Articles', 'Categories', 'Images', 'Secrets', 'Statblocks', 'Manuscripts']) {
    await panel.fill(BOX, 'x');
    await panel.keys(ESCAPE);
    await has(panel, '.destinations button');
    await pressFirst(panel, kind);
    await says(panel, new RegExp(kind));
    await has(panel, '.entry h1');
    await expectGood(firefox, panel, kind);
  }
  await pressFirst(panel, 'Screen sharing');
  await expectGood(firefox, panel, 'screen sharing');
  await firefox.closeTab(panel);
});

test('what is shown on pages of a world', async () => {
  const tab = await firefox.open(await addressOf(platform, 'Saltmere'));
  const shown = new OnPage(tab);
  await expectShownAccessible(firefox, shown, 'pill');
  await shown.click('More');
  await expectShownAccessible(firefox, shown, 'sheet');
  await tab.keys(ESCAPE);
  // Closing it moves the focus.
  await shown.isUnseen('sheet');
  // A tab that comes to the front gets the focus a moment later, which hides a card.
  await expect.poll(() => tab.eval('document.hasFocus()')).toBe(true);
  // Scrolling hides a card, too, and its event comes with the next frame.
  await tab.eval(`(async () => {
    [...document.querySelectorAll('a.article-link')].find((one) => one.textContent.includes('The Needle')).focus();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  })()`);
  await tab.chord(ALT, SHIFT, 'h');
  await expectShownAccessible(firefox, shown, 'link-card');
  await firefox.closeTab(tab);
  const list = await firefox.open(`${platform.url}/world/article/list`);
  const listed = new OnPage(list);
  await expect.poll(async () => (await listed.marks()).length).toBeGreaterThan(2);
  await expectShownAccessible(firefox, listed, 'mark');
  await list.chord(ALT, SHIFT, 'p');
  await expectShownAccessible(firefox, listed, 'picking');
  await firefox.closeTab(list);
});
