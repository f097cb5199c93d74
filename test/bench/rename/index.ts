// Renames of planted names in six languages: how many of the places change, whether anything else does, whether one undo
// brings every byte back; and how long the preview of a rename takes in a world of 10,000 articles.

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atLeast, atMost, figure, shareOf } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import { table } from '../page/table.ts';
import { median } from '../search/figures.ts';
import type * as inPage from './inpage.ts';
import type { NearScore } from './near-spellings.ts';

declare const bench: typeof inPage;

/** In each language. These worlds are smaller than that of the preview, because each rename reads all of one. */
const RENAMES = 50;
const ARTICLES = 3_000;
const PREVIEWED = 10_000;
const PREVIEWS = 6;
/** Slips in each language. */
const NEAR = 84;

export interface RenameBench {
  seed: number;
  say: (line: string) => void;
}

async function previewed(page: Page, seed: number): Promise<Row[]> {
  const megabytes = await page.evaluate(([one, two, three]) => bench.store(one, 'en', two, three), [
    seed,
    PREVIEWED,
    PREVIEWS,
  ] as const);
  const previews: Awaited<ReturnType<typeof inPage.preview>>[] = [];
  for (let at = 0; at < PREVIEWS; at++) previews.push(await page.evaluate((one) => bench.preview(one), at));
  const [first, ...others] = previews;
  return [
    figure('rename: 10,000 articles with a stored copy, text', megabytes, 'MB'),
    figure('  places found, for each rename', median(previews.map(({ places }) => places)), ''),
    figure('  first preview in a page that just opened', first?.shown ?? Number.NaN, 'ms'),
    atMost(
      '  later ones, until all places show, median',
      median(others.map(({ shown }) => shown)),
      1_000,
      'ms',
    ),
    figure('    until all texts were looked at', median(others.map(({ ms }) => ms)), 'ms'),
    atMost('  longest task of all', Math.max(...previews.map(({ longest }) => longest)), 50, 'ms'),
  ];
}

/** Names nearly right, planted in worlds of 3,000 articles. */
async function nearlyRight(page: Page, codes: readonly string[], { seed, say }: RenameBench): Promise<Row[]> {
  const scores: NearScore[] = [];
  for (const code of codes) {
    const score = await page.evaluate(([one, two, three, four]) => bench.nearlyRight(one, two, three, four), [
      seed,
      code,
      ARTICLES,
      NEAR,
    ] as const);
    for (const example of score.examples.slice(0, 5)) say(`  ${code}: ${example}`);
    scores.push(score);
  }
  const sum = (of: (one: NearScore) => number): number => scores.reduce((total, one) => total + of(one), 0);
  const planted = sum((one) => one.planted);
  return [
    figure(`names nearly right, planted in ${codes.length} worlds of 3,000`, planted, ''),
    shareOf('  found', sum(({ found }) => found) / planted, 0.95),
    atMost(
      '  articles with a false alarm',
      (sum(({ alarmed }) => alarmed) / sum(({ articles }) => articles)) * 100,
      1,
      '%',
    ),
  ];
}

export async function run({ seed, say }: RenameBench): Promise<Row[]> {
  const script = await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url)));
  const browser = await openBrowser(new Map([['rename', script]]));
  try {
    const page = await browser.open('/rename');
    const codes = await page.evaluate(() => bench.languages);
    const all: inPage.RenameResult[] = [];
    const lines: string[][] = [];
    for (const code of codes) {
      const result = await page.evaluate(([one, two, three, four]) => bench.rename(one, two, three, four), [
        seed,
        code,
        ARTICLES,
        RENAMES,
      ] as const);
      all.push(result);
      const { planted, found, changed, told, right, wrong, untold, asked, hidden } = result;
      lines.push([code, ...[planted, found, changed, told, right, wrong, untold, asked, hidden].map(String)]);
      for (const example of result.examples.slice(0, 5)) say(`  ${code}: ${example}`);
    }
    const head = [
      'language',
      'places',
      'changed',
      'of all changes',
      'same ending',
      'right',
      'wrong',
      'untold',
    ];
    say(table([...head, 'says so', 'hidden'], lines));
    const sum = (of: (one: inPage.RenameResult) => number): number =>
      all.reduce((total, one) => total + of(one), 0);
    const renames = RENAMES * codes.length;
    const places = sum(({ planted }) => planted);
    return [
      figure(`rename: ${renames} renames in ${codes.length} worlds of 3,000, places`, places, ''),
      shareOf('  right, of what changed', sum(({ found }) => found) / sum(({ changed }) => changed), 0.995),
      shareOf('  changed, of the places', sum(({ found }) => found) / places, 0.99),
      shareOf(
        '  right form where its ending can be told',
        sum(({ right }) => right) / sum(({ told }) => told),
        0.99,
      ),
      atMost(
        '  wrong form without a doubt',
        sum(({ wrong }) => wrong),
        0,
        '',
      ),
      shareOf(
        '  says so where it can’t be told',
        sum(({ asked }) => asked) / sum(({ untold }) => untold),
        0.99,
      ),
      atMost(
        '  changes in ids, addresses, code, dice, tags',
        sum(({ hidden }) => hidden),
        0,
        '',
      ),
      atLeast('  batches made whole', (sum(({ made }) => made) / renames) * 100, 100, '%'),
      atLeast('  undone byte for byte', (sum(({ back }) => back) / renames) * 100, 100, '%'),
      ...(await previewed(page, seed)),
      ...(await nearlyRight(page, codes, { seed, say })),
    ];
  } finally {
    await browser.close();
  }
}
