// The link problems of a world of 10,000 articles: how many of those planted are found, and how long it takes.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atLeast, atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import type * as inPage from './inpage.ts';

declare const bench: typeof inPage;

const ARTICLES = 10_000;

export async function run(): Promise<Row[]> {
  const script = await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url)));
  const browser = await openBrowser(new Map([['problems', script]]));
  try {
    const page = await browser.open('/problems');
    const measured = await page.evaluate((count) => bench.measure(count), ARTICLES);
    const { megabytes, links, planted, found, problems, withoutLinks, longest, scanned } = measured;
    return [
      figure('link problems: 10,000 articles, text', megabytes, 'MB'),
      figure('  links in it', links, ''),
      figure('  broken links, private targets, orphans and dead ends', planted, ''),
      atLeast('  found', (found / planted) * 100, 100, '%'),
      atMost('  time, broken links and private targets', problems, 500, 'ms'),
      atMost('  time, orphans and dead ends', withoutLinks, 100, 'ms'),
      figure('  both against a scan of all texts', (problems + withoutLinks) / scanned, '×'),
      atMost('  longest task', longest, 16, 'ms'),
    ];
  } finally {
    await browser.close();
  }
}
