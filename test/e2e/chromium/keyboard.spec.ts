import type { Locator, Page } from '@playwright/test';
import { CaptureScreen } from './capture-screen.ts';
import { allowAddress, detailsOf } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { worldTest } from './shared-world.ts';
import { articleCalled } from './world-page-stage.ts';

// Each main task without a mouse. Changing an entry is in `history.spec`, selecting entries of a list in
// `world-page-select.spec`, switching worlds in `panel-frame.spec`, searching the settings in `options.spec`.

/** Presses Tab until an element has the focus. Every element on the way has to let the focus go. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab doesn’t reach ${target}`);
}

test('a world is connected by keyboard alone', async ({ chromium, platform }) => {
  const details = detailsOf(platform, 'current');
  await allowAddress(chromium, details.address);
  const page = await chromium.open('welcome');
  const fill = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  };
  await tabTo(page, page.getByRole('button', { name: 'Enter keys' }));
  await page.keyboard.press('Enter');
  await fill('Application key', details.applicationKey);
  await fill('User token', details.userToken);
  await tabTo(page, page.locator('summary', { hasText: 'Advanced' }));
  await page.keyboard.press('Enter');
  await fill('World Anvil address', details.address);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Connected as /).first()).toBeVisible();
});

worldTest('an article is found, read and left by keyboard alone', async ({ panel }) => {
  const { page } = panel;
  await panel.type('Gull Ward');
  await expect(panel.active).toContainText('Gull Ward');
  await panel.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gull Ward' })).toBeVisible();
  const more = page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'More' });
  await tabTo(page, more);
  await panel.press('Enter');
  await expect(page.getByRole('menuitem').or(page.getByRole('menuitemradio')).first()).toBeFocused();
  await panel.press('Escape');
  await expect(more).toBeFocused();
  await panel.press('Alt+ArrowLeft');
  await expect(panel.box).toHaveValue('Gull Ward');
  await panel.press('/');
  await expect(panel.box).toBeFocused();
});

worldTest(
  'a draft is written, given a template and saved by keyboard alone',
  async ({ chromium, platform }) => {
    const screen = await CaptureScreen.open(chromium);
    const { page } = screen;
    await tabTo(page, page.getByRole('button', { name: 'New empty draft' }));
    await page.keyboard.press('Enter');
    await tabTo(page, screen.title);
    await page.keyboard.type('The eel bridge');
    await tabTo(page, screen.chip('Template'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Template' })).toBeFocused();
    await page.keyboard.type('landmark');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('landmark');
    await page.keyboard.press('Enter');
    await expect(screen.chip('Template')).toContainText('landmark');
    await expect(screen.chip('Template')).toBeFocused();
    await tabTo(page, screen.formatted);
    await page.keyboard.type('It holds as long as nobody counts the eels.');
    await tabTo(page, page.getByRole('button', { name: /^Save/ }));
    await page.keyboard.press('Enter');
    await expect(screen.receipt).toContainText('The eel bridge');
    const send = screen.receipt.getByRole('button', { name: 'Send now' });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(screen.receipt.getByRole('button', { name: /^Open/ })).toBeVisible();
    expect(articleCalled(platform, 'The eel bridge')).toMatchObject({ isDraft: true });
  },
);

worldTest(
  'settings are changed, and a backup is chosen to be checked, by keyboard alone',
  async ({ chromium }) => {
    const page = await chromium.open('options');
    await page.keyboard.press('/');
    await page.keyboard.type('rows');
    const rows = page.getByRole('combobox', { name: 'Rows of lists' });
    await tabTo(page, rows);
    // The first press opens the list.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveValue('one-line');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    // In a list, “/” chooses what begins with it.
    const search = page.getByRole('searchbox', { name: 'Search settings' });
    await tabTo(page, search);
    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('');
    const chosen = page.waitForEvent('filechooser');
    await tabTo(page, page.getByLabel('Choose a backup to check'));
    await page.keyboard.press('Enter');
    expect((await chosen).isMultiple()).toBe(false);
  },
);
