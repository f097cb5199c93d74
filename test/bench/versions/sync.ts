// The same sync with versions and without, in alternation.

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import { median } from '../search/figures.ts';
import type * as inPage from './synced.ts';

declare const bench: typeof inPage;

const ARTICLES = 500;
/** Syncs after each of which one of a hundred articles has changed, and some in which each of ten has. */
const ROUNDS = 7;
const MANY_ROUNDS = 2;
/** What a sync sends to World Anvil at most, in a second. */
const PACE = 1;

const path = fileURLToPath(new URL('./synced.ts', import.meta.url));
/** Leaves out all that records versions, and nothing else. */
const WITHOUT = { '/lib/library/store/replaced-texts.ts': 'export const recordTexts = async () => {};' };

/** Each sync in a browser with versions, and in one without. */
export async function syncs(seed: number): Promise<Row[]> {
  const [recording, plain] = await Promise.all([onPage(path), onPage(path, WITHOUT)]);
  const browsers = [
    await openBrowser(new Map([['synced', recording]])),
    await openBrowser(new Map([['synced', plain]])),
  ];
  try {
    const pages: Page[] = [];
    for (const browser of browsers) pages.push(await browser.open('/synced'));
    const firsts: number[] = [];
    for (const page of pages)
      firsts.push(await page.evaluate(([one, two]) => bench.first(one, two), [seed, ARTICLES] as const));
    const measured = async (step: number, rounds: number): Promise<[number, number, number]> => {
      const times: [number[], number[]] = [[], []];
      let texts = 0;
      for (let round = 0; round < rounds; round++)
        // In turns: whoever comes second finds a warmer machine.
        for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
          const result = await pages[at]?.evaluate((one) => bench.again(one), step);
          if (!result || result.recorded !== (at === 0 ? result.changed : 0))
            throw new Error(`${result?.recorded} of ${result?.changed} changes have a version.`);
          texts = result.changed;
          times[at === 0 ? 0 : 1].push(result.ms);
        }
      return [median(times[0]), median(times[1]), texts];
    };
    const [few, fewPlain, fewTexts] = await measured(100, ROUNDS);
    const [many, manyPlain, manyTexts] = await measured(10, MANY_ROUNDS);
    const [first = 0, firstPlain = 0] = firsts;
    const more = (one: number, other: number): number => ((one - other) / other) * 100;
    const each = (many - manyPlain) / manyTexts;
    const requests = ARTICLES / 50 + fewTexts;
    const paced = (requests / PACE) * 1_000 + fewPlain;
    return [
      figure('versions: a sync of 500 articles, 1 % changed, without', fewPlain, 'ms'),
      atMost('  slower with versions, if World Anvil answers at once', more(few, fewPlain), 5, '%'),
      atMost(
        `  the same beside ${requests} requests, one a second`,
        ((few - fewPlain) / paced) * 100,
        5,
        '%',
      ),
      figure('  with 10 % changed, without', manyPlain, 'ms'),
      figure('  with 10 % changed, slower', more(many, manyPlain), '%'),
      figure('  for each text that changed', each, 'ms'),
      figure('versions: first copy of 500, slower (one run each)', more(first, firstPlain), '%'),
    ];
  } finally {
    for (const browser of browsers) await browser.close();
  }
}
