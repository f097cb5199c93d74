// Documents of another program: a vault of 10,000 notes read and planned in a real Chromium, and where its links lead.

import { fileURLToPath } from 'node:url';
import { openBrowser } from '../page/browser.ts';
import { onPage } from '../page/bundle.ts';
import { atMost, figure, shareOf } from '../page/goals.ts';
import { EXTENSION, mostMemory } from '../page/memory.ts';
import type { Row } from '../page/row.ts';
import type * as inPage from './inpage.ts';

declare const bench: typeof inPage;

const NOTES = 10_000;
const LINKS = 5;

export async function run(seed: number): Promise<Row[]> {
  const script = EXTENSION + (await onPage(fileURLToPath(new URL('./inpage.ts', import.meta.url))));
  const browser = await openBrowser(new Map([['vault', script]]));
  try {
    const page = await browser.open('/vault');
    const bytes = await page.evaluate(([one, two, three]) => bench.prepare(one, two, three), [
      seed,
      NOTES,
      LINKS,
    ] as const);
    const { most, before, after, value } = await mostMemory(page, () => page.evaluate(() => bench.plan()));
    if (value.rows !== NOTES) throw new Error(`Only ${value.rows} notes were planned.`);
    return [
      figure(`vault of ${NOTES} notes with ${value.links} links`, bytes / 1_000_000, 'MB'),
      atMost('  read and planned', (value.read.ms + value.plan.ms) / 1_000, 30, 's'),
      figure('  … of that, planned, as after each choice', value.plan.ms / 1_000, 's'),
      atMost('  longest task of reading', value.read.longest, 50, 'ms'),
      atMost('  longest task of planning', value.plan.longest, 50, 'ms'),
      figure('  memory that the plan needs, against the text', (after - before) / bytes, '×'),
      // 16 MB of it is room that V8 gives new objects, whatever the vault: four times as many notes need 3.1 ×.
      atMost('  most memory in use, against the text', (most - before) / bytes, 5, '×'),
      shareOf('  links that lead to their note', value.right / value.links, 0.995),
      atMost('  links that lead elsewhere', value.wrong, 0, ''),
    ];
  } finally {
    await browser.close();
  }
}
