import type { Chromium } from './browser.ts';
import { test } from './fixtures.ts';

let standing: { file: string; chromium: Chromium } | null = null;

/**
 * Tests of components on a stage: installed once for all that a process runs of a file, as that takes longer than most of
 * them do. Each finds no page open and nothing kept; there is no connection, and so nothing that the background does.
 */
export const stageTest = test.extend({
  chromium: async ({ sharedBrowser }, use, { file }) => {
    if (standing?.file !== file || !sharedBrowser.hasStayed(standing.chromium))
      standing = { file, chromium: await sharedBrowser.installToStay(async () => {}) };
    const { chromium } = standing;
    await use(chromium);
    const pages = chromium.context.pages();
    const stage = pages.find((page) => page.url() === chromium.url('options'));
    await (stage ?? (await chromium.open('options'))).evaluate(
      'Promise.all([chrome.storage.local.clear(), chrome.storage.session.clear(), localStorage.clear()])',
    );
    for (const page of chromium.context.pages()) if (page !== chromium.tab) await page.close();
  },
});
