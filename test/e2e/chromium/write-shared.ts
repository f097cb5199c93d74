import { type Platform, startPlatform } from '../../service/index.ts';
import type { Chromium } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { connectAndCopy, type SearchScreen } from './search-screen.ts';

interface Desk {
  chromium: Chromium;
  platform: Platform;
  panel: SearchScreen;
}

/**
 * Tests that write from one panel into one editor after another: connected and copied once for all that a process
 * runs of them, as that takes longer than most of them do. Each finds the panel with an empty search and nothing else
 * open, and the platform with the world as it was copied.
 */
export const writeTest = test.extend<Desk, { desk: Desk }>({
  desk: [
    async ({ sharedBrowser }, use) => {
      const chromium = await sharedBrowser.install();
      const platform = await startPlatform();
      const panel = await connectAndCopy(chromium, platform);
      await use({ chromium, platform, panel });
      await sharedBrowser.clear(chromium);
      await platform.close();
    },
    { scope: 'worker' },
  ],
  chromium: async ({ desk }, use) => use(desk.chromium),
  platform: async ({ desk }, use) => use(desk.platform),
  panel: async ({ desk: { chromium, panel, platform } }, use) => {
    await use(panel);
    const { context, tab } = chromium;
    for (const page of context.pages()) if (page !== tab && page !== panel.page) await page.close();
    await context.clearPermissions();
    const reset = await fetch(`${platform.url}/_control/reset`, { method: 'POST' });
    expect(reset.ok).toBe(true);
    await panel.page.reload();
    await panel.box.waitFor();
  },
});
