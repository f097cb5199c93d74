// Keeping the copy: requests against the stand-in platform in both versions, and what the library's own work takes of the
// thread in a real Chromium.

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import type * as inPage from './inpage.ts';
import type * as counting from './requests.ts';

declare const bench: typeof inPage;

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const ARTICLES = 1_000;
/** Makes `webextension-polyfill` load, which it refuses to do outside of an extension. */
const ID = { runtime: { id: 'bench' } };
const EXTENSION = { chrome: ID, browser: ID };

/** Requests that a first copy may send besides those for article pages. */
const BESIDE = 3;

async function counted(seed: number): Promise<Row[]> {
  Object.assign(globalThis, EXTENSION);
  // Built with Vite, because the library reads build constants.
  const { module } = await runnerImport<typeof counting>(pathOf('./requests.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  const rows: Row[] = [];
  for (const version of ['current', 'earlier'] as const) {
    const { pages, articles, first, looks } = await module.requests(version, seed, ARTICLES);
    const most = Math.max(...looks);
    const all = looks.reduce((sum, one) => sum + one, 0);
    rows.push(
      atMost(`${version}: articles and world, ${pages} pages`, articles, pages + BESIDE, 'requests'),
      figure(`${version}: first copy with all other lists`, first, 'requests'),
      atMost(`${version}: nothing changed, the most of a look`, most, 1, 'requests'),
      atMost(`${version}: nothing changed, 24 hours`, all, 24, 'requests'),
    );
  }
  return rows;
}

/** Milliseconds of the page's own thread, without other work on the machine. */
async function threadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await spent();
  return async () => (await spent()) - before;
}

export async function run({ seed, sizes }: { seed: number; sizes: readonly number[] }): Promise<Row[]> {
  const rows = await counted(seed);
  const extension = `Object.assign(globalThis, ${JSON.stringify(EXTENSION)});`;
  const script = extension + (await onPage(pathOf('./inpage.ts')));
  for (const size of sizes) {
    const browser = await openBrowser(new Map([['sync', script]]));
    try {
      const asked = [seed, size] as const;
      const page = await browser.open('/sync');
      await page.evaluate(([one, two]) => bench.prepare(one, two), asked);
      const spent = await threadTime(page);
      const copy = await page.evaluate(() => bench.firstCopy());
      const own = (await spent()) * (10_000 / size);
      await page.close();
      const panel = await browser.open('/sync?open=the');
      const opened = await panel.evaluate(() => bench.opened);
      const write = await panel.evaluate(([one, two]) => bench.write(one, two), asked);
      await panel.close();
      rows.push(
        ...[
          atMost('first copy, own thread time a 10,000', own, 400, 'ms'),
          figure('first copy, a 10,000', copy.ms * (10_000 / size), 'ms'),
          figure('first copy, longest task', copy.longest, 'ms'),
          figure('first copy, the last tenth against the first', copy.slower, '×'),
          atMost('library opened, script to first answer', opened?.sinceScript ?? Number.NaN, 30, 'ms'),
          figure('one entry written, stored and found', write, 'ms'),
        ].map((row) => ({ ...row, what: `${size.toLocaleString('en-GB')}: ${row.what}` })),
      );
    } finally {
      await browser.close();
    }
  }
  return rows;
}
