// Reading exports of a whole world, a page and a ZIP, in a real Chromium.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atMost, figure } from '../page/goals.ts';
import { EXTENSION, mostMemory } from '../page/memory.ts';
import type { Row } from '../page/row.ts';
import type * as inPage from './inpage.ts';

declare const bench: typeof inPage;

const ARTICLES = 10_000;
export async function run(): Promise<Row[]> {
  const script = EXTENSION + (await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url))));
  const browser = await openBrowser(new Map([['import', script]]));
  try {
    const page = await browser.open('/import');
    const bytes = await page.evaluate((articles) => bench.prepare(articles), ARTICLES);
    let taken: Awaited<ReturnType<typeof bench.readAll>> | undefined;
    const { most } = await mostMemory(page, async () => {
      taken = await page.evaluate(() => bench.readAll());
    });
    const packed = await page.evaluate((articles) => bench.prepareArchive(articles), ARTICLES);
    const both = await page.evaluate(() => bench.readBoth());
    if (taken?.articles !== ARTICLES) throw new Error(`Only ${taken?.articles} articles were read.`);
    return [
      figure('export page', bytes / 1_000_000, 'MB'),
      atMost('read, stored and searchable by title', taken.read / 1_000, 10, 's'),
      figure('… and with the index of its full texts', taken.ms / 1_000, 's'),
      atMost('its longest task', taken.longest, 50, 'ms'),
      figure('until its first article is found', taken.found, 'ms'),
      atMost('most memory in use, against the page', most / bytes, 3, '×'),
      figure('the same articles as a ZIP of as many files', packed / 1_000_000, 'MB'),
      atMost('… read without storing, against the page', both.archive / both.page, 1, '×'),
      atMost('… its longest task', both.longest, 50, 'ms'),
    ];
  } finally {
    await browser.close();
  }
}
