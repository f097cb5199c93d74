import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { type Platform, startPlatform } from '../../service/index.ts';
import { type SavedPage, serveSavedPage } from '../saved-page.ts';
import { Chromium, EXTENSION } from './browser.ts';
import { SharedBrowser } from './shared-browser.ts';

const LIGHTHOUSE = path.resolve(import.meta.dirname, '../../pages/lighthouse.html');

const headed = Boolean(process.env.HEADED);

interface Fixtures {
  /** The extension, freshly installed in a shared browser that earlier tests have left clean. */
  chromium: Chromium;
  /** The extension in a new browser, for tests that restart or kill it or read its profile. */
  ownChromium: Chromium;
  /** The built extension's files for a test to alter, and to install in the shared browser. */
  extensionCopy: { folder: string; install(): Promise<Chromium> };
  platform: Platform;
  /** A real saved page, served as a site of its own. */
  savedPage: SavedPage;
}

interface WorkerFixtures {
  /** One browser for all tests of this process, up to the first that fails. */
  sharedBrowser: SharedBrowser;
}

/** Each test gets the extension freshly installed, and a World Anvil stand-in of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedBrowser: [
    async ({}, use) => {
      const browser = await SharedBrowser.launch({ headed });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  chromium: async ({ sharedBrowser }, use) => {
    const chromium = await sharedBrowser.install();
    await use(chromium);
    await sharedBrowser.clear(chromium);
  },
  extensionCopy: async ({ sharedBrowser }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'loreside-copy-'));
    await cp(EXTENSION, folder, { recursive: true });
    let installed: Chromium | null = null;
    const install = async () => {
      installed = await sharedBrowser.install(folder);
      return installed;
    };
    await use({ folder, install });
    if (installed) await sharedBrowser.clear(installed);
    await rm(folder, { recursive: true, force: true });
  },
  ownChromium: async ({}, use) => {
    const chromium = await Chromium.launch({ headed });
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
