import { expect, type Page, test } from '@playwright/test';
import { corporaFolder, savedPages } from '../../bench/capture/corpora.ts';
import { type Platform, startPlatform } from '../../service/index.ts';
import { Chromium } from './browser.ts';
import { connectAndCopy } from './search-screen.ts';
import { markRects } from './world-page-marks.ts';
import { addressOf, OnPage } from './world-page-stage.ts';

/** Of so many pages, one is looked at. */
const SHARES = 18;
const TITLE = 'Captain Isaura Venn';
const corpora = corporaFolder();

let chromium: Chromium;
let platform: Platform;

test.skip(!corpora, 'LORESIDE_CORPORA names no folder of saved pages');
test.beforeAll(async () => {
  platform = await startPlatform();
  chromium = await Chromium.launch();
  await (await connectAndCopy(chromium, platform)).page.close();
});
test.afterAll(async () => {
  await chromium?.close();
  await platform?.close();
});

/** What no script of ours has caught. */
async function ourTroubles(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Runtime.enable');
  const troubles: string[] = [];
  cdp.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    const said = JSON.stringify(exceptionDetails);
    if (said.includes('chrome-extension://')) troubles.push(said);
  });
  return troubles;
}

/** How a page is nested, where everything in it stands, and how much has moved by itself: ours left out. */
interface Stands {
  tree: string;
  places: string;
  shifts: number;
}

const standing = (page: Page): Promise<Stands> =>
  page.evaluate<Stands>(`(async () => {
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

/** The page goes on without being loaded anew. */
const goOn = (page: Page, address: string) =>
  page.evaluate(`history.replaceState(null, '', ${JSON.stringify(address)})`);

test('on pages that others have made nothing is drawn, moved or thrown, until one of them shows a thing that is known', async () => {
  const { origin } = new URL(platform.url);
  const article = await addressOf(platform, TITLE);
  const draft = platform.articles(platform.worldId).find(({ isDraft }) => isDraft)?.title ?? '';
  const entry = `<ul><li><a href="${await addressOf(platform, draft)}">A draft</a></li></ul>`;
  // The same page where nothing was allowed.
  const alone = origin.replace('127.0.0.1', 'localhost');
  let body = '';
  for (const site of [origin, alone])
    await chromium.context.route(`${site}/saved/*`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        // Without scripts of its own it stands the same each time; an extension's are not bound by that.
        headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
        body,
      }),
    );
  const page = await chromium.context.newPage();
  const shown = await OnPage.of(page);
  const cdp = await page.context().newCDPSession(page);
  const troubles = await ourTroubles(page);
  for (const [at, { id, source }] of savedPages(corpora ?? '').entries()) {
    if (at % SHARES !== SHARES - 1) continue;
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

    // Things are listed, and one of them is known.
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(entry)})`);
    // Marks are drawn over what is in view.
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
