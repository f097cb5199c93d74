import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import type { Chromium } from './browser.ts';
import { openFillerPage } from './category-fill.ts';
import type { Filler } from './category-filler.ts';
import { expect } from './fixtures.ts';
import { SearchScreen } from './search-screen.ts';
import { testsFrom } from './shared-world.ts';

type Filled = Parameters<Filler['put']>[0][number];

const DAY = 86_400_000;
const TEMPLATES = ['person', 'settlement', 'item', 'vehicle'];

/** A world in which twelve articles are called “Alba Angwin”, among three thousand others. */
function entriesOf(now: number): Filled[] {
  const categories = ['People', 'Ships', 'Relics'].map(
    (title, at): Filled => ({ kind: 'category', id: `c${at}`, title }),
  );
  const same = Array.from(
    { length: 12 },
    (_, at): Filled => ({
      ...{ kind: 'article', id: `same${at}`, title: 'Alba Angwin', template: TEMPLATES[at % 4] ?? null },
      ...{ categoryId: `c${at % 3}`, excerpt: at < 6 ? 'She rowed for the Wardens.' : null },
      ...{ updatedAt: now - (at + 1) * at * DAY, isWip: at === 7 },
    }),
  );
  const others = Array.from(
    { length: 3_000 },
    (_, at): Filled => ({
      ...{ kind: 'article', id: `a${at}`, title: `Lamp ${at}`, template: 'item', updatedAt: now - at * DAY },
    }),
  );
  return [...categories, ...same, ...others];
}

const test = testsFrom(async (chromium) => {
  const page = await openFillerPage(chromium);
  await page.evaluate((entries) => globalThis.filler.put(entries), entriesOf(Date.now()));
});

async function look(page: Page, name: string): Promise<void> {
  if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/${name}.png` });
}

async function openNarrow(chromium: Chromium): Promise<SearchScreen> {
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  await panel.page.setViewportSize({ width: 400, height: 800 });
  return panel;
}

const tops = (rows: Locator) =>
  rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)));
const heights = (rows: Locator) =>
  rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
const titles = (panel: SearchScreen) => panel.rows.locator('.result-title').allTextContents();
const sortButton = (panel: SearchScreen) => panel.page.getByRole('button', { name: /^Sort: / });

async function sortBy(panel: SearchScreen, order: string): Promise<void> {
  await sortButton(panel).click();
  await panel.page.getByRole('menuitemradio', { name: order }).click();
}

test('twelve articles of the same name can be told apart', async ({ chromium }) => {
  const panel = await openNarrow(chromium);
  await panel.type('alba angwin');
  await expect(panel.rows).toHaveCount(12);
  const texts = await panel.rows.evaluateAll((rows) => rows.map((row) => row.textContent));
  expect(new Set(texts).size).toBe(12);
  expect(new Set(await heights(panel.rows))).toEqual(new Set([48]));
  await expect(panel.rows.first()).toContainText('Character · People');
});

test('a narrow row shows one action, and the others in a menu', async ({ chromium }) => {
  const panel = await openNarrow(chromium);
  const { page } = panel;
  await page.setViewportSize({ width: 360, height: 800 });
  await panel.type('alba angwin');
  await expect(panel.rows).toHaveCount(12);
  const shown = panel.active.locator('[data-action]:visible');
  expect(await shown.evaluateAll((all) => all.map((one) => one.dataset.action))).toEqual(['insert', 'more']);
  // What is cut off ends before the actions, so that its ellipsis is seen.
  const ends = (of: Locator) => of.evaluate((one) => one.getBoundingClientRect().right);
  const start = await shown.first().evaluate((one) => one.getBoundingClientRect().left);
  for (const part of ['.result-head', '.result-line'])
    expect(await ends(panel.active.locator(part))).toBeLessThanOrEqual(start);
  await look(page, 'row');
  const more = await panel.active.locator('[data-action=more]').evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, bottom: y + height };
  });
  const press = () => page.mouse.click(more.x, more.y);
  const items = page.getByRole('menuitem');
  await press();
  await expect(items).toHaveText([/Open/, /Insert mention/, /Copy mention/, /New tab/]);
  const top = await page.getByRole('menu').evaluate((menu) => menu.getBoundingClientRect().top);
  expect(Math.abs(top - more.bottom)).toBeLessThan(16);
  await look(page, 'row-menu');
  await expectAccessible(page, 'the menu of a row');
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(page.getByRole('combobox').first()).toBeFocused();
  await press();
  await expect(items).toHaveCount(4);
  await press();
  await expect(items).toHaveCount(0);
});

test('the selected row shows its actions and keys, and nothing moves', async ({ chromium }) => {
  const panel = await openNarrow(chromium);
  await panel.page.setViewportSize({ width: 800, height: 800 });
  await panel.type('alba angwin');
  await expect(panel.rows).toHaveCount(12);
  const before = await tops(panel.rows);
  await panel.press('ArrowDown');
  await panel.press('ArrowDown');
  await expect(panel.active.locator('[data-action=insert]')).toHaveText('Ctrl+I');
  await expect(panel.active.locator('[data-action=page]')).toHaveText('Ctrl+↵');
  await expect(panel.page.locator('[data-action=page]')).toHaveCount(1);
  expect(await tops(panel.rows)).toEqual(before);
  await panel.rows.nth(5).hover();
  await expect(panel.page.locator('[data-action=page]')).toHaveCount(2);
  expect(await tops(panel.rows)).toEqual(before);
  await panel.press('Enter');
  await expect(panel.page.getByRole('heading', { level: 1, name: 'Alba Angwin' })).toBeVisible();
});

test('results and lists are sorted as chosen, also when the panel is opened again', async ({ chromium }) => {
  const panel = await openNarrow(chromium);
  await panel.type('lamp');
  await expect(panel.rows.first()).toBeVisible();
  await sortBy(panel, 'Last changed');
  await expect(panel.rows.first()).toContainText('Lamp 0');
  expect((await titles(panel)).slice(0, 4)).toEqual(['Lamp 0', 'Lamp 1', 'Lamp 2', 'Lamp 3']);
  await panel.box.fill('lamp 2');
  await expect(panel.rows.first()).toContainText('Lamp 2');
  await panel.box.fill('');
  await panel.page.getByRole('button', { name: /^Articles/ }).click();
  const list = panel.page.getByRole('listbox', { name: 'Articles' });
  await expect(list.getByRole('option').first()).toContainText('Alba Angwin');
  await sortBy(panel, 'Last changed');
  await expect
    .poll(async () => (await titles(panel)).slice(0, 3))
    .toEqual(['Alba Angwin', 'Lamp 0', 'Lamp 1']);
  await panel.page.close();
  const again = await SearchScreen.open(chromium, 'sidepanel');
  await again.type('lamp');
  await expect(sortButton(again)).toHaveText('Sort: Last changed');
  await expect(again.rows.first()).toContainText('Lamp 0');
});

test('rows have one line if the person wants that', async ({ chromium }) => {
  const panel = await openNarrow(chromium);
  await panel.type('alba angwin');
  await expect(panel.rows).toHaveCount(12);
  const options = await chromium.open('options');
  await options.getByLabel('Rows of lists').selectOption({ label: 'One line' });
  await expect.poll(async () => Math.max(...(await heights(panel.rows)))).toBe(32);
  await expectAccessible(panel.page, 'rows in one line');
  await panel.page.close();
  const again = await SearchScreen.open(chromium, 'sidepanel');
  await again.type('alba angwin');
  await expect(again.rows).toHaveCount(12);
  expect(await heights(again.rows)).toEqual(Array.from({ length: 12 }, () => 32));
});

test('rows and the menu of orders are accessible', async ({ chromium }) => {
  const panel = await openNarrow(chromium);
  await panel.type('alba angwin');
  await expect(panel.rows).toHaveCount(12);
  await sortButton(panel).click();
  await expect(panel.page.getByRole('menuitemradio')).toHaveCount(4);
  await expectAccessible(panel.page, 'rows with the menu of orders');
});
