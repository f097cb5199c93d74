import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { captureBundle } from '../../bench/capture/bundle.ts';
import { openChromium } from '../../bench/capture/chromium.ts';
import { BLOCK_CASES } from './capture-cases-blocks.ts';
import { type CaptureCase, MARK_CASES, TRAP_CASES } from './capture-cases-marks.ts';
import { SELECT } from './capture-cases-select.ts';

let browser: Browser;
let page: Page;

test.beforeAll(async () => {
  const chromium = await openChromium();
  browser = chromium.browser;
  page = await chromium.show('<!doctype html><title>Cases</title><body>');
  await page.evaluate(await captureBundle());
});
test.afterAll(async () => browser.close());

/** Selects, captures, and makes sure that the page stays as it was. */
const CAPTURE = `(body) => {
  (${SELECT})(body);
  const before = document.body.getHTML({ serializableShadowRoots: true });
  const clip = loreside.captureSelection(window);
  if (document.body.getHTML({ serializableShadowRoots: true }) !== before) throw new Error('The page was changed.');
  return clip && clip.markup;
}`;

function check(title: string, cases: CaptureCase[]): void {
  test(`${title}: ${cases.length} cases`, async () => {
    for (const [name, body, markup] of cases) {
      const captured = await page.evaluate(`(${CAPTURE})(${JSON.stringify(body)})`);
      expect.soft(captured, name).toBe(markup);
    }
  });
}

check('marks and links come with the words', MARK_CASES);
check('the platform’s traps are disarmed', TRAP_CASES);
check('blocks come where a selection crosses them', BLOCK_CASES);
