// The unlinked mentions of a world of 10,000 articles with planted names: how many are found, and how long it takes. And of
// worlds that people wrote, if LORESIDE_WORLDS names their folder: how many of their own links are found.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atLeast, atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import type * as inPage from './inpage.ts';
import { recallOf, writtenWorlds } from './written-worlds.ts';

declare const bench: typeof inPage;

const ARTICLES = 10_000;

function written(): Row[] {
  const folder = process.env.LORESIDE_WORLDS;
  return (folder ? writtenWorlds(folder) : []).flatMap(([name, world]) => {
    const { links, named, found, places } = recallOf(world);
    return [
      figure(`mentions: ${name}, names found in its texts`, places.length, ''),
      ...(links > 0 ? [figure('  links that its authors set', links, '')] : []),
      ...(named > 0
        ? [atLeast('  of those labeled with a name, found', (found / named) * 100, 95, '%')]
        : []),
    ];
  });
}

export async function run(seed: number): Promise<Row[]> {
  const script = await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url)));
  const browser = await openBrowser(new Map([['mentions', script]]));
  try {
    const page = await browser.open('/mentions');
    const measured = await page.evaluate(([one, two]) => bench.measure(one, two), [seed, ARTICLES] as const);
    const { megabytes, planted, precision, recall, found, longest, changed } = measured;
    return [
      figure('mentions: 10,000 articles, text', megabytes, 'MB'),
      figure('  names in it that link to nothing', planted, ''),
      atLeast('  found', recall * 100, 98, '%'),
      atLeast('  right, of those found', precision * 100, 98, '%'),
      atMost('  time', found, 1_000, 'ms'),
      atMost('  longest task', longest, 16, 'ms'),
      atMost('  one article changed', changed, 5, 'ms'),
      ...written(),
    ];
  } finally {
    await browser.close();
  }
}
