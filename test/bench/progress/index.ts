// Progress: a year of 10,000 articles summed, what one change's words take, and how words are counted.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atLeast, atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import { median } from '../search/figures.ts';
import type * as inPage from './inpage.ts';

declare const bench: typeof inPage;

const ARTICLES = 10_000;
const CHANGES = 500;
const TEXTS = 1_000;

/** World Anvil's own counts are in no recorded article, and the stand-in's are ours, so there is nothing to compare. */
const THEIRS: Row = {
  what: 'progress: words against World Anvil’s own `wordcount`',
  value: 'not recorded',
  goal: '≤ 1 %, on recorded articles',
  met: null,
};

export async function run(seed: number): Promise<Row[]> {
  const script = await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url)));
  const browser = await openBrowser(new Map([['progress', script]]));
  try {
    const page = await browser.open('/progress');
    const summed = await page.evaluate(([one, two]) => bench.sum(one, two), [seed, ARTICLES] as const);
    const change = await page.evaluate(([one, two]) => bench.change(one, two), [seed, CHANGES] as const);
    const texts = await page.evaluate(([one, two]) => bench.count(one, two), [seed, TEXTS] as const);
    for (const one of texts.off.slice(0, 5)) console.log(`  ${one}`);
    const [first, ...others] = summed.rounds;
    const off = Math.abs(texts.counted - texts.planted) / texts.planted;
    return [
      figure('progress: a year of 10,000 articles, rows', summed.rows, ''),
      figure('  for the first time ever: all rows added up', first?.ms ?? Number.NaN, 'ms'),
      atMost('  read and summed by day, week, month, median', median(others.map(({ ms }) => ms)), 300, 'ms'),
      figure('  longest task', Math.max(...others.map(({ longest }) => longest)), 'ms'),
      figure('  what each entry got in 30 days, by day', summed.lately, 'ms'),
      atLeast('  days with the planted sums', summed.isRight ? 100 : 0, 100, '%'),
      atMost('progress: words of one change, p99', change.counted, 5, 'ms'),
      figure('  stored with its version and its day, p99', change.stored, 'ms'),
      atMost(`progress: words of ${TEXTS} texts, off from those planted`, off * 100, 1, '%'),
      atMost('  texts that are more than 1 % off', (texts.off.length / TEXTS) * 100, 0, '%'),
      atLeast('  changes whose words are exact', texts.exact, 99, '%'),
      THEIRS,
    ];
  } finally {
    await browser.close();
  }
}
