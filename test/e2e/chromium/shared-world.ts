import { type Platform, startPlatform } from '../../service/index.ts';
import type { Chromium } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { copyIsDone, textsAreCopied } from './library-copy.ts';
import { connectAndCopy, SearchScreen } from './search-screen.ts';
import { putBack, type Snapshot, takeSnapshot } from './snapshot.ts';

interface World {
  chromium: Chromium;
  platform: Platform;
}

interface SharedWorldFixtures extends World {
  /** The side panel in a tab, with an empty search and nothing else open. */
  panel: SearchScreen;
}

type Prepare = (chromium: Chromium, platform: Platform) => Promise<unknown>;

let current: (World & { prepare: Prepare; snapshot: Snapshot }) | null = null;

/**
 * For tests that all start from the same state of the extension, which is prepared once per process: installing and
 * connecting take longer than most tests. Each test finds everything as it was prepared: what is stored, World Anvil,
 * and no page open.
 */
export const testsFrom = (prepare: Prepare) =>
  test.extend<SharedWorldFixtures & { world: World }>({
    world: async ({ sharedBrowser }, use) => {
      if (current?.prepare === prepare && sharedBrowser.hasStayed(current.chromium)) {
        const { chromium, platform, snapshot } = current;
        await putBack(chromium, snapshot, platform.reset);
      } else {
        const platform = await startPlatform();
        const chromium = await sharedBrowser.installToStay(() => platform.close());
        await prepare(chromium, platform);
        for (const page of chromium.context.pages()) if (page !== chromium.tab) await page.close();
        platform.clearRequests();
        current = { prepare, chromium, platform, snapshot: await takeSnapshot(chromium) };
      }
      await use(current);
      await sharedBrowser.tidy(current.chromium);
    },
    chromium: async ({ world }, use) => use(world.chromium),
    platform: async ({ world }, use) => use(world.platform),
    panel: async ({ chromium }, use) => use(await SearchScreen.open(chromium, 'sidepanel')),
  });

/** Loreside is installed, and that is all. */
export const installedTest = testsFrom(async () => {});

/** The sample world is there, with all full texts. */
export const sampleTest = testsFrom(async (chromium) => {
  const page = await chromium.open('welcome');
  await page.getByRole('button', { name: 'Try the sample world' }).click();
  await expect(page.getByRole('button', { name: 'Open the panel' })).toBeVisible();
  await textsAreCopied(page);
});

/** Loreside is connected to the stand-in's world, and everything in its lists is copied. */
export const worldTest = testsFrom(async (chromium, platform) => {
  await copyIsDone((await connectAndCopy(chromium, platform)).page);
});
