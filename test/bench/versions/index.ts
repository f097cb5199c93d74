// Versions: the room they take, how fast one is shown, what they add to a sync, thinning, and how well losses and moves are
// told from ordinary edits.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atLeast, atMost, figure, shareOf } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import type * as inPage from './inpage.ts';
import { syncs } from './sync.ts';

declare const bench: typeof inPage;

/** Articles that are filled. The room of 10,000 is in proportion, because entries share nothing. */
const FILLED = 60;
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
    const of = 10_000 / FILLED;
    return [
      shareOf('versions: planted losses found', compared.found / PLANTED, 0.99),
      atMost('versions: ordinary edits with an alarm', (compared.alarms / ORDINARY) * 100, 1, '%'),
      shareOf('versions: moved pieces known as moved, whole', compared.known / PLANTED, 0.95),
      figure(
        `versions: text of 10,000 articles, by ${FILLED} that were filled`,
        (filled.characters * of) / 1e6,
        'MB',
      ),
      atMost(`  room of ${VERSIONS} versions of each, by ${FILLED}`, (filled.bytes * of) / 1e6, 60, 'MB'),
      atLeast('  versions stored', (filled.stored / (FILLED * VERSIONS)) * 100, 100, '%'),
      atLeast('  read back byte for byte', (filled.same / filled.stored) * 100, 100, '%'),
      atMost('  the oldest of 20 read and compared with the newest, p99', filled.shown, 50, 'ms'),
      figure('  each for the first time, median', filled.first, 'ms'),
      figure(`versions: ${FILLED} entries thinned to a tenth`, thinned.ms, 'ms'),
      figure('  room left', thinned.share * 100, '%'),
      atLeast('  entries that still have one', (thinned.left / FILLED) * 100, 100, '%'),
      figure('  longest task', thinned.longest, 'ms'),
      ...(await syncs(seed)),
    ];
  } finally {
    await browser.close();
  }
}
