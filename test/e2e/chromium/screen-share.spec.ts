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
  // First it says what would appear.
  await again.page.getByRole('button', { name: /Turn off/ }).click();
  const question = again.page.getByRole('dialog', { name: 'Turn off screen sharing?' });
  await expect(question).toContainText(/\d+ private things? (is|are) on screen/);
  await expect(question.getByRole('button', { name: 'Stay hidden' })).toBeFocused();
  await again.page.keyboard.press('Enter');
  await expect(again.page.getByText('Screen sharing: everything private is hidden.')).toBeVisible();
  await again.page.keyboard.press('Alt+KeyS');
  await expect(question).toBeVisible();
  await again.page.keyboard.press('Alt+KeyS');
  await expect(question).toHaveCount(0);
  await again.box.fill('second stair');
  await expect(again.page.getByText('The second stair', { exact: true })).toBeVisible();
});

test('one secret is shown while a key is held, or by its own button until it is left', async ({ panel }) => {
  const { page } = panel;
  await panel.type('The second stair');
  await panel.row('The second stair').click();
  await page.getByRole('button', { name: /^Show secret/ }).click();
  const text = page.locator('.secret-text');
  await text.waitFor();
  await page.keyboard.press('Shift+S');
  await expect(text).toHaveCount(0);
  const title = page.getByRole('heading', { level: 1, name: 'The second stair' });
  await expect(title).toBeHidden();

  await page.keyboard.down('s');
  await expect(text).toBeVisible();
  await expect(title).toBeVisible();
  if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/share-held.png` });
  await page.keyboard.up('s');
  await expect(text).toHaveCount(0);
  await expect(title).toBeHidden();

  await page.getByRole('button', { name: 'Show this one' }).click();
  await expect(text).toBeVisible();
  expect(await violationLines(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(title).toBeHidden();

  // Leaving it hides it, too.
  await page.getByRole('button', { name: 'Show this one' }).click();
  await expect(text).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(text).toHaveCount(0);

  // Turned off, the page is as it was, without the text.
  await page.keyboard.press('Shift+S');
  await page.keyboard.press('Shift+S');
  await expect(title).toBeVisible();
  await expect(text).toHaveCount(0);
});

test('a row’s hidden names appear while the key is held over it; statblocks are hidden if their GM wants it', async ({
  panel,
}) => {
  const { page } = panel;
  await panel.type('The second stair');
  await page.keyboard.press('Alt+KeyS');
  const title = page.locator('.result-title').first();
  await expect(title).toBeHidden();
  await title.evaluate((one) => one.closest('li, [role=row]')?.querySelector<HTMLElement>('button')?.focus());
  const box = await title.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  await panel.box.blur();
  await page.keyboard.down('s');
  await expect(title).toBeVisible();
  await page.keyboard.up('s');
  await expect(title).toBeHidden();

  await panel.box.fill('kind:statblock warden');
  await panel.row('Drowned Warden').click();
  const card = page.locator('.stat-card');
  await expect(card).toBeAttached();
  await expect(card).toBeHidden();
  // The switch follows once the choice is stored.
  await page.getByRole('switch', { name: 'Statblocks too' }).click();
  await expect(card).toBeVisible();
  await page.getByRole('switch', { name: 'Statblocks too' }).click();
  await expect(card).toBeHidden();
  await page.keyboard.down('s');
  await expect(card).toBeVisible();
  await page.keyboard.up('s');
  await expect(card).toBeHidden();
});
