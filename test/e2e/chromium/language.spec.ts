import { expect, test } from './fixtures.ts';
import { tooWide } from './too-wide.ts';

test('the language chosen in the settings is used at once on every open page', async ({ chromium }) => {
  const panel = await chromium.open('sidepanel');
  await expect(panel.getByRole('combobox', { name: 'Search the world' })).toBeVisible();
  const options = await chromium.open('options');
  await options.getByLabel('Language', { exact: true }).selectOption('de');
  await expect(options.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(options.locator('html')).toHaveAttribute('lang', 'de');
  await expect(panel.getByRole('button', { name: 'Zurück', exact: true })).toBeVisible();

  await options.getByLabel('Sprache', { exact: true }).selectOption('ar');
  await expect(panel.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const width of [320, 400, 1000])
    for (const page of [options, panel]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await tooWide(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
    }

  // What stands in an empty field is ours, so it begins where the interface does.
  await expect(options.getByRole('searchbox')).toHaveCSS('direction', 'rtl');

  // A page that is opened later starts in the language that was used last.
  const popup = await chromium.open('popup');
  await expect(popup.locator('html')).toHaveAttribute('lang', 'ar');
  await options.getByRole('combobox').first().selectOption('');
  await expect(options.getByRole('heading', { level: 1 })).toHaveText('Settings');
});
