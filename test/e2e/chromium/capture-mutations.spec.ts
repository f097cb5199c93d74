import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { captureBundle } from '../../bench/capture/bundle.ts';
import { openChromium } from '../../bench/capture/chromium.ts';
import { corporaFolder, savedPages, walkerScript } from '../../bench/capture/corpora.ts';
import { MUTATIONS } from '../../bench/capture/mutations.ts';
import { f1, headF1, type Score, sum } from '../../bench/capture/score.ts';

/** Of so many pages, one is looked at. */
const SHARES = 18;
const OWN = fileURLToPath(new URL('../../pages/', import.meta.url));
const corpora = corporaFolder();

let browser: Browser;
let show: (html: string) => Promise<Page>;
let bundle: string;

test.beforeAll(async () => {
  ({ browser, show } = await openChromium());
  bundle = await captureBundle();
});
test.afterAll(async () => browser.close());

const ownPages = readdirSync(OWN)
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: readFileSync(path.join(OWN, name), 'utf8') }));

const WHOLE = `(() => { getSelection().selectAllChildren(document.body); return loreside.captureSelection(window).markup; })()`;

for (const mutation of MUTATIONS) {
  test(`our own pages come out the same, letter by letter: ${mutation}`, async () => {
    for (const { name, html } of ownPages) {
      const page = await show(html);
      await page.evaluate(bundle);
      const before = await page.evaluate(WHOLE);
      await page.evaluate(`loreside.mutate('${mutation}')`);
      expect.soft(await page.evaluate(WHOLE), name).toBe(before);
    }
  });
}

test('words that the platform would read as markup are captured as words', async () => {
  for (const { name, html } of ownPages) {
    const page = await show(html);
    await page.evaluate(bundle);
    await page.evaluate('loreside.setTraps()');
    const results: { captured: string; selected: string }[] = await page.evaluate(
      `loreside.wordsOfSelections(23, { short: 25, medium: 25, long: 5 })`,
    );
    for (const { captured, selected } of results) expect.soft(captured, name).toBe(selected);
  }
});

test.describe('on other people’s pages', () => {
  test.skip(!corpora, 'LORESIDE_CORPORA names no folder of saved pages');
  test.setTimeout(600_000);

  for (const mutation of MUTATIONS) {
    test(`no score changes by more than 0.2 points: ${mutation}`, async () => {
      const scores: Score[] = [];
      for (const [at, saved] of savedPages(corpora ?? '').entries()) {
        if (at % SHARES !== 2) continue;
        const page = await show(saved.source);
        await page.evaluate(walkerScript(corpora ?? ''));
        await page.evaluate(bundle);
        const compared: { score: Score } = await page.evaluate(
          `loreside.compared(() => loreside.mutate('${mutation}'))`,
        );
        scores.push(compared.score);
      }
      const all = sum(scores);
      expect(f1(all, 'tokens')).toBeGreaterThanOrEqual(0.998);
      expect(headF1(all)).toBeGreaterThanOrEqual(0.998);
    });
  }
});
