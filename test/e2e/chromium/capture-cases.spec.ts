import type { Page } from '@playwright/test';
import { captureBundle } from '../../bench/capture/bundle.ts';
import { openPages, type SourcePages } from '../../bench/capture/chromium.ts';
import { BLOCK_CASES } from './capture-cases-blocks.ts';
import { CONSTRUCT_CASES, FIELD_CASES } from './capture-cases-constructs.ts';
import { COUNTER_CASES, LINE_CASES } from './capture-cases-lines.ts';
import { type CaptureCase, MARK_CASES, TRAP_CASES } from './capture-cases-marks.ts';
import { SELECT } from './capture-cases-select.ts';
import { FOLDED_CASES, WEB_CASES } from './capture-cases-web.ts';
import { expect, test } from './fixtures.ts';

let pages: SourcePages;
let page: Page;

test.beforeAll(async ({ sharedBrowser }) => {
  pages = await openPages(sharedBrowser.browser);
  page = await pages.show('<!doctype html><title>Cases</title><body>');
  await page.evaluate(await captureBundle());
});
test.afterAll(() => pages.close());

/** Selects, captures, and checks that the page is unchanged. */
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
check('small constructs are selected', CONSTRUCT_CASES);
check('lines of a style sheet are selected', LINE_CASES);
check('numbers of a style sheet are selected', COUNTER_CASES);
check('what sites build of elements is selected', WEB_CASES);
check('what stands in fields', FIELD_CASES);

/** Enough text for the article finder, before and after the case. */
const BEFORE = `<p>${'Many words, of which nothing else is to be said here, stand around it. '.repeat(8)}</p>`;
const AFTER = `<p>Other words follow. ${'They go on for a while, so that the end is part of the article. '.repeat(8)}</p>`;
const CAPTURE_PAGE = `async (body) => {
  document.body.setHTMLUnsafe(body);
  const before = document.body.innerHTML;
  const { markup } = await loreside.capturePage(window);
  if (document.body.innerHTML !== before) throw new Error('The page was changed.');
  return /around it\\.\\s*(?!\\s|Many words)([^]*?)\\s*Other words/.exec(markup)?.[1] ?? markup;
}`;

const WHOLE = [...CONSTRUCT_CASES, ...LINE_CASES, ...COUNTER_CASES, ...WEB_CASES, ...FOLDED_CASES];

test(`small constructs are captured with the whole page: ${WHOLE.length} cases`, async () => {
  for (const [name, body, markup] of WHOLE) {
    const whole = `<article><h1>T</h1>${BEFORE}${body}${AFTER}</article>`;
    expect.soft(await page.evaluate(`(${CAPTURE_PAGE})(${JSON.stringify(whole)})`), name).toBe(markup);
  }
});
