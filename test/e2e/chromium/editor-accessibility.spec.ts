import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { checkLinks, editArticle, field, write } from './editor-stage.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

const TEXT =
  'Captain Isaura Venn paid The Salt Tax of 288 for the Merrow Bell; the Needle paid none. Captain Isaura Venn laughed.';

/**
 * Checks with axe in light and dark, and that nothing is wider than the window, at the narrowest width and with doubled
 * text size.
 */
async function checkAppearance(page: Page, name: string): Promise<void> {
  for (const [width, text] of [
    [1_000, '100%'],
    [400, '200%'],
    [320, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(`document.documentElement.style.fontSize = '${text}'`);
    const over = await tooWide(page);
    expect([name, width, text, over]).toEqual([name, width, text, 0]);
  }
  await page.evaluate("document.documentElement.style.fontSize = ''");
  await expectAccessible(page, name);
}

test('the link check and the bar of the active page look right', async ({ chromium, panel, platform }) => {
  test.slow();
  await chromium.visit(platform.url);
  await checkLinks(panel);
  await expect(
    panel.page.getByRole('region').getByText('Click into a text field on the page first'),
  ).toBeVisible();
  await checkAppearance(panel.page, 'nothing to read');

  const page = await editArticle(chromium, platform, 'The Salt Tax of 288', 'plain');
  await write(page, field(page, 'content'), TEXT);
  await panel.page.bringToFront();
  await panel.page.getByRole('button', { name: 'Check again' }).click();
  await expect(panel.rows).toHaveCount(4);
  await expect(panel.page.getByRole('complementary', { name: 'On this page' })).toBeVisible();
  await checkAppearance(panel.page, 'names');
});

test('the finished link check, the insert buttons, and text that couldn’t be copied look right', async ({
  chromium,
  panel,
  platform,
}) => {
  test.slow();
  const page = await editArticle(chromium, platform, 'The Salt Tax of 288', 'plain');
  await write(page, field(page, 'content'), TEXT);
  await checkLinks(panel);
  await expect(panel.rows).toHaveCount(4);
  await panel.press('KeyA');
  await expect(panel.rows).toHaveCount(0);
  await expect(panel.page.locator('[data-toast=status]')).toHaveCount(0);
  await checkAppearance(panel.page, 'all linked');
  await panel.box.fill('isaura');
  await panel.box.focus();
  await panel.press('Enter');
  await expect(panel.page.getByRole('button', { name: 'Insert', exact: true })).toBeVisible();
  await checkAppearance(panel.page, 'a thing to insert');
  await panel.page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('No gesture'))");
  await page.evaluate('document.activeElement.blur()');
  await panel.press('Control+KeyI');
  await expect(panel.page.getByRole('dialog', { name: 'Not inserted' })).toBeVisible();
  await checkAppearance(panel.page, 'not copied');
});
