import type { Page } from '@playwright/test';
import type { Row } from '../page/row.ts';

/** What a click costs on a page where nothing of ours has run: milliseconds of the page's own thread. */
export interface Click {
  walk: number;
  capture: number;
  /** The longest time that the page could not run. */
  longest: number;
}

const WALK = `(() => { const walker = document.createTreeWalker(document, 0xffffffff); while (walker.nextNode()); })()`;

export async function click(page: Page): Promise<Click> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const timed = async (expression: string): Promise<number> => {
    const start = await spent();
    await session.send('Runtime.evaluate', { expression, awaitPromise: true });
    return (await spent()) - start;
  };
  await timed('1');
  const walk = await timed(WALK);
  // Long tasks are noted without a callback, so that pages without scripts have them too.
  await page.evaluate(
    `var longTasks = new PerformanceObserver(() => {}); longTasks.observe({ entryTypes: ['longtask'] })`,
  );
  const capture = await timed('loreside.capturePage(window).then(() => 0)');
  const longest: number = await page.evaluate(
    'Math.max(0, ...longTasks.takeRecords().map((task) => task.duration))',
  );
  return { walk, capture, longest };
}

export function clickRows(clicks: Click[]): Row[] {
  const total = (key: keyof Click): number => clicks.reduce((all, one) => all + one[key], 0);
  const ratio = total('capture') / total('walk');
  const long = clicks.filter(({ longest }) => longest > 50).length;
  return [
    {
      what: 'a click, cold, against one walk of the tree',
      value: `${ratio.toFixed(2)} ×`,
      goal: '≤ 13 ×',
      met: ratio <= 13,
    },
    {
      what: 'pages on which a click blocks for more than 50 ms',
      value: `${long} of ${clicks.length}`,
      goal: '0',
      met: long === 0,
    },
  ];
}
