import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { SearchScreen } from './search-screen.ts';
import { worldTest } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

/**
 * Checks with axe in light and dark, and that nothing is wider than the window, at the narrowest width and with doubled
 * text size.
 */
async function checkAppearance(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  for (const [width, text] of [
    [320, '100%'],
    [1_000, '100%'],
    [400, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(`document.documentElement.style.fontSize = '${text}'`);
    const over = await tooWide(page);
    expect([name, width, text, over]).toEqual([name, width, text, 0]);
  }
  await page.evaluate("document.documentElement.style.fontSize = ''");
}

worldTest('every state of the search in the panel looks right', async ({ panel }) => {
  await checkAppearance(panel.page, 'home');
  await panel.type('lamp');
  await expect(panel.rows.first()).toBeVisible();
  await checkAppearance(panel.page, 'found');
  await panel.box.fill('tag:smug');
  await expect(panel.page.getByRole('button', { name: /^Only tag smuggler,/ })).toBeVisible();
  await checkAppearance(panel.page, 'a tag begun');
  await panel.box.fill('is:draft Quaggoth');
  await expect(panel.page.getByRole('button', { name: 'Remove filters' })).toBeVisible();
  await checkAppearance(panel.page, 'nothing found');
});

worldTest('a thing in the panel, and all things of a kind, look right', async ({ panel }) => {
  await panel.type('isaura');
  await panel.press('Enter');
  await expect(panel.page.getByRole('button', { name: 'Insert', exact: true })).toBeVisible();
  await checkAppearance(panel.page, 'a thing');
  await panel.press('Alt+ArrowLeft');
  await panel.press('Escape');
  await panel.page.getByRole('button', { name: /^Categories \d+$/ }).click();
  await expect(panel.page.getByRole('treeitem').first()).toBeVisible();
  await checkAppearance(panel.page, 'all of a kind');
});

worldTest('every state of the palette looks right', async ({ chromium }) => {
  const palette = await SearchScreen.open(chromium, 'palette');
  await checkAppearance(palette.page, 'at hand');
  await palette.type('lamp');
  await expect(palette.rows.first()).toBeVisible();
  await checkAppearance(palette.page, 'found');
  await palette.press('F1');
  await expect(palette.page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await checkAppearance(palette.page, 'keys');
});

test('panel and palette look right before anything is connected', async ({ chromium }) => {
  for (const screen of ['sidepanel', 'palette'] as const) {
    const unconnected = await SearchScreen.open(chromium, screen);
    await expect(unconnected.page.getByRole('button', { name: 'Enter keys' })).toBeVisible();
    await checkAppearance(unconnected.page, `${screen}, not connected`);
    await unconnected.page.close();
  }
});
