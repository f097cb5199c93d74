// The fidelity and cost of captures, measured in a real Chromium on the saved pages that LORESIDE_CORPORA names.

import type { Row } from '../page/row.ts';
import { type ArticleScore, articleRows, articleScore } from './articles.ts';
import { captureBundle, clickBundle } from './bundle.ts';
import { openChromium, openPages } from './chromium.ts';
import { type Click, click, clickRows } from './click.ts';
import { articlePages, corporaFolder, savedPages, walkerScript } from './corpora.ts';
import type { SelectionResult } from './inpage.ts';
import { roundTrips } from './round-trip.ts';
import { added, headF1, lost, sum } from './score.ts';
import { liveSelections, perfectShares } from './selections.ts';
import { REPEATS, type Timing, timing } from './timing.ts';

/** `part`: 1 for every saved page, 4 for every fourth. */
export async function run(seed = 1, part = 1): Promise<Row[]> {
  const folder = corporaFolder();
  if (!folder)
    return [{ what: 'capture', value: 'skipped: LORESIDE_CORPORA names no folder', goal: '', met: null }];
  const browser = await openChromium();
  try {
    const { show } = await openPages(browser, { isCold: true });
    const scripts = walkerScript(folder) + (await captureBundle());
    const clicked = await clickBundle();
    const rows: Row[] = [];
    const empty = await show('<!doctype html>');
    await empty.evaluate(scripts);
    for (const side of ['expected', 'source'] as const) {
      const score = sum((await roundTrips(empty, folder, side)).map((result) => result.score));
      const name = side === 'expected' ? 'articles' : 'raw bodies';
      rows.push(atMost(`${name}: words lost`, lost(score), 0.00005));
      rows.push(atMost(`${name}: words added`, added(score), 0.00005));
      rows.push(atLeast(`${name}: Head F1`, headF1(score), side === 'expected' ? 0.997 : 0.995));
    }
    const results: SelectionResult[] = [];
    const times: Timing[] = [];
    const clicks: Click[] = [];
    for (const [at, saved] of savedPages(folder).entries()) {
      if (at % part !== 0) continue;
      const page = await show(saved.source);
      await page.evaluate(scripts);
      times.push(await timing(page));
      results.push(...(await liveSelections(page, seed * 1_000 + at)));
      clicks.push(await click(browser, await show(saved.source), clicked));
    }
    const articles: ArticleScore[] = [];
    for (const [at, saved] of articlePages(folder).entries()) {
      if (at % part !== 0) continue;
      const page = await show(saved.source);
      await page.evaluate(scripts);
      articles.push(await articleScore(page, saved));
    }
    const shares = perfectShares(results);
    rows.push(atLeast('short selections without a fault', shares.short, 0.995));
    rows.push(atLeast('medium selections without a fault', shares.medium, 0.99));
    rows.push(atLeast('long selections without a fault', shares.long, 0.98));
    return [...rows, ...articleRows(articles), ...costs(times), ...clickRows(clicks)];
  } finally {
    await browser.close();
  }
}

function costs(times: Timing[]): Row[] {
  const total = (key: keyof Timing): number => times.reduce((all, one) => all + one[key], 0);
  const ratio = (what: string, value: number, goal: number, most: boolean): Row => ({
    what,
    value: `${value.toFixed(2)} ×`,
    goal: `${most ? '≤' : '≥'} ${goal} ×`,
    met: most ? value <= goal : value >= goal,
  });
  const speed = (what: string, milliseconds: number): Row => ({
    what,
    value: `${(total('characters') / milliseconds / 1_000).toFixed(1)} MB/s`,
    goal: '',
    met: null,
  });
  return [
    ratio('whole body cold, against one walk of the tree', total('convert') / total('walk'), 6, true),
    ratio(
      'whole body warm, against one walk of the tree',
      total('warmConvert') / REPEATS / total('walk'),
      4,
      true,
    ),
    ratio('turndown cold, against ours', total('rival') / total('convert'), 1.5, false),
    ratio('turndown warm, against ours', total('warmRival') / total('warmConvert'), 4, false),
    speed('markup parsed, warm', total('parse')),
    speed('markup rendered, warm', total('render')),
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;
const atMost = (what: string, share: number, goal: number): Row => ({
  what,
  value: percent(share),
  goal: `≤ ${percent(goal)}`,
  met: share <= goal,
});
const atLeast = (what: string, share: number, goal: number): Row => ({
  what,
  value: percent(share),
  goal: `≥ ${percent(goal)}`,
  met: share >= goal,
});
