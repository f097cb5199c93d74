import { test as base } from '@playwright/test';
import { Chromium } from './browser.ts';

/** A browser of its own for each test, with the extension freshly installed. */
export const test = base.extend<{ chromium: Chromium }>({
  chromium: async ({}, use) => {
    const chromium = await Chromium.launch({ headed: Boolean(process.env.HEADED) });
    await use(chromium);
    await chromium.close();
  },
});
export { expect } from '@playwright/test';
