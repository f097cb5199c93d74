import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { SearchScreen } from './search-screen.ts';

test('the link map is drawn by its workers, and its list works by keyboard', async ({ chromium }) => {
  const welcome = await chromium.open('welcome');
  await welcome.getByRole('button', { name: 'Try the sample world' }).click();
  await expect(welcome.getByRole('button', { name: 'Open the panel' })).toBeVisible();
  const { page } = await SearchScreen.open(chromium, 'sidepanel');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  await page.getByRole('button', { name: 'Link map' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Link map' })).toBeVisible();
  await expect(page.locator('.map-picture[data-drawn]')).toBeVisible();
  await expect(page.locator('.map-body[data-unfinished=false]')).toBeVisible();
  await expectAccessible(page, 'the link map');

  const list = page.getByRole('listbox', { name: 'Entries on the map' });
  await list.focus();
  await page.keyboard.press('ArrowDown');
  const title = await list.locator('[aria-selected=true] .map-title').textContent();
  await page.keyboard.press(' ');
  await expect(page.getByRole('heading', { level: 2, name: title ?? '', exact: true })).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Linked entries' })).toBeVisible();
  await page.locator('.map-overlay').focus();
  for (const key of ['ArrowLeft', '+', '-', '0']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title ?? '', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});
