import { type Platform, startPlatform } from '../../service/index.ts';
import type { Chromium } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { copyIsDone, textsAreCopied } from './library-copy.ts';
import { connectAndCopy, SearchScreen } from './search-screen.ts';
import type { SharedBrowser } from './shared-browser.ts';
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

const prepared = new Map<Prepare, World & { snapshot: Snapshot }>();

async function begin(browser: SharedBrowser, prepare: Prepare): Promise<World> {
  const platform = await startPlatform();
  const chromium = await browser.installToStay(() => platform.close());
  await prepare(chromium, platform);
  for (const page of chromium.context.pages()) if (page !== chromium.tab) await page.close();
  platform.clearRequests();
  prepared.set(prepare, { chromium, platform, snapshot: await takeSnapshot(chromium) });
  return { chromium, platform };
}

/** What was prepared before, as it was then; null if there is none in this browser. */
async function again(browser: SharedBrowser, prepare: Prepare): Promise<World | null> {
  const world = prepared.get(prepare);
  if (!world || !(await browser.wake(world.chromium))) return null;
  await putBack(world.chromium, world.snapshot, world.platform.reset);
  return world;
}

/**
 * For tests that all start from the same state of the extension, which is prepared once per process: installing and
 * connecting take longer than most tests. Each test finds everything as it was prepared: what is stored, World Anvil,
 * and no page open.
 */
export const testsFrom = (prepare: Prepare) =>
  test.extend<SharedWorldFixtures & { world: World }>({
    world: async ({ sharedBrowser }, use) => {
      const world = (await again(sharedBrowser, prepare)) ?? (await begin(sharedBrowser, prepare));
      await use(world);
      await sharedBrowser.tidy(world.chromium);
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
