// The checks of a world of 10,000 articles with planted contradictions: how many are found, how many articles have a false
// alarm, and how long it takes in memory; then how long somebody waits with copies in a database.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atLeast, atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import type * as inPage from './inpage.ts';

declare const bench: typeof inPage;

const ARTICLES = 10_000;

export async function run(seed: number, sizes: readonly number[]): Promise<Row[]> {
  const script = await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url)));
  const browser = await openBrowser(new Map([['checks', script]]));
  try {
    const page = await browser.open('/checks');
    const measured = await page.evaluate(([one, two]) => bench.measure(one, two), [seed, ARTICLES] as const);
    const rows = [
      figure('checks: 10,000 articles, text', measured.megabytes, 'MB'),
      figure('  contradictions in it', measured.planted, ''),
      atLeast('  found', measured.recall * 100, 99, '%'),
      atLeast('  … told in sentences', measured.inSentences * 100, 95, '%'),
      atLeast('  … told in tables', measured.inTables * 100, 95, '%'),
      atMost('  articles with a false alarm', measured.falseAlarms * 100, 0.5, '%'),
      figure('  time, facts of all texts', measured.read, 'ms'),
      figure('  time, all rules', measured.rules, 'ms'),
      atMost('  all findings', measured.read + measured.rules, 1_000, 'ms'),
      atMost('  longest task', measured.longest, 16, 'ms'),
      atMost('  one article changed, without the rules', measured.changed, 5, 'ms'),
    ];
    for (const size of sizes) {
      const stored = await browser.open('/checks');
      const { first, longest, afterText, afterTitle } = await stored.evaluate(
        ([one, two]) => bench.measureStored(one, two),
        [seed, size] as const,
      );
      await stored.close();
      rows.push(
        figure(`stored copy of ${size} articles, first findings`, first, 'ms'),
        figure('  longest task', longest, 'ms'),
        atMost('  all findings after one text has changed', afterText, 300, 'ms'),
        atMost('  … after one title has changed', afterTitle, 600, 'ms'),
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}
