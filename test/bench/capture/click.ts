import type { Browser, Page } from '@playwright/test';
import { atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';

const FIRST = 50;
const AGAIN = 15;

/** The cost of a click on a page where none of our code has run, in milliseconds of the page's thread. */
export interface Click {
  walk: number;
  /** Loading and running the script. */
  capture: number;
  /** A second click, with the script already compiled. */
  again: number;
  /** The longest time for which the page was blocked. */
  longest: number;
}

const WALK = `(() => { const walker = document.createTreeWalker(document, 0xffffffff); while (walker.nextNode()); })()`;

/** Clicks on the current page. `script` defines `captureClick` on the page. */
export async function click(browser: Browser, page: Page, script: string): Promise<Click> {
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
  // Layout belongs to the page, not to the click.
  await timed('document.body.getBoundingClientRect().width');
  await timed('1');
  const walk = await timed(WALK);
  // Pages without scripts report no long tasks to an observer, so a trace is needed.
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  const clicked = `${script};captureClick().then(() => 0)`;
  const capture = await timed(clicked);
  const longest = longestTask((await browser.stopTracing()).toString());
  return { walk, capture, again: await timed(clicked), longest };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread's own CPU time. */
  tdur?: number;
  args: { name?: string };
}

/** Milliseconds of the longest task on a page's main thread. */
export function longestTask(trace: string): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && mains.has(thread(event)));
  if (tasks.length === 0) throw new Error('The trace holds no tasks.');
  return Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1_000;
}

export function clickRows(clicks: Click[]): Row[] {
  const total = (key: keyof Click): number => clicks.reduce((all, one) => all + one[key], 0);
  const ratio = (key: 'capture' | 'again'): number => total(key) / total('walk');
  const ratios = clicks.map(({ capture, walk }) => capture / walk).sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 0;
  const long = clicks.filter(({ longest }) => longest > 50).length;
  const longest = Math.max(...clicks.map((one) => one.longest));
  return [
    // Most of a first click is the browser compiling the script: docs/decisions/click-cost.md.
    atMost('a first click, against one walk of the tree', ratio('capture'), FIRST, '×'),
    atMost('the same click again, against one walk', ratio('again'), AGAIN, '×'),
    figure('  a first click on the median page', middle, '×'),
    figure('  … in milliseconds of the thread, on average', total('capture') / clicks.length, 'ms'),
    {
      what: 'pages on which a click blocks for more than 50 ms',
      value: `${long} of ${clicks.length}`,
      goal: '0',
      met: long === 0,
    },
    figure('  the longest task', longest, 'ms'),
  ];
}
