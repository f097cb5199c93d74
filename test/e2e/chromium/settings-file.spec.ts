import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { worldTest } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

worldTest('settings are exported to a file, and imported after a preview', async ({ chromium, platform }) => {
  const page = await chromium.open('options');
  const theme = page.getByRole('combobox', { name: 'Theme' });
  const undo = page.getByRole('combobox', { name: 'Undo window' });
  await theme.selectOption('Dark');
  await undo.selectOption('30');
  await page.getByRole('combobox', { name: 'Text size' }).selectOption('Larger');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export settings' }).click(),
  ]);
  const file = await download.path();
  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    loreside: 'settings',
    settings: { theme: 'dark', undoSeconds: 30 },
  });
  for (const word of [platform.url, new URL(platform.url).port, 'Tidewright', 'Saltmere'])
    expect(text).not.toContain(word);

  await theme.selectOption('Light');
  await undo.selectOption('5');
  await page.getByRole('combobox', { name: 'Text size' }).selectOption('Normal');
  const choose = async (path: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Import settings…' }).click(),
    ]);
    await chooser.setFiles(path);
  };
  await choose(file);
  const dialog = page.getByRole('dialog', { name: 'Import these settings?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Theme.*Light.*Dark/,
    /Text size.*Normal.*Larger/,
    /Undo window.*5.*30/,
  ]);
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page, 'the preview', 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(theme).toHaveValue('light');

  await choose(file);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(theme).toHaveValue('dark');
  await expect(undo).toHaveValue('30');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Larger text moves everything above, but not what was just used.
  const takeBack = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger');
  await expect(takeBack).toBeInViewport();
  await takeBack.click();
  await expect(theme).toHaveValue('light');
  await expect(undo).toHaveValue('5');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'normal');
  const outcome = page.locator('.settings-file-outcome');
  await expect(outcome).toContainText('Your earlier settings are back.');
  await expect(outcome).toBeFocused();
  await expect(outcome).toBeInViewport();

  await choose({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"token":"x"}') });
  await expect(page.getByRole('alert')).toHaveText(/isn’t a file of Loreside’s settings/);
});
