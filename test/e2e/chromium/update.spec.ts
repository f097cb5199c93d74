import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './fixtures.ts';

/** Replaces the files with those of another build, as somebody does who unpacks a new version into the same folder. */
async function exchange(folder: string): Promise<void> {
  let exchanged = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    const next = text.replaceAll(/\b(\d+\.\d+\.\d+-)[0-9a-f]{12}\b/g, '$1ffffffffffff');
    if (next === text) continue;
    await writeFile(file, next);
    exchanged++;
  }
  expect(exchanged).toBeGreaterThan(0);
}

test('after its files were replaced, every page says so and restarts Loreside', async ({ extensionCopy }) => {
  const chromium = await extensionCopy.install();
  const before = await chromium.open('popup');
  await before.waitForTimeout(2_500);
  await expect(before.getByRole('button', { name: 'Restart Loreside' })).toHaveCount(0);
  await before.close();
  await exchange(extensionCopy.folder);
  for (const screen of ['popup', 'sidepanel', 'options'] as const) {
    const page = await chromium.open(screen);
    const button = page.getByRole('button', { name: 'Restart Loreside' });
    await expect(button).toBeVisible();
    if (screen !== 'options') await page.close();
    // The page closes with the extension while it is being clicked.
    else await Promise.all([page.waitForEvent('close'), button.click().catch(() => {})]);
  }
  const after = await chromium.open('popup');
  await after.waitForTimeout(2_500);
  await expect(after.getByRole('button', { name: 'New empty draft' })).toBeVisible();
  await expect(after.getByRole('button', { name: 'Restart Loreside' })).toHaveCount(0);
});
