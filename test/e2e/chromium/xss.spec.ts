import type { Page } from '@playwright/test';
import { breaches } from '../../unit/markup-screen/breaches.ts';
import { corpus, DEEP, everyPlace, ownPayloads } from '../../unit/markup-screen/hostile.ts';
import { openStage } from './article-stage.ts';
import { expect, test } from './fixtures.ts';

/** Watches a page for all that a foreign text may not do. */
async function watched(
  page: Page,
): Promise<{ dialogs: string[]; requests: string[]; violations(): Promise<string[]> }> {
  const dialogs: string[] = [];
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on('request', (request) => {
    if (!/^(chrome-extension|data|blob):/.test(request.url())) requests.push(request.url());
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenViolations: seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  const violations = () => page.evaluate(() => Reflect.get(globalThis, 'seenViolations') as string[]);
  return { dialogs, requests, violations };
}

/**
 * What is seen outside the box that it belongs to, and whether the page became wider for it. `isCut`: what the box cuts
 * off is no escape; a letter that carries a hundred marks cannot be broken, only cut.
 */
function escapees(isCut: boolean): string[] {
  const found: string[] = [];
  const slack = 8;
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const box of document.querySelectorAll('.stage-box, .article')) {
    const frame = box.getBoundingClientRect();
    if (frame.left < 0 || frame.right > innerWidth) found.push('the box itself');
    for (const element of box.querySelectorAll('*')) {
      // Wide tables scroll in a frame of their own; what only screen readers see takes no room.
      if (element.closest('table, .visually-hidden, svg')) continue;
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let at = element.parentElement; isCut && at && box.contains(at); at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const cut = at.getBoundingClientRect();
        left = Math.max(left, cut.left - slack);
        right = Math.min(right, cut.right + slack);
        top = Math.max(top, cut.top - slack);
        bottom = Math.min(bottom, cut.bottom + slack);
      }
      if (left >= right || top >= bottom) continue;
      if (left < frame.left - slack || right > frame.right + slack)
        found.push(`${element.tagName} ${left} ${right}`);
      else if (top < frame.top - slack || bottom > frame.bottom + slack)
        found.push(`${element.tagName} ${top}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  return found;
}

/** Presses every button, and tells every element the events that attacks wait for: they rise from the innermost. */
function poke(): void {
  for (const button of document.querySelectorAll('main button'))
    if (button instanceof HTMLElement) button.click();
  const names =
    'mouseover mouseenter focus blur load error toggle animationstart transitionend pointerdown wheel copy';
  for (const element of document.querySelectorAll('main *:not(:has(*))'))
    for (const name of names.split(' ')) element.dispatchEvent(new Event(name, { bubbles: true }));
}

const chunks = (texts: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, at) => texts.slice(at * size, (at + 1) * size));

async function tryTexts(page: Page, texts: readonly string[], isCut: boolean): Promise<void> {
  for (const some of chunks([...new Set(texts)], 400)) {
    await page.evaluate((shown) => stage.texts(shown), some);
    expect(await page.evaluate(`(${breaches.toString()})(document.querySelector('main'))`)).toEqual([]);
    expect(await page.evaluate(escapees, isCut)).toEqual([]);
    await page.evaluate(poke);
  }
}

test('what is watched for would be seen', async ({ chromium }) => {
  const page = await openStage(chromium);
  const seen = await watched(page);
  await page.evaluate(async () => {
    alert('seen');
    const image = new Image();
    image.src = 'https://evil.example/x.png';
    await fetch('https://evil.example/').catch(() => {});
  });
  expect(seen.dialogs).toEqual(['seen']);
  // Those that the policy stops are counted as well.
  expect(seen.requests.sort()).toEqual(['https://evil.example/', 'https://evil.example/x.png']);
  await expect.poll(seen.violations).toEqual([expect.stringContaining('img-src')]);
});

test('hostile texts run nothing, load nothing and stay in their box', async ({ chromium }) => {
  const page = await openStage(chromium);
  const seen = await watched(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await tryTexts(page, DEEP, false);
  await tryTexts(page, ownPayloads.flatMap(everyPlace), true);
  expect({ dialogs: seen.dialogs, requests: seen.requests, violations: await seen.violations() }).toEqual({
    dialogs: [],
    requests: [],
    violations: [],
  });
});

test('the strings that others have collected do no better', async ({ chromium }) => {
  const collected = corpus();
  test.skip(!collected, 'LORESIDE_CORPORA names no folder with hostile strings');
  test.setTimeout(240_000);
  const page = await openStage(chromium);
  const seen = await watched(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await tryTexts(page, (collected ?? []).flatMap(everyPlace), true);
  expect({ dialogs: seen.dialogs, requests: seen.requests, violations: await seen.violations() }).toEqual({
    dialogs: [],
    requests: [],
    violations: [],
  });
});

test('an article that is hostile in every field is an article', async ({ chromium }) => {
  test.setTimeout(240_000);
  const page = await openStage(chromium);
  const seen = await watched(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const payloads = [...ownPayloads, ...DEEP, ...chunks(corpus() ?? [], 20).map((some) => some.join('\n\n'))];
  for (const payload of payloads) {
    await page.evaluate((text) => stage.hostileArticle(text), payload);
    await page.locator('.article-columns').waitFor({ timeout: 10_000 });
    await page.evaluate(poke);
    expect(await page.evaluate(escapees, true), payload).toEqual([]);
    expect(await page.evaluate(`(${breaches.toString()})(document.querySelector('main'))`), payload).toEqual(
      [],
    );
  }
  expect({ dialogs: seen.dialogs, requests: seen.requests, violations: await seen.violations() }).toEqual({
    dialogs: [],
    requests: [],
    violations: [],
  });
});
