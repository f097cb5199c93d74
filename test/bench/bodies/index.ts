// Full text: packing, storing, opening and searching bodies up to the first snippet, beside MiniSearch if feasible.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import { percentile } from '../search/figures.ts';
import type * as inPage from './inpage.ts';

declare const bench: typeof inPage;

/** Above this size MiniSearch takes a minute and half a gigabyte. */
const FEASIBLE = 10_000;

export async function run({ seed, sizes }: { seed: number; sizes: readonly number[] }): Promise<Row[]> {
  const script = await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url)));
  const browser = await openBrowser(new Map([['bodies', script]]));
  const within = async <T>(
    work: (page: Awaited<ReturnType<typeof browser.open>>) => Promise<T>,
  ): Promise<T> => {
    const page = await browser.open('/bodies');
    const result = await work(page);
    await page.close();
    return result;
  };
  try {
    const rows: Row[] = [];
    for (const size of sizes) {
      const asked = [seed, size] as const;
      const built = await within((page) => page.evaluate(([one, two]) => bench.build(one, two), asked));
      const { times, opening, found } = await within((page) =>
        page.evaluate(([one, two]) => bench.type(one, two), asked),
      );
      const all = [
        atMost('bodies: keystroke to first snippet, p99', percentile(times, 0.99), 16, 'ms'),
        figure('bodies: keystroke to first snippet, p50', percentile(times, 0.5), 'ms'),
        figure('bodies: keystrokes that found something', found * 100, '%'),
        figure('bodies: index opened', opening, 'ms'),
        figure('bodies: text packed', built.characters / 1_000 / built.pack, 'MB/s'),
        figure('bodies: segments merged', built.merge, 'ms'),
        figure('bodies: longest task of packing and merging', built.longest, 'ms'),
        figure('bodies: index, of the text', (built.bytes / built.characters) * 100, '%'),
      ];
      if (size <= FEASIBLE) {
        const peer = await within((page) => page.evaluate(([one, two]) => bench.typeInPeer(one, two), asked));
        const ratio = percentile(peer.times, 0.99) / percentile(times, 0.99);
        all.push(figure('bodies: p99, MiniSearch without snippets against ours', ratio, '×'));
        all.push(figure('bodies: built, MiniSearch against ours', peer.build / built.pack, '×'));
      }
      rows.push(...all.map((row) => ({ ...row, what: `${size.toLocaleString('en-GB')}: ${row.what}` })));
    }
    return rows;
  } finally {
    await browser.close();
  }
}
