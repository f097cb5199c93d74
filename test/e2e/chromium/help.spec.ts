import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import type { Chromium, Screen } from './browser.ts';
import { expect } from './fixtures.ts';
import { installedTest as test } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

/** The page that this opens, once it is drawn. */
async function opened(chromium: Chromium, open: () => Promise<unknown>): Promise<Page> {
  const [page] = await Promise.all([chromium.context.waitForEvent('page'), open()]);
  await expect(page.locator('body')).toHaveAttribute('data-ready', 'help');
  return page;
}

const topicIn = (page: Page): string => new URL(page.url()).hash;

test('F1 leads to the help about each screen', async ({ chromium }) => {
  const topics: [Screen, string][] = [
    ['popup', '#capture'],
    ['sidepanel', '#read'],
    ['palette', '#read'],
    ['options', '#start'],
    ['welcome', '#start'],
  ];
  for (const [screen, topic] of topics) {
    const page = await chromium.open(screen);
    await expect(page.locator('body')).toHaveAttribute('data-ready', screen);
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const hasKeys = screen !== 'options' && screen !== 'welcome';
    if (hasKeys) {
      await page.keyboard.press('F1');
      await expect(dialog.getByRole('link', { name: 'Help' })).toBeVisible();
    }
    const help = await opened(chromium, () => page.keyboard.press('F1'));
    expect([screen, topicIn(help)]).toEqual([screen, topic]);
    await expect(help.locator(topic)).toBeInViewport();
    await expect(dialog).toBeHidden();
    await help.close();
    await page.close();
  }
  // Outside of text fields, a question mark does the same. The settings open the topic of the section in use.
  const options = await chromium.open('options');
  await options.getByRole('heading', { name: 'Backup' }).focus();
  expect(topicIn(await opened(chromium, () => options.keyboard.press('?')))).toBe('#copy');
  await options.getByRole('searchbox').focus();
  await options.keyboard.press('?');
  await expect(options.getByRole('searchbox')).toHaveValue('?');
});

test('the help is one page with a list of topics and a search, and needs no network', async ({
  chromium,
}) => {
  const page = await chromium.open('help');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('data-ready', 'help');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  for (const picture of await page.locator('.help-picture img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(400);
  }
  expect(asked.filter((url) => !url.startsWith(chromium.url('').replace('.html', '')))).toEqual([]);

  await page.getByRole('navigation').getByRole('link', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts', exact: true })).toBeInViewport();
  // The shortcuts are those of this browser, not of the manual.
  await expect(page.locator('#keys-browser')).toContainText('Alt+Shift+L');

  await page.keyboard.press('/');
  await page.keyboard.type('passphrse');
  await expect(page.locator('.help-section')).toHaveCount(2);
  await expect(page.locator('.help-section mark').first()).toHaveText('passphrase');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveRole('heading');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('zzqqy');
  await expect(page.getByRole('paragraph')).toHaveText('The help has nothing about “zzqqy”.');
  await page.getByRole('button', { name: 'Show all topics' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  // A link from one topic to another, and to the settings.
  await page.getByRole('link', { name: 'find the cause' }).click();
  await expect(page.getByRole('heading', { name: 'A World Anvil page misbehaves' })).toBeInViewport();
});

test('the help is accessible, and fits in every language', async ({ chromium }) => {
  const page = await chromium.open('help');
  await expect(page.locator('body')).toHaveAttribute('data-ready', 'help');
  await expectAccessible(page, 'help');
  for (const language of ['de', 'ja', 'ar']) {
    await page.evaluate(
      `chrome.storage.local.get('settings').then(({ settings }) =>
        chrome.storage.local.set({ settings: { ...settings, language: '${language}' } }))`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.help-picture img').first()).toHaveAttribute(
      'src',
      new RegExp(`-${language}\\.`),
    );
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${language} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
