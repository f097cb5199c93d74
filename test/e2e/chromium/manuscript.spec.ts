import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import type { SearchScreen } from './search-screen.ts';
import { worldTest as test } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

async function openManuscript({ page }: SearchScreen): Promise<Page> {
  await page.getByRole('button', { name: /^Manuscripts \d+$/ }).click();
  await page.getByRole('option', { name: /Trust the Lamps/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trust the Lamps' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Version' }).selectOption({ label: 'Fair copy · Public' });
  return page;
}

test('a version is read part by part from the keyboard, with word counts', async ({ panel }) => {
  const page = await openManuscript(panel);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: 'Read this version' }).click();
  const parts = page.getByRole('region', { name: 'Parts' });
  await expect(parts.getByRole('heading')).toContainText(/\d+ words/);
  await parts.getByRole('button', { name: /Act One/ }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Afterword' })).toBeVisible();
  await expect(page.getByText('Thanks to the gulls.')).toBeVisible();
  await page.getByRole('button', { name: 'Previous part' }).click();
  await expect(page.getByText('Thanks to the gulls.')).toBeHidden();
  await expectAccessible(page, 'read');
  expect(await tooWide(page)).toBe(0);
});

test('a version is saved as Markdown and as EPUB', async ({ chromium, panel }) => {
  const page = await openManuscript(panel);
  await page.getByRole('button', { name: 'Read this version' }).click();
  const saved = async (button: string): Promise<[name: string, bytes: Uint8Array]> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return [download.suggestedFilename(), await readFile(await download.path())];
  };
  const [markdown, words] = await saved('Save as Markdown');
  expect(markdown).toBe('Trust the Lamps.md');
  expect(strFromU8(words)).toContain('They spoke *low*, and of oil.');
  await expect(page.getByText('Saved as Trust the Lamps.md.', { exact: true }).first()).toBeVisible();
  const [name, book] = await saved('Save as EPUB');
  expect(name).toBe('Trust the Lamps.epub');
  expect(strFromU8(book.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  const files = unzipSync(book);
  expect(strFromU8(files['book/package.opf']!)).toContain('<dc:title>Trust the Lamps</dc:title>');
  // A browser is a strict XML validator; this page has no CSP.
  const judge = await chromium.context.newPage();
  const broken = await judge.evaluate(
    (texts) =>
      texts.filter((text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
      ),
    Object.entries(files).flatMap(([path, bytes]) =>
      /\.(xhtml|xml|opf)$/.test(path) ? [strFromU8(bytes)] : [],
    ),
  );
  expect(broken).toEqual([]);
});
