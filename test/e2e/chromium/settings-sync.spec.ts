import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { worldTest } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

const synced = (page: Page) => page.evaluate<Record<string, unknown>>('chrome.storage.sync.get()');

worldTest(
  'settings and pins are synced once a person turns that on, and credentials are not',
  async ({ chromium, platform }) => {
    const page = await chromium.open('options');
    const theme = page.getByRole('combobox', { name: 'Theme' });
    const toggle = page.getByRole('switch', { name: 'Sync settings and pins' });
    await expect(toggle).not.toBeChecked();
    await theme.selectOption('Light');
    await page.waitForTimeout(3_500);
    expect(await synced(page)).toEqual({});

    // Another browser has synced before.
    await page.evaluate(
      "chrome.storage.sync.set({ version: 1, 's.theme': [5, 'dark'], 's.undoSeconds': [5, 30] })",
    );
    await toggle.click();
    const dialog = page.getByRole('dialog', { name: 'Turn on sync?' });
    await expect(dialog.getByRole('listitem')).toHaveText([/Theme.*Light.*Dark/, /Undo window.*30/]);
    await expectAccessible(page, 'turning on', 'dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(toggle).not.toBeChecked();
    await expect(theme).toHaveValue('light');
    await toggle.click();
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(toggle).toBeChecked();
    await expect(theme).toHaveValue('dark');
    await expect(page.locator('.setting-control').getByText(/^Synced /)).toBeVisible();

    // Both ways, by themselves.
    await page.getByRole('combobox', { name: 'Rows of lists' }).selectOption('One line');
    await expect.poll(() => synced(page)).toMatchObject({ 's.density': [expect.any(Number), 'one-line'] });
    await page.evaluate(`chrome.storage.sync.set({ 's.theme': [${Date.now() + 60_000}, 'light'] })`);
    await expect(theme).toHaveValue('light');
    const text = JSON.stringify(await synced(page));
    for (const secret of [
      platform.applicationKey,
      platform.authToken,
      platform.url,
      'Tidewright',
      'Saltmere',
    ])
      expect(text).not.toContain(secret);

    await toggle.scrollIntoViewIfNeeded();
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 700 });
      await toggle.scrollIntoViewIfNeeded();
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
    }
    await toggle.click();
    const off = page.getByRole('dialog', { name: 'Turn off sync here?' });
    await expectAccessible(page, 'turning off', 'dialog');
    await off.getByRole('button', { name: 'Remove copy' }).click();
    await expect(toggle).not.toBeChecked();
    await expect.poll(() => synced(page)).toEqual({});
    await expect(page.getByRole('combobox', { name: 'Rows of lists' })).toHaveValue('one-line');
  },
);
