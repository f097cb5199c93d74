import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { bundleGallery, type Gallery } from '../../../scripts/gallery/server.ts';
import { CHROMIUM_ARGS } from '../../machine/index.ts';

interface GalleryPage {
  /** The address of the gallery. */
  url: string;
  page: Page;
}

/** Opens a sheet of the gallery and waits until it is drawn. */
export async function openSheet({ url, page }: GalleryPage, id: string, language = 'en'): Promise<void> {
  await page.goto(`${url}sheet.html?sheet=${id}&language=${language}`);
  await expect(page.locator('body[data-ready]'), id).toBeVisible();
}

/**
 * Bundles the gallery once for all tests of a file, and opens a browser without the extension. Opening takes most of
 * the time, so all tests share one page, unless each asks for its own.
 */
export function useGallery({ pagePerTest = false } = {}): () => GalleryPage {
  let gallery: Gallery;
  let browser: Browser;
  let page: Page;
  const newPage = async () => {
    page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  };
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    gallery = await bundleGallery();
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', ...CHROMIUM_ARGS],
    });
    if (!pagePerTest) await newPage();
  });
  test.beforeEach(async () => {
    if (pagePerTest) await newPage();
  });
  test.afterEach(async () => {
    if (pagePerTest) await page.context().close();
  });
  test.afterAll(async () => {
    await browser.close();
    await gallery.close();
  });
  return () => ({ url: gallery.url, page });
}
