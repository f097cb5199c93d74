import type { Page } from '@playwright/test';
import { type Clip, mayHaveSelection } from '../../../lib/capture/index.ts';
import { SELECTIONS } from '../selections.ts';
import type { Chromium } from './browser.ts';
import { expect, test } from './fixtures.ts';

/** The result of the built script in each frame of the active page, after a real click on the toolbar button. */
async function clips(chromium: Chromium, page: Page): Promise<(Clip | null)[]> {
  await chromium.triggerAction(page);
  const worker = await chromium.worker();
  return worker.evaluate(`(async () => {
    const [tab] = await chrome.tabs.query({ url: ${JSON.stringify(page.url())} });
    const results = await chrome.scripting.executeScript({ target: { tabId: tab.id, allFrames: true }, files: ['capture.js'] });
    return results.map(({ result }) => result ?? null);
  })()`);
}

async function withFrame(page: Page, url: string): Promise<void> {
  const loaded = page.waitForEvent('framenavigated', (frame) => frame.url() === url);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.prepend(frame);
  }, url);
  const frame = await loaded;
  await frame.waitForLoadState();
  const selected = await frame.evaluate<string>(`(() => {
    getSelection().selectAllChildren(document.querySelector('.lead'));
    return getSelection().toString();
  })()`);
  expect(selected).toContain('salt drake');
}

test('a selection in a frame of the same site is captured', async ({ chromium, savedPage }) => {
  const page = await chromium.visit(savedPage.url);
  const framed = new URL('bestiary.html', savedPage.url).href;
  await withFrame(page, framed);
  const found = (await clips(chromium, page)).filter((clip) => clip !== null);
  expect(found).toHaveLength(1);
  expect(found[0]?.markup).toMatch(/^The \[b\]salt drake\[\/b\] \(\[i\]Draco salinarius\[\/i\]\)/);
  expect(found[0]?.source.url).toBe(framed);
});

test('a frame of another site can’t be read and breaks nothing', async ({ chromium, savedPage }) => {
  const page = await chromium.visit(savedPage.url);
  await withFrame(page, new URL('bestiary.html', savedPage.url).href.replace('localhost', '127.0.0.1'));
  expect((await clips(chromium, page)).filter((clip) => clip !== null)).toEqual([]);
});

test('text in an open shadow tree and in a field is captured on a real page', async ({
  chromium,
  savedPage,
}) => {
  const page = await chromium.visit(savedPage.url);
  await page.evaluate(`(() => {
    const host = document.body.appendChild(document.createElement('x-card'));
    host.attachShadow({ mode: 'open' }).setHTMLUnsafe('<p>a lamp of <b>seven wicks</b></p>');
    getSelection().selectAllChildren(host.shadowRoot.querySelector('p'));
  })()`);
  expect((await clips(chromium, page))[0]?.markup).toBe('a lamp of [b]seven wicks[/b]');
  await page.evaluate(`(() => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.value = 'before [b] after';
    field.focus();
    field.setSelectionRange(7, 16);
  })()`);
  expect((await clips(chromium, page))[0]?.markup).toBe('[noparse][[/noparse]b] after');
});

test('a page reports whether something may be selected before the selection is read', async ({
  chromium,
  savedPage,
}) => {
  const page = await chromium.visit(savedPage.url);
  for (const { select, isSelected } of SELECTIONS) {
    await page.evaluate(`(() => { ${select} })()`);
    expect([select, await page.evaluate(mayHaveSelection)]).toEqual([select, isSelected]);
  }
});
