import type { Page } from '@playwright/test';

/** Milliseconds of the page's own thread, without other work on the machine. */
export interface Timing {
  walk: number;
  convert: number;
  rival: number;
  warmConvert: number;
  warmRival: number;
  parse: number;
  render: number;
  /** Characters of markup, over all repetitions. */
  characters: number;
}

export const REPEATS = 4;
const repeated = (work: string): string => `for (let at = 0; at < ${REPEATS}; at++) ${work}`;
const WALK = `(() => { const walker = document.createTreeWalker(document, 0xffffffff); while (walker.nextNode()); })()`;
const CONVERT = 'loreside.readDom(document.body, { base: document.baseURI })';
const RIVAL = 'loreside.turndown(document.body)';

/** Times the conversion of the current page's body: the first run, then repetitions. */
export async function timing(page: Page): Promise<Timing> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const timed = async (expression: string): Promise<number> => {
    const start = await spent();
    await session.send('Runtime.evaluate', { expression: `${expression};0` });
    return (await spent()) - start;
  };
  await timed('1');
  const walk = await timed(WALK);
  const convert = await timed(CONVERT);
  const rival = await timed(RIVAL);
  await timed(repeated(CONVERT));
  const warmConvert = await timed(repeated(CONVERT));
  await timed(repeated(RIVAL));
  const warmRival = await timed(repeated(RIVAL));
  await timed(`var markup = ${CONVERT}.markup; ${repeated('var nodes = loreside.parseMarkup(markup)')}`);
  const parse = await timed(repeated('loreside.parseMarkup(markup)'));
  await timed(repeated('loreside.renderMarkup(nodes, document)'));
  const render = await timed(repeated('loreside.renderMarkup(nodes, document)'));
  const characters = REPEATS * Number(await page.evaluate('markup.length'));
  return { walk, convert, rival, warmConvert, warmRival, parse, render, characters };
}
