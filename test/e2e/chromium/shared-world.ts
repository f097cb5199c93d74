import { type Platform, startPlatform } from '../../service/index.ts';
import { inWorker } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { connectAndCopy, SearchScreen } from './search-screen.ts';

interface World {
  chromium: Chromium;
  platform: Platform;
}

interface SharedWorldFixtures extends World {
  /** The side panel in a tab, with an empty search and nothing else open. */
  panel: SearchScreen;
}

/** The file whose tests use it, and the stored choices of screens. */
let current: (World & { file: string; choices: object }) | null = null;

/** The stored values that are a person's choices. */
const CHOICES = 'chrome.storage.local.get({ settings: {}, "panel.pins": [], "panel.world": null })';

/**
 * For tests that can share one connection and one offline copy, because these take longer than most tests: all tests of
 * a file in one process. Each test finds World Anvil with the world as it was copied, only the panel open, and the
 * original choices. Recent entries, drafts and the history stay as earlier tests have left them.
 */
export const worldTest = test.extend<SharedWorldFixtures & { world: World }>({
  world: async ({ sharedBrowser }, use, { file }) => {
    if (current?.file !== file || !sharedBrowser.hasStayed(current.chromium)) {
      const platform = await startPlatform();
      const chromium = await sharedBrowser.installToStay(() => platform.close());
      const { page } = await connectAndCopy(chromium, platform);
      current = { file, chromium, platform, choices: await page.evaluate<object>(CHOICES) };
      await page.close();
    }
    const { chromium, platform, choices } = current;
    await inWorker(chromium, `chrome.storage.local.set(${JSON.stringify(choices)})`);
    const quirks = { ...platform.quirks };
    await use({ chromium, platform });
    Object.assign(platform.quirks, quirks);
    const { context, tab } = chromium;
    for (const page of context.pages()) if (page !== tab) await page.close();
    await context.setOffline(false);
    await context.clearPermissions();
    await sharedBrowser.expectRealClock();
    const reset = await fetch(`${platform.url}/_control/reset`, { method: 'POST' });
    expect(reset.ok).toBe(true);
  },
  chromium: async ({ world }, use) => use(world.chromium),
  platform: async ({ world }, use) => use(world.platform),
  panel: async ({ chromium }, use) => use(await SearchScreen.open(chromium, 'sidepanel')),
});
