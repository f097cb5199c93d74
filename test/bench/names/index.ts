// Finding known names in a text: ours against a trie-shaped regular expression and against a plain alternation.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atLeast, atMost, shareOf } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import { short, table } from '../page/table.ts';
import { FINDERS, type FinderName } from './finders.ts';
import type * as inPage from './inpage.ts';

declare const bench: typeof inPage;

export interface NamesBench {
  seed: number;
  sizes: readonly number[];
  say: (line: string) => void;
}

function goals(size: number, of: (name: FinderName) => inPage.Found | undefined): Row[] {
  const ours = of('ours');
  if (!ours) return [];
  const trie = of('trie');
  return [
    atLeast('names in a text', ours.speed, 80, 'MB/s'),
    atMost('names built', ours.build, 200, 'ms'),
    shareOf('names found, of those put there; as the trie', ours.found, trie?.found ?? 1),
    ...(size === 10_000 && trie
      ? [atLeast('names, ours against a regular-expression trie', ours.speed / trie.speed, 3, '×')]
      : []),
  ];
}

export async function run({ seed, sizes, say }: NamesBench): Promise<Row[]> {
  const script = await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url)));
  const browser = await openBrowser(new Map([['names', script]]));
  try {
    const rows: Row[] = [];
    const lines: string[][] = [];
    for (const size of sizes) {
      const page = await browser.open('/names');
      const found = await page.evaluate(([one, two]) => bench.measure(one, two), [seed, size] as const);
      await page.close();
      const at = size.toLocaleString('en-GB');
      const ours = found.ours;
      for (const name of FINDERS) {
        const one = found[name];
        if (!one) continue;
        const ratio = ours ? `${short(ours.speed / one.speed)} ×` : '–';
        lines.push([at, name, short(one.build), short(one.speed), ratio, one.found.toFixed(3)]);
      }
      rows.push(...goals(size, (name) => found[name]).map((row) => ({ ...row, what: `${at}: ${row.what}` })));
    }
    say(table(['names', 'finder', 'build ms', 'MB/s', 'ours against it', 'found'], lines));
    return rows;
  } finally {
    await browser.close();
  }
}
