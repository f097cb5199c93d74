// Versions: the room they take, how fast one is shown, what they add to a sync, thinning, and how well losses and moves are
// told from ordinary edits.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atLeast, atMost, figure, shareOf } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import type * as inPage from './inpage.ts';

declare const bench: typeof inPage;

/** Articles that are filled; the room of 10,000 is in proportion, because entries share nothing. */
const FILLED = 200;
const VERSIONS = 20;
const PLANTED = 500;
const ORDINARY = 5_000;

export async function run(seed: number): Promise<Row[]> {
  const script = await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url)));
  const browser = await openBrowser(new Map([['versions', script]]));
  try {
    const page = await browser.open('/versions');
    const compared = await page.evaluate(([one, two, three]) => bench.compare(one, two, three), [
      seed,
      PLANTED,
      ORDINARY,
    ] as const);
    const filled = await page.evaluate(([one, two, three]) => bench.fill(one, two, three), [
      seed,
      FILLED,
      VERSIONS,
    ] as const);
    const thinned = await page.evaluate((count) => bench.thin(count), FILLED);
    const sync = await page.evaluate(([one, two]) => bench.replace(one, two), [seed, 5_000] as const);
    const of = 10_000 / FILLED;
    return [
      shareOf('versions: planted losses found', compared.found / PLANTED, 0.99),
      atMost('versions: ordinary edits with an alarm', (compared.alarms / ORDINARY) * 100, 1, '%'),
      shareOf('versions: moved paragraphs known as moved', compared.known / PLANTED, 0.95),
      figure('versions: text of 10,000 articles', (filled.characters * of) / 1_000_000, 'MB'),
      atMost('versions: room of 20 versions of each', (filled.bytes * of) / 1_000_000, 60, 'MB'),
      atMost('versions: the oldest of 20 read and compared, p99', filled.shown, 50, 'ms'),
      figure('versions: thinned to a tenth', thinned.ms, 'ms'),
      atLeast('  entries that still have one', (thinned.left / FILLED) * 100, 100, '%'),
      figure('  longest task', thinned.longest, 'ms'),
      atMost(
        'versions: a second reading, 1 % changed, against a first',
        ((sync.again - sync.plain) / sync.plain) * 100,
        5,
        '%',
      ),
    ];
  } finally {
    await browser.close();
  }
}
