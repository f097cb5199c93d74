// A link map of 10,000 entries and 30,000 links: laid out in its worker, shown from its stored layout, and moved.

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { openBrowser } from '../page/browser.ts';
import { bundleFile, onPage } from '../page/bundle.ts';
import { atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import { median } from '../search/figures.ts';
import type * as inPage from './inpage.ts';

declare const bench: typeof inPage;

const FRAMES = 240;
/** Fewer, because they take long. */
const NAIVE_FRAMES = 24;
const ROUNDS = 3;

const workerScript = (name: string): Promise<string> =>
  bundleFile(fileURLToPath(new URL(`../../../components/link-map/${name}.ts`, import.meta.url)));

/** Milliseconds of processor time that the page's main thread takes for work, drawing included. */
async function threadTime(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const soFar = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const before = await soFar();
  await work();
  const taken = (await soFar()) - before;
  await session.detach();
  return taken;
}

async function measure(
  page: Page,
): Promise<Record<'laidOut' | 'first' | 'frame' | 'naive' | 'found', number>> {
  const laidOut = await page.evaluate(() => bench.layOutInWorker());
  const first = await page.evaluate(() => bench.showFirst());
  const moved = await threadTime(page, () => page.evaluate((count) => bench.moveMap(count), FRAMES));
  const naive = await threadTime(page, () =>
    page.evaluate((count) => bench.moveNaively(count), NAIVE_FRAMES),
  );
  const found = await page.evaluate(() => bench.findNode());
  return { laidOut, first, frame: moved / FRAMES, naive: naive / NAIVE_FRAMES, found };
}

export async function run(): Promise<Row[]> {
  const browser = await openBrowser(
    new Map([
      ['map', await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url)))],
      ['layout-worker', await workerScript('layout-worker')],
      ['paint-worker', await workerScript('drawing/paint-worker')],
    ]),
  );
  try {
    const page = await browser.open('/map');
    const rounds: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(page));
    const of = (name: keyof Awaited<ReturnType<typeof measure>>): number =>
      median(rounds.map((one) => one[name]));
    return [
      atMost('link map: 10,000 entries, 30,000 links, laid out', of('laidOut'), 3_000, 'ms'),
      atMost('  first picture from the stored layout', of('first'), 300, 'ms'),
      atMost('  main thread for a frame of moving it, no GPU', of('frame'), 8, 'ms'),
      figure('  … with everything drawn there in each frame', of('naive'), 'ms'),
      figure('  … against that', of('naive') / of('frame'), '× as fast'),
      figure('  dot under the pointer found', of('found'), 'ms'),
    ];
  } finally {
    await browser.close();
  }
}
