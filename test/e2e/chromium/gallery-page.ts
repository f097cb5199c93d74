import { rm } from 'node:fs/promises';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { bundleGallery, type Gallery } from '../../../scripts/gallery/server.ts';
import { CHROMIUM_ARGS } from '../../machine/index.ts';
import { SHEET_READY } from '../sheet-ready.ts';
import { newProfile } from './launch.ts';

interface GalleryPage {
  /** The address of the gallery. */
  url: string;
  page: Page;
}

/** Opens a sheet of the gallery and waits until it is drawn. */
export async function openSheet({ url, page }: GalleryPage, id: string, language = 'en'): Promise<void> {
  await page.goto(`${url}sheet.html?sheet=${id}&language=${language}`);
  expect(await page.evaluate(SHEET_READY), id).toBe(true);
}

/**
 * Bundles the gallery once for all tests of a file, and opens a browser without the extension. Opening takes most of
 * the time, so all tests share one page, unless each asks for its own.
 */
export function useGallery({ pagePerTest = false } = {}): () => GalleryPage {
  let gallery: Gallery;
  let profile: string;
  let context: BrowserContext;
  let page: Page;
  const newPage = async () => {
    page = await context.newPage();
  };
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    gallery = await bundleGallery();
    profile = await newProfile();
    context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', ...CHROMIUM_ARGS],
      reducedMotion: 'reduce',
    });
    if (!pagePerTest) await newPage();
  });
  test.beforeEach(async () => {
    if (pagePerTest) await newPage();
  });
  test.afterEach(async () => {
    if (pagePerTest) await page.close();
  });
  test.afterAll(async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    await gallery.close();
  });
  return () => ({ url: gallery.url, page });
}
