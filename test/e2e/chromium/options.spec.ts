import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

const current = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');

test('the search finds settings with typos, by keyboard alone, and shows all again', async ({ chromium }) => {
  const page = await chromium.open('options');
  const search = page.getByRole('searchbox', { name: 'Search settings' });
  await expect(page.locator('body[data-ready="options"]')).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('undo windw');
  await expect(page.locator('.setting:visible')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Capture', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Backup and sync', exact: true })).toBeHidden();
  await expect(page.locator('.setting:visible mark')).not.toHaveCount(0);
  await expectAccessible(page, 'found');

  await page.keyboard.press('ArrowDown');
  const undo = page.getByRole('combobox', { name: 'Undo window' });
  await expect(undo).toBeFocused();
  await undo.selectOption('30');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

  await search.fill('zzqqy');
  await expect(page.getByText('No setting is called “zzqqy”.').first()).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(undo).toHaveValue('30');
  await expect(page.getByRole('heading', { name: 'Backup and sync', exact: true })).toBeVisible();
});

test('the name of every button has the words that are on it', async ({ chromium }) => {
  const page = await chromium.open('options');
  await expect(page.getByRole('button', { name: 'Sync now: Saltmere' })).toBeVisible();
  const named: string[] = [];
  for (const button of await page.getByRole('button').all()) {
    const words = (await button.textContent())?.trim() ?? '';
    if (words === '') continue;
    // The whole name, as a label of the setting may replace what the button says.
    const [, name = ''] = /button "(.*?)"/.exec(await button.ariaSnapshot()) ?? [];
    named.push(words);
    expect(name.toLowerCase()).toContain(words.toLowerCase());
  }
  expect(named).toEqual(expect.arrayContaining(['Pause', 'Export', 'Start backup', 'Check connection']));
});

test('hints of settings take one line', async ({ chromium }) => {
  const page = await chromium.open('options');
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(page.getByRole('button', { name: 'Sync now: Saltmere' })).toBeVisible();
  const long = await page.locator('.setting-hint').evaluateAll((hints) =>
    hints
      .filter((hint) => hint.getClientRects().length > 0)
      .filter((hint) => {
        const text = document.createRange();
        text.selectNodeContents(hint);
        return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
      })
      .map((hint) => hint.textContent),
  );
  expect(long).toEqual([]);
});

test('an address with a part of the page leads there', async ({ chromium }) => {
  const page = await chromium.context.newPage();
  await page.goto(`${chromium.url('options')}#history`);
  const history = page.getByRole('heading', { name: 'History', exact: true });
  await expect(history).toBeFocused();
  await expect(history).toBeInViewport();
  await expect(current(page)).toHaveText('Privacy and storage');
  await page.goto(`${chromium.url('options')}#capture`);
  await expect(page.getByRole('heading', { name: 'Capture', exact: true })).toBeFocused();
});

test('the side list marks the section in view and leads to each', async ({ chromium }) => {
  const page = await chromium.open('options');
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(current(page)).toHaveText('Language and appearance');
  await page.getByRole('link', { name: 'World pages' }).click();
  await expect(current(page)).toHaveText('World pages');
  await expect(page.getByRole('heading', { name: 'World pages', exact: true })).toBeFocused();
  await page.getByRole('heading', { name: 'Backup and sync', exact: true }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current(page)).toHaveText('About');
  // A link leaves the search, and leads to its section again after scrolling away.
  await page.getByRole('searchbox').fill('undo');
  await page.getByRole('link', { name: 'World pages' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(current(page)).toHaveText('World pages');
});

test('on narrow pages a menu takes the place of the side list, and nothing scrolls sideways', async ({
  chromium,
}) => {
  const page = await chromium.open('options');
  for (const language of ['en', 'de', 'ar']) {
    await page.getByLabel(/^(Language|Sprache|اللغة)$/).selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await tooWide(page), `${language} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expectAccessible(page, `${language}, narrow`);
  }
  await page.getByLabel('اللغة', { exact: true }).selectOption('en');
  const menu = page.getByRole('combobox', { name: 'Sections' });
  await expect(menu).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await menu.selectOption('Shortcuts');
  await expect(page.getByRole('heading', { name: 'Shortcuts', exact: true })).toBeInViewport();
  await page.setViewportSize({ width: 1000, height: 700 });
  await expectAccessible(page, 'wide');
});
