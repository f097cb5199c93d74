// Lists of a world of 10,000 entries: what sorting by title takes, and a keystroke in a sorted list and in all worlds.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import type * as inPage from './inpage.ts';

declare const bench: typeof inPage;

const ENTRIES = 10_000;
const FRAME = 1_000 / 60;

export async function run(seed: number): Promise<Row[]> {
  const script = await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url)));
  const browser = await openBrowser(new Map([['lists', script]]));
  try {
    const page = await browser.open('/lists');
    const measured = await page.evaluate(([one, two]) => bench.measure(one, two), [seed, ENTRIES] as const);
    const { sorted, floor, byRelevance, byTitle, allWorlds } = measured;
    return [
      figure('list: 10,000 entries sorted by title', sorted, 'ms'),
      figure('  against the same titles in memory', sorted / floor, '×'),
      figure('results: keystroke to rows by relevance, p99', byRelevance, 'ms'),
      figure('  sorted by title, against by relevance', byTitle / byRelevance, '×'),
      atMost('all worlds: keystroke to rows in 5 × 10,000 entries, p99', allWorlds, FRAME, 'ms'),
      figure('  against one world', allWorlds / byRelevance, '×'),
    ];
  } finally {
    await browser.close();
  }
}
