import type { Page } from '@playwright/test';
import { COVER, SPY } from '../hostile-scripts.ts';
import { inWorker } from './background-state.ts';
import { editArticle, field } from './editor-stage.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';
import { markRects, marksOn } from './world-page-marks.ts';
import { addressOf, articleCalled, OnPage } from './world-page-stage.ts';

const spied = (page: Page): Promise<string> => page.evaluate<string>('spy.sweep()');
const grown = (page: Page, secret: string): Promise<string> =>
  page.evaluate<string>(`spy.grown(${JSON.stringify(secret)})`);

test('a page can’t find out about a card over its links', async ({ chromium, platform }) => {
  const page = await chromium.visit(await addressOf(platform, 'Saltmere'));
  const shown = await OnPage.of(page);
  await shown.seen('pill');
  await page.evaluate(SPY);
  const link = page.locator('a.article-link', { hasText: 'The Needle' });
  await shown.showCard(link);
  await expect.poll(() => shown.words('link-card')).toMatch(/^The NeedleBuilding or landmark/);
  const card = await shown.seen('link-card');
  // Move over the card and click it.
  await page.mouse.move(card.x + 20, card.y + 10, { steps: 4 });
  await shown.seen('link-card');
  expect(await spied(page)).not.toContain('Building or landmark');
  expect(await grown(page, 'Building or landmark')).not.toContain('Building or land');
  // The text search may have scrolled the page under the pointer.
  await shown.showCard(link);
  const again = await shown.seen('link-card');
  await page.mouse.move(again.x + 20, again.y + 10, { steps: 4 });
  await page.mouse.click(again.x + 20, again.y + 10);
  expect(page.url()).toBe(await addressOf(platform, 'Saltmere'));
  await link.focus();
  await page.keyboard.press('Alt+Shift+KeyH');
  await shown.seen('link-card');
  await page.emulateMedia({ media: 'print' });
  expect(await shown.box('link-card')).toBeNull();
  await page.emulateMedia({ media: null });
  expect(await spied(page)).not.toContain('Building or landmark');
  expect(await page.evaluate('spy.counts')).toEqual({ mutations: 0, resizes: expect.any(Number) });
});

test('a page can’t find out about marks in its lists, by scripts or styles', async ({
  chromium,
  platform,
}) => {
  const plain = await chromium.visit(platform.url);
  await plain.goto(`${platform.url}/world/article/list`);
  const page = plain;
  const cdp = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(SPY);
  // Render the marks again, with the page's own observers in place.
  const before = await page.evaluate(() => document.body.outerHTML);
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await expect.poll(async () => Object.keys(await marksOn(cdp)).length).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.body.outerHTML)).toBe(before);
  expect(await page.evaluate('spy.counts.mutations')).toBe(0);
  // With the page's own style sheet: no element appears beside a link.
  await page.addStyleTag({
    content: 'td a:has(+ *), td:has(> a:not(:last-child)) { color: rgb(1, 2, 3) !important }',
  });
  const colors = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('td a[href*="/a/"]')].map((link) => getComputedStyle(link).color),
    ),
  ]);
  expect(colors).toHaveLength(1);
  expect(colors).not.toContain('rgb(1, 2, 3)');

  // The element at a mark is the same as at the same position of an entry without one.
  const marks = await markRects(cdp);
  const under = (x: number, y: number) =>
    page.evaluate(([at, down]) => document.elementFromPoint(at ?? 0, down ?? 0)?.localName, [x, y]);
  for (const { x, y, width, height } of marks.slice(0, 5)) {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.click(x + width / 2, y + height / 2);
    expect(await under(x + width / 2, y + height / 2)).toBe('td');
  }
  const told = await spied(page);
  for (const words of ['draft,', 'WIP', ', private', 'Loreside: status']) expect(told).not.toContain(words);
  // The page's visibility observer reports the same for all rows.
  await expect.poll(() => page.evaluate('spy.visibilities()')).toEqual([false]);

  // Selecting entries doesn't change that.
  await page.keyboard.press('Alt+Shift+KeyP');
  await page.locator('td a[href*="/a/"]').first().click();
  expect(await page.evaluate(() => document.body.outerHTML)).toBe(before);
  expect(await spied(page)).not.toContain('☑');
});

test('a page of another author on the same host gets nothing', async ({ chromium, platform }) => {
  const address = await addressOf(platform, 'The Needle');
  const bad = `${new URL(address).origin}/w/somebody-else/a/trap`;
  await chromium.context.route(bad, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><h1>Trap</h1><ul><li><a href="${address}">The Needle</a></ul>
        <p><a id="by-id" data-article-id="${articleCalled(platform, 'The Needle').id}" href="/w/x/a/y">Another</a></p>`,
    }),
  );
  const page = await chromium.visit(bad);
  const shown = await OnPage.of(page);
  await expect(page.locator('[data-loreside]')).toHaveCount(1);
  for (const link of await page.locator('a').all()) {
    await link.hover();
    await page.waitForTimeout(900);
    expect(await shown.words('link-card')).toBe('');
    await link.focus();
    await page.keyboard.press('Alt+Shift+KeyH');
    await page.waitForTimeout(300);
    expect(await shown.words('link-card')).toBe('');
  }
  expect(await shown.box('pill')).toBeNull();
});

test('a page can’t find out what is suggested where its owner writes', async ({ chromium, platform }) => {
  const page = await editArticle(chromium, platform, 'Saltmere', 'plain');
  const shown = await OnPage.of(page);
  await page.evaluate(SPY);
  await field(page, 'content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nMet by Isa');
  await page.bringToFront();
  await inWorker(
    chromium,
    `chrome.tabs.query({}).then((tabs) => chrome.commands.onCommand.dispatch('complete-mention',
      tabs.find(({ url }) => url === ${JSON.stringify(page.url())})))`,
  );
  await shown.seen('completion');
  await expect.poll(() => shown.words('completion')).toContain('Captain Isaura Venn');
  const list = await shown.seen('completion');
  await page.mouse.move(list.x + 20, list.y + 12, { steps: 3 });
  expect(await spied(page)).not.toContain('Captain Isaura Venn');
  expect(await grown(page, 'Captain Isaura Venn')).not.toContain('Captain Is');
  // A click on a row chooses it without reaching the page.
  await field(page, 'content').focus();
  await page.keyboard.press('Control+End');
  await inWorker(
    chromium,
    `chrome.tabs.query({}).then((tabs) => chrome.commands.onCommand.dispatch('complete-mention',
      tabs.find(({ url }) => url === ${JSON.stringify(page.url())})))`,
  );
  const again = await shown.seen('completion');
  await page.mouse.click(again.x + 30, again.y + 14);
  await expect(field(page, 'content')).toHaveValue(/Met by @\[Captain Isaura Venn\]/);
});

test('whatever covers the bar, no number of clicks and keys changes anything on World Anvil', async ({
  chromium,
  platform,
}) => {
  const address = await addressOf(platform, 'The Needle');
  const page = await chromium.visit(address);
  const shown = await OnPage.of(page);
  await shown.seen('pill');
  await shown.click('More');
  await shown.seen('sheet');
  const places = [...(await shown.actions('pill')), ...(await shown.actions('sheet'))];
  expect(places.length).toBeGreaterThan(10);
  const state = () => JSON.stringify(platform.articles(platform.worldId));
  const before = state();
  await page.evaluate(COVER);
  for (const { x, y, width, height } of places) {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 2 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    // An action closes the menu, and a link leads to another page.
    if (page.url() === address && (await shown.box('sheet')) !== null) continue;
    await page.goto(address);
    await shown.seen('pill');
    await shown.click('More');
    await shown.seen('sheet');
    await page.evaluate(COVER);
  }
  await page.waitForTimeout(3_000);
  expect(state()).toBe(before);
  // Nothing waits to be sent either: the clicks only opened editor windows and the panel.
  const changes = await inWorker(
    chromium,
    `new Promise((resolve, reject) => {
      const opening = indexedDB.open('loreside-history');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('changes').objectStore('changes').count();
        all.onsuccess = () => { opening.result.close(); resolve(all.result); };
      };
    })`,
  );
  expect(changes).toBe(0);
});
