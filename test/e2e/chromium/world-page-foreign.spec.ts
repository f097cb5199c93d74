import type { Page } from '@playwright/test';
import { corporaFolder, savedPages } from '../../bench/capture/corpora.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';
import { markRects } from './world-page-marks.ts';
import { addressOf, OnPage } from './world-page-stage.ts';

/** One page in this many is checked. */
const SAMPLE_STEP = 18;
const TITLE = 'Captain Isaura Venn';
const corpora = corporaFolder();

test.skip(!corpora, 'LORESIDE_CORPORA names no folder of saved pages');

/** Uncaught errors of our scripts. */
async function ourErrors(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Runtime.enable');
  const troubles: string[] = [];
  cdp.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    const said = JSON.stringify(exceptionDetails);
    if (said.includes('chrome-extension://')) troubles.push(said);
  });
  return troubles;
}

/** The page's element tree, the positions of all elements, and its layout shift, without ours. */
interface PageState {
  tree: string;
  places: string;
  shifts: number;
}

const standing = (page: Page): Promise<PageState> =>
  page.evaluate<PageState>(`(async () => {
    const all = [...document.querySelectorAll('*')].filter((one) => !one.closest('[data-loreside]'));
    const shifts = await new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
        .observe({ type: 'layout-shift', buffered: true });
      setTimeout(resolve, 200, 0);
    });
    return {
      tree: all.map(({ tagName, attributes }) => [tagName, ...[...attributes].map(({ name, value }) => name + '=' + value)].join(' ')).join('\\n'),
      places: all.map((one) => [one.tagName, ...Object.values(one.getBoundingClientRect().toJSON())].join(' ')).join('\\n'),
      shifts,
    };
  })()`);

/** Navigates without a page load. */
const goOn = (page: Page, address: string) =>
  page.evaluate(`history.replaceState(null, '', ${JSON.stringify(address)})`);

test('on other people’s pages, nothing is rendered, moved or thrown until one of them shows a known entry', async ({
  chromium,
  platform,
}) => {
  const { origin } = new URL(platform.url);
  const article = await addressOf(platform, TITLE);
  const draft = platform.articles(platform.worldId).find(({ isDraft }) => isDraft)?.title ?? '';
  const entry = `<ul><li><a href="${await addressOf(platform, draft)}">A draft</a></li></ul>`;
  // The same page on an origin without permission.
  const alone = origin.replace('127.0.0.1', 'localhost');
  let body = '';
  for (const site of [origin, alone])
    await chromium.context.route(`${site}/saved/*`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        // Without its own scripts, the page renders the same each time. The CSP doesn't bind an extension's scripts.
        headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
        body,
      }),
    );
  const page = await chromium.context.newPage();
  const shown = await OnPage.of(page);
  const cdp = await page.context().newCDPSession(page);
  const troubles = await ourErrors(page);
  for (const [at, { id, source }] of savedPages(corpora ?? '').entries()) {
    if (at % SAMPLE_STEP !== SAMPLE_STEP - 1) continue;
    body = source;
    await page.goto(`${alone}/saved/${at}`);
    const before = await standing(page);
    await page.goto(`${origin}/saved/${at}`);
    await expect(page.locator('[data-loreside]')).toHaveCount(1);
    const beside = await standing(page);
    expect.soft(await shown.box('pill'), id).toBeNull();
    expect.soft(beside.tree === before.tree, `${id}: the same tree`).toBe(true);
    expect.soft(beside.places === before.places, `${id}: the same places`).toBe(true);

    await goOn(page, article);
    await expect.poll(() => shown.ask<number>('pill', '(it) => it.children.length'), id).toBe(4);
    const withBar = await standing(page);
    expect.soft(withBar.places === before.places, `${id}: the same places under the bar`).toBe(true);
    await goOn(page, `${origin}/saved/nothing`);
    await expect.poll(() => shown.box('pill'), id).toBeNull();

    // Insert a list with a known entry.
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(entry)})`);
    // Marks are drawn over what is visible.
    await page.evaluate(
      `document.body.lastElementChild.scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    const listed = await standing(page);
    await goOn(page, `${origin}/world/article/list`);
    await expect.poll(async () => (await markRects(cdp)).length, id).toBe(1);
    const withMark = await standing(page);
    expect.soft(withMark.places === listed.places, `${id}: the same places under the mark`).toBe(true);
    expect.soft(withMark.shifts, `${id}: moved`).toBe(beside.shifts);
  }
  expect(troubles).toEqual([]);
});
