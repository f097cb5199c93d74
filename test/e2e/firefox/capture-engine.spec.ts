import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { type Clip, mayHaveSelection } from '../../../lib/capture/index.ts';
import { BLOCK_CASES } from '../chromium/capture-cases-blocks.ts';
import { COUNTER_CASES, LINE_CASES } from '../chromium/capture-cases-lines.ts';
import { MARK_CASES, TRAP_CASES } from '../chromium/capture-cases-marks.ts';
import { SELECT } from '../chromium/capture-cases-select.ts';
import { WEB_CASES } from '../chromium/capture-cases-web.ts';
import { type SavedPage, serveSavedPage } from '../saved-page.ts';
import { SELECTIONS } from '../selections.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FILES = { capture: ['capture.js'], 'capture-page': ['capture-page.js'] };
type Script = keyof typeof FILES;

let firefox: Firefox;
let saved: SavedPage;
let screen: Tab;
let page: Tab;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  saved = await serveSavedPage(path.join(ROOT, 'test/pages/lighthouse.html'));
  await firefox.install();
  // The toolbar button can't be clicked from here, but its permission can be granted.
  await firefox.permit({ origins: ['*://localhost/*'] });
  screen = await firefox.screen('options');
  page = await firefox.open(saved.url);
});
test.afterAll(async () => {
  await saved?.close();
});

/** The built script's result on the page, through the extension. */
async function clip(script: Script): Promise<Clip | null> {
  const result = await screen.eval(`(async () => {
    const [tab] = await browser.tabs.query({ url: 'http://localhost/*' });
    const [{ result, error }] = await browser.scripting.executeScript({ target: { tabId: tab.id }, files: ${JSON.stringify(FILES[script])} });
    if (error) throw error;
    return result ?? null;
  })()`);
  return JSON.parse(JSON.stringify(result));
}

test('selection and whole page give the same result as in Chromium', async () => {
  const PARTS = ['article h2', 'article p', 'article table', 'article ul', 'article'];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const other = await browser.newPage();
  await other.goto(saved.url);
  const built = (script: Script): string =>
    FILES[script].map((file) => readFileSync(path.join(ROOT, '.output/chrome-mv3', file), 'utf8')).join('');
  const alike = (one: Clip | null): object | null =>
    one && { ...one, source: { ...one.source, accessed: 0 } };
  for (const part of PARTS) {
    const select = `getSelection().selectAllChildren(document.querySelector('${part}'))`;
    await page.eval(`${select} ?? null`);
    await other.evaluate(select);
    expect.soft(alike(await clip('capture')), part).toEqual(alike(await other.evaluate(built('capture'))));
  }
  const whole = await clip('capture-page');
  expect(whole?.markup).toContain('[h2]Keeping the fire[/h2]');
  expect(alike(whole)).toEqual(alike(await other.evaluate(built('capture-page'))));
  await browser.close();
});

test('table cells that are selected one by one stay cells of one table', async () => {
  await page.eval(`(() => {
    document.body.setHTMLUnsafe('<table><tr><td>a<td>b<td>c<tr><td>d<td>e<td>f</table>');
    const selection = getSelection();
    selection.removeAllRanges();
    for (const at of [1, 4]) {
      const range = document.createRange();
      range.selectNode(document.querySelectorAll('td')[at]);
      selection.addRange(range);
    }
    if (selection.rangeCount !== 2) throw new Error('Not two ranges');
  })() ?? null`);
  expect((await clip('capture'))?.markup).toBe(
    '[table]\n[tr][td][/td][td]b[/td][td][/td][/tr]\n[tr][td][/td][td]e[/td][td][/td][/tr]\n[/table]',
  );
});

const CASES = [...MARK_CASES, ...TRAP_CASES, ...BLOCK_CASES, ...LINE_CASES, ...COUNTER_CASES, ...WEB_CASES];

test(`the ${CASES.length} small cases give the same result as in Chromium`, async () => {
  for (const [name, body, markup] of CASES) {
    await page.eval(`(${SELECT})(${JSON.stringify(body)}) ?? null`);
    // The addresses in the cases are relative to their own page.
    const here = markup?.replace(
      /https:\/\/page\.example\/(?:read\/(#?))?/g,
      (found: string, sign = '') =>
        `${sign ? saved.url : new URL(found.endsWith('read/') ? '.' : '/', saved.url)}${sign}`,
    );
    expect.soft((await clip('capture'))?.markup ?? null, name).toBe(here ?? null);
  }
});

test('text in closed shadow roots is captured with the page and with a selection', async () => {
  const around = (words: string): string => `<p>${words.repeat(9)}</p>`;
  await page.eval(`(() => {
    document.body.setHTMLUnsafe(${JSON.stringify(
      `<article>${around('The keeper wrote down the water every evening. ')}<tide-note></tide-note>${around('The book went to the harbor office. ')}<div id=plain></div>${around('The sea comes back for what it lent. ')}</article>`,
    )});
    const script = document.createElement('script');
    script.textContent = \`for (const [place, html] of [['tide-note', '<p>At <b>spring tide</b> the causeway is under water for six hours.</p>'], ['#plain', '<p>At neap tide <i>the bell</i> can be touched from a boat.</p>']])
      document.querySelector(place).attachShadow({ mode: 'closed' }).innerHTML = html;\`;
    document.body.append(script);
    script.remove();
  })() ?? null`);
  const said =
    /every evening\.\s+At \[b\]spring tide\[\/b\] the causeway[\s\S]*office\.\s+At neap tide \[i\]the bell\[\/i\] can/;
  expect((await clip('capture-page'))?.markup).toMatch(said);
  await page.eval(`getSelection().selectAllChildren(document.querySelector('article')) ?? null`);
  expect((await clip('capture'))?.markup).toMatch(said);
});

test('a page reports whether something may be selected before the selection is read', async () => {
  for (const { select, isSelected } of SELECTIONS) {
    await page.eval(`(() => { ${select} })()`);
    expect([select, await page.eval(`(${mayHaveSelection})()`)]).toEqual([select, isSelected]);
  }
});
