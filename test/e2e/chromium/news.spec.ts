import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './fixtures.ts';

async function setVersion(folder: string, version: string): Promise<string> {
  const file = path.join(folder, 'manifest.json');
  const manifest: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  const before = manifest.version;
  await writeFile(file, JSON.stringify({ ...manifest, version }));
  return before;
}

test('an update is offered once to read about, quietly; an installation isn’t', async ({ extensionCopy }) => {
  const { folder } = extensionCopy;
  const version = await setVersion(folder, '0.0.9');
  const chromium = await extensionCopy.install();
  const first = await chromium.open('options');
  await expect(first.locator('body')).toHaveAttribute('data-ready', 'options');
  await expect(first.locator('.news-line')).toHaveCount(0);
  const seen = () => first.evaluate(`chrome.storage.local.get('news.seen').then((all) => all['news.seen'])`);
  await expect.poll(seen).toBe('0.0.9');
  await first.close();

  await setVersion(folder, version);
  await chromium.killWorker('reload');
  const panel = await chromium.open('sidepanel');
  const line = panel.getByRole('region', { name: 'What’s new' });
  await expect(line).toContainText(`What’s new in Loreside ${version}`);
  await expect(panel.getByRole('combobox', { name: 'Search the world' })).toBeFocused();
  const options = await chromium.open('options');
  await expect(options.locator('.news-line')).toBeVisible();

  const [help] = await Promise.all([
    chromium.context.waitForEvent('page'),
    options.locator('.news-line').getByRole('link').click(),
  ]);
  await expect(help.getByRole('heading', { name: version })).toBeInViewport();
  await expect(options.locator('.news-line')).toHaveCount(0);
  await expect(line).toHaveCount(0);

  // The same version again has no news.
  await chromium.killWorker('reload');
  const again = await chromium.open('options');
  await expect(again.locator('body')).toHaveAttribute('data-ready', 'options');
  await expect(again.locator('.news-line')).toHaveCount(0);
});
