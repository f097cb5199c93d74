import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { openSheet, useGallery } from './gallery-page.ts';
import { tooWide } from './too-wide.ts';

const LANGUAGES = readdirSync('lib/i18n/languages').map((file) => file.replace('.yaml', ''));

const gallery = useGallery({ pagePerTest: true });
let page: Page;
test.beforeEach(() => {
  page = gallery().page;
});

async function open(width: number, language = 'en', sheet = 'capture'): Promise<void> {
  await page.setViewportSize({ width, height: 600 });
  await openSheet(gallery(), sheet, language);
  await expect(page.locator('.capture-chips button').first()).toBeVisible();
}

const chips = () => page.locator('.capture-source .chip-button, .capture-chips .chip-button');

/** Pixels that the form is too tall for its window. */
const overflow = () =>
  page.locator('.capture-main').evaluate((main) => main.scrollHeight - main.clientHeight);

test('in the popup the whole card is visible in every language, without scrolling', async () => {
  expect(LANGUAGES.length).toBeGreaterThan(7);
  for (const code of LANGUAGES) {
    await open(460, code);
    expect([code, await overflow(), await tooWide(page)]).toEqual([code, 0, 0]);
    await expect(page.locator('.savebar [data-tone="primary"]')).toBeInViewport();
    const text = await page.locator('.capture-text').boundingBox();
    expect(text?.height).toBeGreaterThan(200);
  }
});

for (const width of [320, 460])
  test(`at ${width} px each chip opens inside the window, passes axe, and gets the focus back on Esc`, async () => {
    await open(width);
    await expect(chips()).toHaveCount(7);
    const count = await chips().count();
    for (let at = 0; at < count; at++) {
      const chip = chips().nth(at);
      const name = (await chip.getAttribute('aria-label')) ?? '';
      await chip.focus();
      await page.keyboard.press('Enter');
      const popover = page.locator('.chip-popover:popover-open');
      await expect(popover, name).toBeVisible();
      await expect(popover.locator(':focus'), name).toHaveCount(1);
      const box = await popover.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 600, name).toBe(true);
      expect(await popover.evaluate((it) => it.scrollWidth - it.clientWidth), name).toBe(0);
      expect(await violations(page, ':root', { rules: {} }), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(popover, name).toHaveCount(0);
      await expect(chip, name).toBeFocused();
    }
  });

test('Tab goes through the card in the order of the screen', async () => {
  await open(460);
  await page.locator('.capture-source a').focus();
  const places: number[][] = [];
  for (;;) {
    const place = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at?.closest('.capture-panel')) return null;
      const { top, left } = at.getBoundingClientRect();
      return [Math.round(top), Math.round(left)];
    });
    if (!place) break;
    places.push(place);
    await page.keyboard.press('Tab');
  }
  expect(places.length).toBeGreaterThan(9);
  // The line of the chips that follow each other: within a line from the start to the end.
  const sorted = places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => (Math.abs(a - c) > 12 ? a - c : b - d));
  expect(places).toEqual(sorted);
});

test('a long title grows over several lines instead of being cut off', async () => {
  await open(460);
  const title = page.getByRole('textbox', { name: 'Title' });
  const before = (await title.boundingBox())?.height ?? 0;
  await title.fill('The lighthouse that went under in the winter of 301, and the tower that taught the sea');
  await expect.poll(async () => (await title.boundingBox())?.height).toBeGreaterThan(before * 1.8);
  expect(await title.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0);
  await title.press('Enter');
  await expect(page.locator('[data-field="content"] :focus')).toHaveCount(1);
});

test('a title of many lines scrolls within its field, above the chips', async () => {
  await open(460);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('a very long title '.repeat(20));
  await expect
    .poll(() => title.evaluate((field) => field.scrollHeight - field.clientHeight))
    .toBeGreaterThan(0);
  const field = await title.boundingBox();
  const chip = await page.locator('.capture-chips').boundingBox();
  expect(field && field.y + field.height).toBeLessThanOrEqual(chip?.y ?? 0);
});

test('the other fields open with their key, at the first of them', async () => {
  await open(460);
  await page.keyboard.press('Alt+m');
  await expect(page.getByLabel('Subheading')).toBeFocused();
  await expect(page.getByLabel('Subheading')).toBeInViewport();
  expect(await violations(page, ':root', { rules: {} })).toEqual([]);
  await page.keyboard.press('Alt+m');
  await expect(page.getByLabel('Subheading')).toHaveCount(0);
});
