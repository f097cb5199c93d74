// The link index of a world of 10,000 articles: finding, packing and opening its links, and changing one article.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import type * as inPage from './inpage.ts';

declare const bench: typeof inPage;

const ARTICLES = 10_000;

export async function run(): Promise<Row[]> {
  const script = await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url)));
  const browser = await openBrowser(new Map([['links', script]]));
  try {
    const page = await browser.open('/links');
    const measured = await page.evaluate((count) => bench.measure(count), ARTICLES);
    const { megabytes, links, found, packed, opened, longest, changed, scanned, asked, bytesPerLink } =
      measured;
    return [
      figure('links: 10,000 articles, text', megabytes, 'MB'),
      figure('  links in it', links, ''),
      atMost('  found and packed', found + packed, 1_000, 'ms'),
      figure('  against reading every text for one entry', (found + packed) / scanned, '×'),
      atMost('  opened', opened, 200, 'ms'),
      atMost('  longest task of it', longest, 16, 'ms'),
      atMost('  one article changed', changed, 5, 'ms'),
      figure(
        '  what links to one entry, against reading every text',
        scanned / Math.max(asked, 0.01),
        '× as fast',
      ),
      atMost('  stored', bytesPerLink, 12, 'bytes a link'),
    ];
  } finally {
    await browser.close();
  }
}
