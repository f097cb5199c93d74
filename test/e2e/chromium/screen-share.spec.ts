import { violationLines } from './axe.ts';
import { expect } from './fixtures.ts';
import { SearchScreen } from './search-screen.ts';
import { worldTest as test } from './shared-world.ts';

test('one key covers everything private on every page, until it is turned off', async ({
  chromium,
  panel,
}) => {
  const { page } = panel;
  await panel.type('The second stair');
  const title = page.getByText('The second stair', { exact: true });
  await expect(title).toBeVisible();
  await page.keyboard.press('Alt+KeyS');
  await expect(page.getByText('Screen sharing: everything private is hidden.')).toBeVisible();
  await expect(title).toBeHidden();
  await expect(panel.box).toHaveValue('The second stair');

  // A public article beside it stays visible.
  await panel.box.fill('salt tax');
  await expect(page.locator('.result-title').first()).toBeVisible();

  await panel.box.fill('second stair');
  await panel.row('').click();
  await expect(page.locator('.entry-view')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'The second stair' })).toHaveCount(0);
  expect(await violationLines(page)).toEqual([]);
  if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/share-secret.png` });

  await page.close();
  const again = await SearchScreen.open(chromium, 'sidepanel');
  await expect(again.page.getByText('Screen sharing: everything private is hidden.')).toBeVisible();
  await again.type('second stair');
  await expect(again.page.getByText('The second stair', { exact: true })).toBeHidden();
  if (process.env.LOOKS) {
    await again.page.setViewportSize({ width: 400, height: 700 });
    await again.box.fill('the');
    await expect(again.rows.first()).toBeVisible();
    await again.page.screenshot({ path: `${process.env.LOOKS}/share-rows.png` });
  }
  await again.page.getByRole('button', { name: /Turn off/ }).click();
  await again.box.fill('second stair');
  await expect(again.page.getByText('The second stair', { exact: true })).toBeVisible();
});

test('a secret on screen is covered and can’t be shown while the mode is on', async ({ panel }) => {
  const { page } = panel;
  await panel.type('The second stair');
  await panel.row('The second stair').click();
  await page.getByRole('button', { name: /^Show secret/ }).click();
  await page.locator('.secret-text').waitFor();
  await page.keyboard.press('Shift+S');
  await expect(page.locator('.secret-text')).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(page.locator('.secret-text')).toHaveCount(0);
  await page.keyboard.press('Shift+S');
  await expect(page.getByRole('heading', { level: 1, name: 'The second stair' })).toBeVisible();
  await expect(page.locator('.secret-text')).toHaveCount(0);
});
