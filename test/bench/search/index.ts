// Search in a real Chromium, ours beside the engines that the field knows: every size is one world, seeded; every engine
// lies in a bundle of its own, keeps its own stored form in IndexedDB and is opened from there.

import { openBrowser } from '../page/browser.ts';
import { disturbance } from '../page/noise.ts';
import type { Row } from '../page/row.ts';
import { short } from '../page/table.ts';
import { budgets } from './budgets.ts';
import { engineSize, pageScript } from './bundle.ts';
import { filtered, typedOut } from './keystrokes.ts';
import { type BenchQuery, queries } from './queries.ts';
import { recall } from './recall.ts';
import { measure, type Plan } from './rounds.ts';
import { figuresTable, type Result, ratiosTable, recallTable } from './tables.ts';
import { type World, world } from './worlds.ts';

export const ENGINES = [
  ...(['ours', 'excerpts', 'minisearch', 'flexsearch', 'orama', 'fuse', 'ufuzzy', 'lunr', 'floor'] as const),
];

const QUERIES = 504;
/** Number of queries that are typed letter by letter. */
const TYPED = 252;
/** Noise from which the machine counts as busy. */
const BUSY = 1.15;

export interface SearchBench {
  seed: number;
  sizes: readonly number[];
  engines: readonly string[];
  rounds: number;
  say: (line: string) => void;
}

function planned({ entries }: World, asked: readonly BenchQuery[], { seed, rounds }: SearchBench): Plan {
  const size = entries.length;
  const tags = entries.flatMap((entry) => entry.tags).slice(0, 100);
  const typed = asked.slice(0, TYPED);
  return {
    ...{ seed, size, rounds },
    keystrokes: typedOut(typed),
    filtered: filtered(typed.slice(0, TYPED / 3), tags),
    queries: asked.map((query) => query.typed),
    most: size > 10_000 ? 5_000 : 1_000,
  };
}

export async function run(options: SearchBench): Promise<Row[]> {
  const { seed, sizes, engines, say } = options;
  const scripts = new Map<string, string>();
  const code = new Map<string, number>();
  for (const name of engines) {
    scripts.set(name, await pageScript(name));
    code.set(name, await engineSize(name));
  }
  const browser = await openBrowser(scripts);
  try {
    const rows: Row[] = [];
    for (const size of sizes) {
      const here = world(seed, size);
      const asked = queries(here.entries, seed, QUERIES);
      const before = disturbance();
      const measured = await measure(browser, engines, planned(here, asked, options), () => {});
      const noise = (before + disturbance()) / 2;
      const results: Result[] = [...measured].map(([name, figures]) => ({
        ...{ name, figures, code: code.get(name) ?? Number.NaN },
        recall: recall(asked, figures.answers),
      }));
      say(
        `\n${size.toLocaleString('en-GB')} entries; milliseconds, the middle of ${options.rounds} rounds; the machine takes ${short(noise)} × its own time`,
      );
      say(figuresTable(results));
      const ours = results.find(({ name }) => name === 'ours');
      if (ours) say(`\n${ratiosTable(results, ours)}`);
      say(`\n${recallTable(results)}`);
      const at = size.toLocaleString('en-GB');
      rows.push(
        ...budgets(results, size, noise > BUSY).map((row) => ({ ...row, what: `${at}: ${row.what}` })),
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}
