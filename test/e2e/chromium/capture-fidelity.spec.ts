import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { captureBundle } from '../../bench/capture/bundle.ts';
import { openPages, type SourcePages } from '../../bench/capture/chromium.ts';
import { corporaFolder, sharedOut, walkerScript } from '../../bench/capture/corpora.ts';
import type { SelectionResult } from '../../bench/capture/inpage.ts';
import { roundTrips } from '../../bench/capture/round-trip.ts';
import { added, headF1, lost, sum } from '../../bench/capture/score.ts';
import { liveSelections, perfectShares } from '../../bench/capture/selections.ts';
import { inChromium } from '../../bench/joints/browsers.ts';
import { sampleFaults } from '../../bench/joints/sample.ts';
import { expect, test } from './fixtures.ts';

const OWN = fileURLToPath(new URL('../../pages/', import.meta.url));
const corpora = corporaFolder();

let pages: SourcePages;
let bundle: string;

test.beforeAll(async ({ sharedBrowser }) => {
  pages = await openPages(sharedBrowser.browser);
  bundle = await captureBundle();
});
test.afterAll(() => pages.close());

const ownPages = readdirSync(OWN).filter((name) => name.endsWith('.html'));

test('on our own pages, a selection is captured without losing or adding a word', async () => {
  const faults: string[] = [];
  let tried = 0;
  for (const name of ownPages) {
    const page = await pages.show(readFileSync(path.join(OWN, name), 'utf8'));
    await page.evaluate(bundle);
    const results: { captured: string; selected: string }[] = await page.evaluate(
      `loreside.wordsOfSelections(11, { short: 20, medium: 15, long: 3 })`,
    );
    tried += results.length;
    for (const { captured, selected } of results) {
      if (captured !== selected) faults.push(`${name}: “${selected}” came out as “${captured}”`);
    }
  }
  expect(tried).toBeGreaterThanOrEqual(120);
  expect(faults).toEqual([]);
});

test('the article of the lighthouse page is captured whole, with metadata and nothing around it', async () => {
  const page = await pages.show(readFileSync(path.join(OWN, 'lighthouse.html'), 'utf8'));
  await page.evaluate(bundle);
  const clip: { markup: string; title: string; source: Record<string, unknown> } = await page.evaluate(
    'loreside.capturePage(window)',
  );
  expect(clip.title).toBe('The Pharos of Alexandria: the tower that taught the sea to read');
  for (const piece of [
    '[h2]Keeping the fire[/h2]',
    '[tr][td]Cordouan[/td][td][/td][td]1611[/td][td]67 m[/td][/tr]',
    'after Pliny the Elder',
    '|A note on the pictures we have[/spoiler]',
    '[code]Fl(3) W 20s 44m 24M[/code]',
    '[url:https://en.wikipedia.org/wiki/Pharos]the island of Pharos[/url]',
  ]) {
    expect(clip.markup).toContain(piece);
  }
  expect(clip.markup).not.toMatch(/cookies|Subscribe|Related essays|autumn catalogue.*gclid|Printed from/);
  expect(clip.source).toMatchObject({
    author: 'Maren Holloway',
    site: 'The Lamp Room',
    licence: 'https://creativecommons.org/publicdomain/zero/1.0/',
    canonicalUrl: 'https://lamproom.example/essays/pharos-of-alexandria',
  });
});

test('the built script returns a clip to its injector and leaves nothing on the page', async () => {
  const built = readFileSync(path.resolve('.output/chrome-mv3/capture.js'), 'utf8');
  const page = await pages.show(readFileSync(path.join(OWN, 'lighthouse.html'), 'utf8'));
  const left = 'Object.keys(window) + document.documentElement.outerHTML';
  const before = await page.evaluate(left);
  expect(await page.evaluate(built)).toBeNull();
  await page.evaluate(`getSelection().selectAllChildren(document.querySelector('article h3'))`);
  expect(await page.evaluate(built)).toMatchObject({ kind: 'selection', markup: 'How high was it?' });
  expect(await page.evaluate(left)).toBe(before);
});

test('on pages with style sheets, words and lines end where the browser ends them', async ({ chromium }) => {
  expect(await sampleFaults(await inChromium(chromium))).toEqual([]);
});

test.describe('on other people’s pages', () => {
  test.skip(!corpora, 'LORESIDE_CORPORA names no folder of saved pages');
  test.setTimeout(600_000);

  test('selections keep their text', async () => {
    const results: SelectionResult[] = [];
    for (const [at, saved] of sharedOut(corpora ?? '', 10).entries()) {
      const page = await pages.show(saved.source);
      await page.evaluate(walkerScript(corpora ?? ''));
      await page.evaluate(bundle);
      results.push(...(await liveSelections(page, 500 + at)));
    }
    const shares = perfectShares(results);
    expect(shares.short).toBeGreaterThanOrEqual(0.995);
    expect(shares.medium).toBeGreaterThanOrEqual(0.99);
    expect(shares.long).toBeGreaterThanOrEqual(0.98);
    expect(lost(sum(results.map((result) => result.score)))).toBeLessThanOrEqual(0.0005);
  });

  test('articles survive the round trip through markup', async () => {
    const page = await pages.show('<!doctype html>');
    await page.evaluate(walkerScript(corpora ?? ''));
    await page.evaluate(bundle);
    const score = sum((await roundTrips(page, corpora ?? '', 'expected')).map((result) => result.score));
    expect(lost(score)).toBeLessThanOrEqual(0.00005);
    expect(added(score)).toBeLessThanOrEqual(0.00005);
    expect(headF1(score)).toBeGreaterThanOrEqual(0.997);
  });

  test('hostile strings become harmless elements', async () => {
    const strings: { payload: string }[] = JSON.parse(
      readFileSync(path.join(corpora ?? '', 'hostile.json'), 'utf8'),
    );
    const page = await pages.show('<!doctype html>');
    await page.evaluate(bundle);
    const faults = await page.evaluate(`loreside.harm(${JSON.stringify(strings.map((one) => one.payload))})`);
    expect(faults).toEqual([]);
  });
});
