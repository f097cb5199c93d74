import { expect } from './fixtures.ts';
import { sampleTest as test } from './shared-world.ts';

test('rows show the portraits of articles that were never opened', async ({ panel }) => {
  const { page } = panel;
  await panel.box.fill('Edda Marsh');
  const portrait = panel.row('Edda Marsh').locator('.tile img');
  await expect(portrait).toBeVisible();
  expect(await portrait.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(96);
  // One without a picture has its icon.
  await panel.box.fill('Salt Lung');
  await expect(panel.row('Salt Lung').locator('.tile svg')).toBeVisible();

  // The review has it, too.
  await page.keyboard.press('Alt+r');
  await expect(
    page.locator('.review-item').filter({ hasText: 'gives two different dates' }).locator('.tile img'),
  ).toBeVisible();
});
