import { expect as expectSoon, type Page } from '@playwright/test';
import { Chromium } from '../e2e/chromium/browser.ts';
import { CaptureScreen } from '../e2e/chromium/capture-screen.ts';
import { connect } from '../e2e/chromium/connect.ts';
import { shortenDelays } from '../e2e/chromium/timing.ts';
import { readOutbox } from './outbox.ts';
import type { Subject } from './subject.ts';

/** Outside the test runner, assertions wait for only five seconds by default. */
const expect = expectSoon.configure({ timeout: 30_000 });

export async function tortureChromium(headed: boolean): Promise<Subject> {
  const chromium = await Chromium.launch({ headed });
  let panel: Page | null = null;
  const openPanel = async (): Promise<Page> => {
    if (panel === null || panel.isClosed()) panel = await chromium.open('sidepanel');
    return panel;
  };
  return {
    async connect(platform, version, protocol) {
      await connect(chromium, platform, version, protocol === 'h2');
      await shortenDelays(chromium);
      // The browser stores permissions only after a while, or when it quits.
      await chromium.restart();
    },
    async write(titles) {
      const screen = await CaptureScreen.open(chromium);
      for (const title of titles) {
        await screen.beginAnother();
        await screen.title.fill(title);
        await screen.showMarkup();
        await screen.content.fill(`Written for ${title}.`);
        await screen.save();
        await expect(screen.receipt.getByRole('heading', { name: title, exact: true })).toBeVisible();
      }
    },
    kill: (how) => chromium.killWorker(how),
    crash: () => chromium.crash(),
    lookIn: async () => (await chromium.open('popup')).close(),
    outbox: async () => (await openPanel()).evaluate(readOutbox),
    describe: async () => (await openPanel()).locator('body').ariaSnapshot(),
    close: () => chromium.close(),
  };
}
