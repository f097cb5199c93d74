import type { Page } from '@playwright/test';
import { inWorker } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { editArticle, field, visual } from './editor-stage.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';
import { checkboxOf, marksOn, namesOf, overhang } from './world-page-marks.ts';
import { addressOf, articleCalled, OnPage, overlap } from './world-page-stage.ts';

/** Simulates the browser's event for a menu item or a shortcut, with the tab of this page. */
async function tell(chromium: Chromium, page: Page, event: string): Promise<void> {
  await page.bringToFront();
  await inWorker(
    chromium,
    `chrome.tabs.query({}).then((tabs) => {
      const tab = tabs.find(({ url }) => url === ${JSON.stringify(page.url())});
      ${event};
    })`,
  );
}

const menu = (chromium: Chromium, page: Page, id: string, more = '') =>
  tell(
    chromium,
    page,
    `chrome.contextMenus.onClicked.dispatch({ menuItemId: 'links:${id}', editable: false, ${more} }, tab)`,
  );
const completionKey = (chromium: Chromium, page: Page) =>
  tell(chromium, page, `chrome.commands.onCommand.dispatch('complete-mention', tab)`);

const ROW = `(it) => it.querySelector('[aria-selected=true] b')?.dataset.words`;

const scrollField = (page: Page, by: number) =>
  field(page, 'content').evaluate((element, pixels) => element.scrollBy(0, pixels), by);

/** The page's tree as its own scripts see it. */
const tree = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    if (copy instanceof Element) for (const ours of copy.querySelectorAll('[data-loreside]')) ours.remove();
    return new XMLSerializer().serializeToString(copy);
  });

test('links show cards with their target, and the page can’t find out', async ({ chromium, platform }) => {
  platform.quirks.hostileCss = true;
  const page = await chromium.visit(await addressOf(platform, 'Saltmere'));
  const shown = await OnPage.of(page);
  const before = await tree(page);
  const link = page.locator('a.article-link', { hasText: 'The Needle' });
  await shown.seen('pill');
  const told = () => shown.words('link-card');
  await shown.showCard(link);
  await expect.poll(told).toMatch(/^The NeedleBuilding or landmark/);
  const card = await shown.seen('link-card');
  const box = await link.boundingBox();
  expect(box && overlap(card, box)).toBe(false);
  expect(card.width).toBeGreaterThan(150);
  await page.keyboard.press('Escape');
  await expect.poll(() => shown.box('link-card')).toBeNull();

  // With the keyboard the card is announced; scrolling removes it.
  await link.focus();
  await page.keyboard.press('Alt+Shift+KeyH');
  await shown.seen('link-card');
  await page.mouse.wheel(0, 40);
  await expect.poll(() => shown.box('link-card')).toBeNull();
  expect(await tree(page)).toBe(before);

  // The menu of a link opens its entry in the panel.
  const href = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''));
  // Nobody has clicked a real menu, so the browser opens no side panel: it opens in a window of its own.
  const opening = chromium.context.waitForEvent('page', (one) =>
    one.url().includes('/sidepanel.html?instead'),
  );
  await menu(chromium, page, 'open', `linkUrl: ${JSON.stringify(href)}`);
  const opened = await opening;
  await expect(opened.getByRole('heading', { name: 'The Needle' }).first()).toBeVisible();

  // Opening it reads it in full, so its card shows the beginning.
  const { excerpt } = articleCalled(platform, 'The Needle');
  await expect(opened.getByText('Forty feet of black stone').first()).toBeVisible();
  await page.bringToFront();
  await shown.showCard(link);
  await expect.poll(told).toBe(`The NeedleBuilding or landmark${excerpt}`);
  await shown.expectAccessible('link-card');
  await page.mouse.move(2, 2);

  // The names on the page are marked, listed and navigable, and removed with the list. The tree stays the same.
  await page.evaluate(() => scrollTo(0, 0));
  await menu(chromium, page, 'names');
  await opened.bringToFront();
  const names = opened.getByRole('listbox', { name: 'Names found' });
  await expect(names.getByRole('option', { name: /Gull Ward/ })).toBeVisible();
  await names.getByRole('option', { name: /Gull Ward/ }).click();
  const highlights = () =>
    page.evaluate(() => [...CSS.highlights.entries()].map(([name, { size }]) => [name, size > 0]));
  await expect.poll(highlights).toEqual([
    ['loreside-names', true],
    ['loreside-name', true],
  ]);
  expect(await tree(page)).toBe(before);

  // On a page outside the person's own site, its scripts see no names until they are asked for.
  const inScript = (request: string) =>
    tell(
      chromium,
      page,
      `return chrome.scripting.executeScript({ target: { tabId: tab.id }, func: () => globalThis.loresideNames(${request}) })`,
    );
  await inScript(`{ do: 'read' }`);
  await inScript(`{ do: 'mark', names: [[0, 5]], isSeen: false }`);
  await inScript(`{ do: 'show', name: 0, place: 0 }`);
  expect(await highlights()).toEqual([]);
  await inScript(`{ do: 'reveal' }`);
  expect((await highlights()).map(([name]) => name)).toEqual(['loreside-names']);
  await opened.bringToFront();
  await opened.keyboard.press('Alt+ArrowLeft');
  await expect.poll(highlights).toEqual([]);
});

test('entries of a list show their status, and several are changed and undone together', async ({
  chromium,
  panel,
  platform,
}) => {
  // At the fastest pace that a person can set.
  await inWorker(
    chromium,
    `chrome.storage.local.get({ settings: {} }).then(({ settings }) =>
      chrome.storage.local.set({ settings: { ...settings, pace: 5 } }))`,
  );
  const page = await chromium.visit(`${platform.url}/world/article/list`);
  const shown = await OnPage.of(page);
  const cdp = await page.context().newCDPSession(page);
  const articles = platform.articles(platform.worldId);
  const flagsOf = (title: string) => {
    const { isDraft, isWip, state } = articleCalled(platform, title);
    return [isDraft && 'draft', isWip && 'WIP', state === 'private' && 'private'].filter(Boolean).join(', ');
  };
  // Only entries near the viewport are marked; the others follow while scrolling.
  await page.setViewportSize({ width: 1280, height: 3000 });
  const listed = await page.locator('td a[href*="/a/"]').allTextContents();
  const titles = [...new Set(listed)].filter(
    (title) => articles.filter((one) => one.title === title).length === 1,
  );
  const flagged = titles.filter((title) => flagsOf(title) !== '');
  expect(flagged.length).toBeGreaterThan(3);
  await expect
    .poll(async () => {
      const marks = await marksOn(cdp);
      return titles.filter((title) => (marks[title] ?? '') !== flagsOf(title));
    })
    .toEqual([]);
  const shift = await page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
      .observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 300, 0);
  })`);
  expect(shift).toBeLessThan(0.01);

  const [first = ''] = flagged;
  expect(await namesOf(cdp, 'image')).toContain(`${first}, ${flagsOf(first)}`);

  // In a narrow window, the marks of an entry stay within its row.
  for (const width of [320, 700]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => overhang(page, cdp)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await expect.poll(async () => Object.values(await marksOn(cdp)).length).toBeGreaterThan(3);

  const finished = titles.filter((title) => !articleCalled(platform, title).isDraft).slice(0, 3);
  await page.keyboard.press('Alt+Shift+KeyP');
  await shown.seen('picking');
  expect(
    (await shown.accessibleNames()).filter((one) => /^(toolbar|button|combobox|textbox)/.test(one)),
  ).toEqual([
    ...['toolbar Selected entries', 'button Select all', 'button Clear'],
    ...['button Change…', 'button Done'],
  ]);
  expect(await namesOf(cdp, 'image')).toContain(`${first}, not selected`);
  const [byClick = '', byKey = '', byBox = ''] = finished;
  const link = (title: string) => page.getByRole('link', { name: title, exact: true }).first();
  await link(byClick).click();
  await link(byKey).focus();
  await page.keyboard.press('Space');
  await page.mouse.click(...(await checkboxOf(cdp, byBox)));
  const count = () => shown.ask<string>('picking', `(it) => it.querySelector('output').textContent`);
  await expect.poll(count).toBe('3 selected');
  expect(page.url()).toBe(`${platform.url}/world/article/list`);
  await expect.poll(async () => (await marksOn(cdp))[byBox]).toMatch(/(^|, )selected$/);
  // Meanwhile somebody else makes one of them a draft.
  const [other = ''] = finished;
  await fetch(`${platform.url}/api/external/boromir/article?id=${articleCalled(platform, other).id}`, {
    method: 'PATCH',
    headers: {
      'x-application-key': platform.applicationKey,
      'x-auth-token': platform.authToken,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ isDraft: true }),
  });
  await shown.click('Change…');
  await expect(panel.page.getByRole('heading', { name: 'Change 3 articles' })).toBeVisible();
  // Nothing is preselected.
  await expect(panel.page.getByRole('button', { name: 'Change 3 articles…' })).toBeDisabled();
  await panel.page.getByLabel('Change', { exact: true }).selectOption('Mark as a draft');
  await panel.page.getByRole('button', { name: 'Change 3 articles…' }).click();
  await panel.page.getByRole('dialog').getByRole('button', { name: 'Mark as a draft' }).click();
  const report = panel.page.getByRole('region', { name: 'Several changes' }).first();
  await expect(report).toContainText(/2 of 3 changed, 1 /);
  for (const title of finished) expect(articleCalled(platform, title).isDraft).toBe(true);
  await page.bringToFront();
  await expect.poll(async () => (await marksOn(cdp))[byKey]).toBe('draft, selected');
  await panel.page.bringToFront();
  await panel.page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  const question = panel.page.getByRole('dialog', { name: 'Make them public again?' });
  await question.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.page.getByText(/2 of 2 undone/)).toBeVisible();
  expect(finished.map((title) => articleCalled(platform, title).isDraft)).toEqual([true, false, false]);
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect.poll(() => shown.box('picking')).toBeNull();

  // In screen-share mode, private entries have no marks.
  await page.setViewportSize({ width: 1280, height: 3000 });
  const [secret = ''] = flagged.filter((title) => flagsOf(title).includes('private'));
  await expect.poll(async () => (await marksOn(cdp))[secret]).toContain('private');
  await panel.page.bringToFront();
  await panel.press('Alt+KeyS');
  await page.bringToFront();
  await expect.poll(async () => (await marksOn(cdp))[secret]).toBeUndefined();
});

test('mentions are completed by key where somebody writes, and can be undone there', async ({
  chromium,
  platform,
}) => {
  platform.quirks.hostileCss = true;
  const { id } = articleCalled(platform, 'Captain Isaura Venn');
  const page = await editArticle(chromium, platform, 'Saltmere', 'plain');
  const shown = await OnPage.of(page);
  const row = () => shown.ask<string>('completion', ROW);
  await field(page, 'content').click();
  await page.keyboard.press('Control+End');
  // The field scrolls.
  await page.keyboard.type(`${'\n'.repeat(40)}Met by Isa`);
  await completionKey(chromium, page);
  await expect.poll(row).toContain('Captain Isaura Venn');
  await page.keyboard.press('Escape');
  await expect.poll(() => shown.box('completion')).toBeNull();
  await completionKey(chromium, page);
  const { y } = await shown.seen('completion');
  await scrollField(page, -4);
  await expect.poll(async () => (await shown.box('completion'))?.y).toBe(y + 4);
  await page.keyboard.type('ura');
  await expect.poll(row).toContain('Captain Isaura Venn');
  await page.keyboard.press('Enter');
  await expect(field(page, 'content')).toHaveValue(
    new RegExp(`Met by @\\[Captain Isaura Venn\\]\\(person:${id}\\)$`),
  );
  await page.keyboard.press('Control+Z');
  await expect(field(page, 'content')).toHaveValue(/Met by Isaura$/);
  await completionKey(chromium, page);
  await shown.seen('completion');
  await scrollField(page, -10_000);
  await expect.poll(() => shown.box('completion')).toBeNull();

  const writing = await editArticle(chromium, platform, 'Saltmere', 'visual');
  const beside = await OnPage.of(writing);
  const editor = visual(writing, 'content');
  await editor.click();
  await writing.keyboard.press('Control+A');
  await writing.keyboard.type('Met by Isaura');
  await completionKey(chromium, writing);
  await beside.seen('completion');
  await expect.poll(() => beside.ask<string>('completion', ROW)).toContain('Captain Isaura Venn');
  await writing.keyboard.press('Enter');
  const mention = editor.locator(`[data-inline-content-type=mention][data-target-id="${id}"]`);
  await expect(mention).toHaveText('Captain Isaura Venn');
  await writing.keyboard.type(' at dusk');
  await expect(editor).toHaveText('Met by Captain Isaura Venn at dusk');
});
