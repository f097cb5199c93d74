import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { worldTest } from './shared-world.ts';
import { tooWide } from './too-wide.ts';
import { showArticle } from './world-page-stage.ts';

const LIGHT = 'rgb(251, 250, 247)';
const DARK = 'rgb(22, 25, 24)';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const textSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

test('theme and text size are used at once on every page, and by new ones before they draw', async ({
  chromium,
}) => {
  const options = await chromium.open('options');
  const panel = await chromium.open('sidepanel');
  for (const page of [options, panel])
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(panel.getByRole('combobox', { name: 'Search the world' })).toBeVisible();
  expect(await background(panel)).toBe(LIGHT);

  await options.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await options.getByRole('combobox', { name: 'Text size' }).selectOption('Larger');
  for (const page of [options, panel]) {
    await expect.poll(() => background(page)).toBe(DARK);
    await expect.poll(() => textSize(page)).toBeCloseTo(14 * 1.3);
  }
  await expectAccessible(options, 'dark and larger');

  // What a page knows before its own script has run.
  await chromium.context.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const { dataset } = document.documentElement;
      const canvas = document.querySelector('meta[name="color-scheme"]')?.getAttribute('content');
      dataset.first = `${dataset.theme} ${dataset.textSize} ${canvas}`;
    });
  });
  for (const name of ['options', 'popup', 'palette', 'sidepanel', 'welcome', 'help'] as const) {
    const page = await chromium.context.newPage();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(chromium.url(name));
    await expect(page.locator('html'), name).toHaveAttribute('data-first', 'dark larger dark');
    await expect.poll(() => background(page), { message: name }).toBe(DARK);
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await tooWide(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.close();
  }

  // Paper stays white.
  await options.emulateMedia({ media: 'print' });
  expect(await background(options)).toBe(LIGHT);
  await options.emulateMedia({ media: null, colorScheme: 'dark' });

  await options.getByRole('combobox', { name: 'Theme' }).selectOption('Light');
  await expect.poll(() => background(options)).toBe(LIGHT);
  await options.getByRole('combobox', { name: 'Theme' }).selectOption('Same as system');
  await expect.poll(() => background(options)).toBe(DARK);
  await options.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(options)).toBe(LIGHT);
});

worldTest('the tools on world pages follow the theme', async ({ chromium, platform }) => {
  const shown = await showArticle(chromium, platform, 'Captain Isaura Venn');
  await shown.page.emulateMedia({ colorScheme: 'light' });
  await shown.seen('bar');
  const color = () => shown.ask<string>('bar', '(it) => getComputedStyle(it).color');
  expect(await color()).toBe('rgb(29, 31, 30)');
  const options = await chromium.open('options');
  await options.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await shown.page.bringToFront();
  await expect.poll(color).toBe('rgb(231, 233, 230)');
  await shown.expectAccessible('bar');
});

worldTest('in the largest letters, the world’s name stays whole beside the tools', async ({ panel }) => {
  const { page } = panel;
  await page.setViewportSize({ width: 360, height: 660 });
  await page.evaluate(
    `chrome.storage.local.get('settings').then(({ settings }) =>
      chrome.storage.local.set({ settings: { ...settings, textSize: 'larger' } }))`,
  );
  await expect.poll(() => textSize(page)).toBeCloseTo(14 * 1.3);
  const name = page.locator('.world-name');
  await expect(name).toHaveText('Saltmere');
  const lines = await name.evaluate((it) => {
    const text = document.createRange();
    text.selectNodeContents(it);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);

  // Where there is even less room, a hint ends in an ellipsis, and most of the list of keys is for what they do.
  await page.setViewportSize({ width: 320, height: 660 });
  await expect(panel.box).toHaveCSS('text-overflow', 'ellipsis');
  await panel.press('F1');
  const row = page.locator('.key-list dl > div').filter({ hasText: 'Switch world' });
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  expect(await widthOf(row.locator('dd'))).toBeGreaterThan((await widthOf(row)) / 2);

  // An entry's first button keeps its word, also a longer one.
  await panel.press('Escape');
  for (const title of ['Saltmere', 'The Needle']) {
    await panel.type(title);
    await expect(panel.active).toContainText(title);
    await panel.press('Enter');
    await expect(page.locator('.article').first()).toContainText('Needle');
  }
  await expect(page.locator('.entry-links')).toBeVisible();
  await page.evaluate(
    `chrome.storage.local.get('settings').then(({ settings }) =>
      chrome.storage.local.set({ settings: { ...settings, language: 'de' } }))`,
  );
  const word = page.locator('.split > .button > span').first();
  await expect(word).toHaveText('Einfügen');
  const hidden = await word.evaluate((it) => {
    const text = document.createRange();
    text.selectNodeContents(it);
    return text.getBoundingClientRect().width - it.getBoundingClientRect().width;
  });
  expect(hidden).toBeLessThanOrEqual(0.1);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});
