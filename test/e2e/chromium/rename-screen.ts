import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Finds an entry in the panel, and opens the screen that renames it everywhere. */
export async function openRename(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search the world' }).fill(title);
  await expect(page.getByRole('option', { selected: true })).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1[data-place-title]')).toHaveText(title);
  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('menuitem', { name: 'Rename everywhere…' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Rename “${title}”` })).toBeVisible();
}
