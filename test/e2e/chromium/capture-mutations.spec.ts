import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { captureBundle } from '../../bench/capture/bundle.ts';
import { openPages, type SourcePages } from '../../bench/capture/chromium.ts';
import { corporaFolder, sharedOut, walkerScript } from '../../bench/capture/corpora.ts';
import { MUTATIONS } from '../../bench/capture/mutations.ts';
import { f1, headF1, type Score, sum } from '../../bench/capture/score.ts';
import { expect, test } from './fixtures.ts';

/** One page in this many is checked, a different one for each mutation. */
const SAMPLE_STEP = 36;
const OWN = fileURLToPath(new URL('../../pages/', import.meta.url));
const corpora = corporaFolder();

let pages: SourcePages;
let bundle: string;

test.beforeAll(async ({ sharedBrowser }) => {
  pages = await openPages(sharedBrowser.browser);
  bundle = await captureBundle();
});
test.afterAll(() => pages.close());

const ownPages = readdirSync(OWN)
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: readFileSync(path.join(OWN, name), 'utf8') }));

const WHOLE = `(() => { getSelection().selectAllChildren(document.body); return loreside.captureSelection(window).markup; })()`;

/** Restores the page as it was loaded, including styles and attributes of head and body. */
const KEEP = 'globalThis.asItCame = document.documentElement.cloneNode(true); void 0';
const PUT_BACK = 'document.replaceChild(asItCame.cloneNode(true), document.documentElement); void 0';

for (const { name, html } of ownPages) {
  test(`our own pages give the same markup, to the letter, whatever changes in the HTML: ${name}`, async () => {
    const page = await pages.show(html);
    await page.evaluate(bundle);
    await page.evaluate(KEEP);
    const before = await page.evaluate<string>(WHOLE);
    expect(before.length).toBeGreaterThan(100);
    for (const mutation of MUTATIONS) {
      await page.evaluate(PUT_BACK);
      await page.evaluate(`loreside.mutate('${mutation}')`);
      expect.soft(await page.evaluate(WHOLE), mutation).toBe(before);
    }
  });
}

test('text that World Anvil would read as markup is captured as text', async () => {
  for (const { name, html } of ownPages) {
    const page = await pages.show(html);
    await page.evaluate(bundle);
    await page.evaluate('loreside.setTraps()');
    const results: { captured: string; selected: string }[] = await page.evaluate(
      `loreside.wordsOfSelections(23, { short: 12, medium: 12, long: 3 })`,
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
      for (const saved of sharedOut(corpora ?? '', SAMPLE_STEP, 7 * MUTATIONS.indexOf(mutation) + 2)) {
        const page = await pages.show(saved.source);
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
