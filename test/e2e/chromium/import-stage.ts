import { expect, type Page } from '@playwright/test';
import type { Platform } from '../../service/index.ts';
import type { Chromium } from './browser.ts';

/** The stand-in's export page, as a browser saves it. */
export async function savedPage(platform: Platform): Promise<string> {
  const answer = await fetch(`${platform.url}/world/saltmere-tidewright/export`);
  if (!answer.ok) throw new Error(`The export page answered ${answer.status}`);
  return answer.text();
}

export const choose = (page: Page, html: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Export.html', mimeType: 'text/html', buffer: Buffer.from(html) });

export async function openImport(chromium: Chromium): Promise<Page> {
  const page = await chromium.open('welcome');
  await page.getByRole('link', { name: 'Read an export' }).click();
  await expect(page.getByRole('heading', { name: 'Read your world from its export' })).toBeVisible();
  return page;
}
