import path from 'node:path';
import { test as base } from '@playwright/test';
import { type Platform, startPlatform } from '../../service/index.ts';
import { type SavedPage, serveSavedPage } from '../saved-page.ts';
import { Chromium } from './browser.ts';

const LIGHTHOUSE = path.resolve(import.meta.dirname, '../../pages/lighthouse.html');

interface Fixtures {
  chromium: Chromium;
  platform: Platform;
  /** A real page, saved, as a site of its own. */
  savedPage: SavedPage;
}

/** For each test a browser of its own, with the extension freshly installed, and a platform of its own. */
export const test = base.extend<Fixtures>({
  chromium: async ({}, use) => {
    const chromium = await Chromium.launch({ headed: Boolean(process.env.HEADED) });
    await use(chromium);
    await chromium.close();
  },
  platform: async ({}, use) => {
    const platform = await startPlatform({ https: true });
    await use(platform);
    await platform.close();
  },
  savedPage: async ({}, use) => {
    const page = await serveSavedPage(LIGHTHOUSE);
    await use(page);
    await page.close();
  },
});
export { expect } from '@playwright/test';
