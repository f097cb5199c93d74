import { type Platform, startPlatform } from '../../service/index.ts';
import { inWorker } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { connectAndCopy, SearchScreen } from './search-screen.ts';

interface World {
  chromium: Chromium;
  platform: Platform;
}

interface Given extends World {
  /** The side panel in a tab: an empty search, and nothing else open. */
  panel: SearchScreen;
}

/** Of which file's tests it is, and what screens keep of what was chosen on them. */
let standing: (World & { file: string; choices: object }) | null = null;

/** What is chosen on screens, out of all that they keep. */
const CHOICES = 'chrome.storage.local.get({ settings: {}, "panel.pins": [] })';

/**
 * Tests that one connection and one copy of the world do for, as these take longer than most tests do: all that a
 * process runs of a file. Each finds the platform with the world as it was copied, nothing open but the panel, and
 * choices as they were. What was opened last, drafts and the history stay as the tests before have left them.
 */
export const worldTest = test.extend<Given & { world: World }>({
  world: async ({ sharedBrowser }, use, { file }) => {
    if (standing?.file !== file || !sharedBrowser.hasStayed(standing.chromium)) {
      const platform = await startPlatform();
      const chromium = await sharedBrowser.installToStay(() => platform.close());
      const { page } = await connectAndCopy(chromium, platform);
      standing = { file, chromium, platform, choices: await page.evaluate<object>(CHOICES) };
      await page.close();
    }
    const { chromium, platform, choices } = standing;
    await inWorker(chromium, `chrome.storage.local.set(${JSON.stringify(choices)})`);
    const quirks = { ...platform.quirks };
    await use({ chromium, platform });
    Object.assign(platform.quirks, quirks);
    const { context, tab } = chromium;
    for (const page of context.pages()) if (page !== tab) await page.close();
    await context.setOffline(false);
    await context.clearPermissions();
    const reset = await fetch(`${platform.url}/_control/reset`, { method: 'POST' });
    expect(reset.ok).toBe(true);
  },
  chromium: async ({ world }, use) => use(world.chromium),
  platform: async ({ world }, use) => use(world.platform),
  panel: async ({ chromium }, use) => use(await SearchScreen.open(chromium, 'sidepanel')),
});
