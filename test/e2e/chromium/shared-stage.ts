import type { Chromium } from './browser.ts';
import { test } from './fixtures.ts';

let stage: Chromium | null = null;

/**
 * For tests that render components on a stage. The extension is installed once per process, because that takes longer
 * than most of these tests. Each test finds no page open and nothing stored; without a connection, the background does
 * nothing.
 */
export const stageTest = test.extend({
  chromium: async ({ sharedBrowser }, use) => {
    if (!stage || !(await sharedBrowser.wake(stage)))
      stage = await sharedBrowser.installToStay(async () => {});
    const chromium = stage;
    await use(chromium);
    const pages = chromium.context.pages();
    const open = pages.find((page) => page.url() === chromium.url('options'));
    await (open ?? (await chromium.open('options'))).evaluate(
      'Promise.all([chrome.storage.local.clear(), chrome.storage.session.clear(), localStorage.clear()])',
    );
    for (const page of chromium.context.pages()) if (page !== chromium.tab) await page.close();
  },
});
