import type { Page } from '@playwright/test';
import { corpus, DEEP, everyPlace, ownPayloads } from '../../unit/markup-screen/hostile.ts';
import { openStage } from './article-stage.ts';
import { expect } from './fixtures.ts';
import { chunks, NOTHING, seenBy, showAndCheck, TEST_ALL, watched } from './hostile-page.ts';
import { stageTest as test } from './shared-stage.ts';

/**
 * Finds what is visible outside its box, and whether the page became wider. With `isCut`, clipped content is allowed: a
 * letter with a hundred combining marks can't be wrapped, only clipped.
 */
function escapees(isCut: boolean): string[] {
  const found: string[] = [];
  const slack = 8;
  for (const details of document.querySelectorAll('details')) details.open = true;
  // The box of an inline element comes from its font's ascent and descent, which differ between fonts and exceed what
  // is drawn, so use the em square.
  const extent = (element: Element): DOMRect => {
    const rect = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const line = style.display === 'inline' ? element.getClientRects()[0] : undefined;
    const beyond = line ? Math.max(0, line.height - Number.parseFloat(style.fontSize)) / 2 : 0;
    return new DOMRect(rect.x, rect.y + beyond, rect.width, rect.height - 2 * beyond);
  };
  const look = (element: Element, frame: DOMRect, cut: DOMRect): void => {
    // Wide tables scroll in their own frame, and text for screen readers takes no room.
    if (element.matches('table, .visually-hidden, svg')) return;
    const own = extent(element);
    const left = Math.max(own.left, cut.left - slack);
    const right = Math.min(own.right, cut.right + slack);
    const top = Math.max(own.top, cut.top - slack);
    const bottom = Math.min(own.bottom, cut.bottom + slack);
    if (left < right && top < bottom) {
      if (left < frame.left - slack || right > frame.right + slack)
        found.push(`${element.tagName} ${left} ${right}`);
      else if (top < frame.top - slack || bottom > frame.bottom + slack)
        found.push(`${element.tagName} ${top}`);
    }
    if (!element.firstElementChild) return;
    let within = cut;
    if (isCut && getComputedStyle(element).overflowX !== 'visible') {
      const [x, y] = [Math.max(own.left, cut.left), Math.max(own.top, cut.top)];
      within = new DOMRect(x, y, Math.min(own.right, cut.right) - x, Math.min(own.bottom, cut.bottom) - y);
    }
    for (const child of element.children) look(child, frame, within);
  };
  const everything = new DOMRect(-1e6, -1e6, 2e6, 2e6);
  for (const box of document.querySelectorAll('.stage-box, .article')) {
    const frame = box.getBoundingClientRect();
    if (frame.left < 0 || frame.right > document.body.clientWidth) found.push('the box itself');
    const isFramed = isCut && getComputedStyle(box).overflowX !== 'visible';
    for (const child of box.children) look(child, frame, isFramed ? frame : everything);
  }
  if (document.documentElement.scrollWidth > document.body.clientWidth) found.push('the page is too wide');
  return found;
}

async function tryTexts(page: Page, texts: readonly string[], isCut: boolean): Promise<void> {
  for (const [turn, some] of chunks([...new Set(texts)], 400).entries()) {
    const show = (mark: string) => `stage.texts(${JSON.stringify([...some, mark])})`;
    const visit = { show, shown: '.stage-box', escapees, isCut, isTwice: true, foreign: 'main', turn };
    expect(await showAndCheck(page, visit)).toEqual([]);
  }
}

/** Each collected string is used in this many places, which rotate, so that every place gets a share of the strings. */
const SHARE = 3;

function placesOf(payload: string, at: number): string[] {
  const all = everyPlace(payload);
  return TEST_ALL
    ? all
    : all.filter((_, place) => (place + all.length - ((at * SHARE) % all.length)) % all.length < SHARE);
}

test('a successful attack would be noticed', async ({ chromium }) => {
  const page = await openStage(chromium);
  const seen = await watched(page);
  await page.evaluate(async () => {
    alert('seen');
    const image = new Image();
    image.src = 'https://evil.example/x.png';
    await fetch('https://evil.example/').catch(() => {});
  });
  expect(seen.dialogs).toEqual(['seen']);
  // Requests blocked by the CSP are counted as well.
  expect(seen.requests.sort()).toEqual(['https://evil.example/', 'https://evil.example/x.png']);
  await expect.poll(seen.violations).toEqual([expect.stringContaining('img-src')]);
});

test('hostile text runs nothing, loads nothing and stays in its box', async ({ chromium }) => {
  const page = await openStage(chromium);
  const seen = await watched(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await tryTexts(page, DEEP, false);
  await tryTexts(page, ownPayloads.flatMap(everyPlace), true);
  expect(await seenBy(seen)).toEqual(NOTHING);
});

test('the strings of public collections do no harm', async ({ chromium }) => {
  const collected = corpus();
  test.skip(!collected, 'LORESIDE_CORPORA names no folder with hostile strings');
  const page = await openStage(chromium);
  const seen = await watched(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await tryTexts(page, (collected ?? []).flatMap(placesOf), true);
  expect(await seenBy(seen)).toEqual(NOTHING);
});

test('an article with hostile text in every field does no harm', async ({ chromium }) => {
  const page = await openStage(chromium);
  const seen = await watched(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const collected = chunks(corpus() ?? [], TEST_ALL ? 20 : 60).map((some) => some.join('\n\n'));
  for (const [turn, payload] of [...ownPayloads, ...DEEP, ...collected].entries()) {
    const show = (mark: string) => `stage.hostileArticle(${JSON.stringify(payload)}, '${mark}')`;
    const visit = {
      show,
      shown: '.article-columns',
      escapees,
      isCut: true,
      isTwice: false,
      foreign: 'main',
      turn,
    };
    expect(await showAndCheck(page, visit), payload.slice(0, 200)).toEqual([]);
  }
  expect(await seenBy(seen)).toEqual(NOTHING);
});
