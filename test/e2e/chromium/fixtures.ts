import { test as base } from '@playwright/test';
import { type Platform, startPlatform } from '../../service/index.ts';
import { Chromium } from './browser.ts';

interface Fixtures {
  chromium: Chromium;
  platform: Platform;
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
});
export { expect } from '@playwright/test';
