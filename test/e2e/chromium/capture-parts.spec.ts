import type { Page } from '@playwright/test';
import type { Clip } from '../../../lib/capture/index.ts';
import { captureBundle } from '../../bench/capture/bundle.ts';
import { openPages, PAGE, type SourcePages } from '../../bench/capture/chromium.ts';
import { KIND_CASES, THREAD_CASES } from './capture-kinds-cases.ts';
import { FOLD_CASES, LINE_CASES, PART_CASES, STORY_CASES, TITLE_CASES } from './capture-lines-cases.ts';
import { ASIDE_CASES, FURNITURE_CASES, LABEL_CASES, type PageCase } from './capture-parts-cases.ts';
import { expect, test } from './fixtures.ts';

let pages: SourcePages;
let shown: Page;

test.beforeAll(async ({ sharedBrowser }) => {
  pages = await openPages(sharedBrowser.browser);
  shown = await pages.show('<!doctype html><title>Cases</title>');
  await shown.evaluate(await captureBundle());
});
test.afterAll(() => pages.close());

/** Replaces the page, which is much faster than loading one, and captures it. */
const CAPTURE = `async ({ html, address, scrollTo }) => {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  document.replaceChild(document.adoptNode(documentElement), document.documentElement);
  history.replaceState(null, '', address);
  window.scrollTo(0, 0);
  if (scrollTo) document.querySelector(scrollTo).scrollIntoView();
  return loreside.capturePage(window);
}`;

function check(name: string, cases: readonly PageCase[]): void {
  test(`${name}: ${cases.length} pages`, async () => {
    for (const {
      name: one,
      html,
      has = [],
      lacks = [],
      title,
      address = PAGE,
      scrollTo,
      clip: facts,
    } of cases) {
      const clip: Clip = await shown.evaluate(`(${CAPTURE})(${JSON.stringify({ html, address, scrollTo })})`);
      for (const words of has) expect.soft(clip.markup, one).toMatch(words);
      for (const words of lacks) expect.soft(clip.markup, one).not.toMatch(words);
      if (facts) expect.soft(clip, one).toMatchObject(facts);
      if (title !== undefined) expect.soft(clip.title, one).toBe(title);
    }
  });
}

check('no word in a label removes text with a heading of its own', LABEL_CASES);
check('what is around an article is left out', FURNITURE_CASES);
check('asides and columns that belong to the article are captured', ASIDE_CASES);
check('lines with dates, numbers and repetitions are captured', LINE_CASES);
check('folded parts and prose in code are captured as they read', FOLD_CASES);
check('all parts of one article are captured', PART_CASES);
check('of several stories, the one that is meant is captured', STORY_CASES);
check('titles come from headings, as the page shows them', TITLE_CASES);
check('threads are captured post by post', THREAD_CASES);
check('lists, sections and things are captured whole', KIND_CASES);
