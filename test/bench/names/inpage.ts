// Runs in the page: builds each finder, then runs them on the same text in turns.

import { median } from '../search/figures.ts';
import { world } from '../search/worlds.ts';
import { BUILD, FINDERS, type FinderName } from './finders.ts';
import { prose } from './prose.ts';

const CHARACTERS = 139_000;
const TURNS = 5;
/** Minimum duration of a turn, in milliseconds. */
const TURN = 120;

export interface Found {
  build: number;
  /** Megabytes of UTF-16 text a second, counted as one byte a character. */
  speed: number;
  /** The share of inserted names that were found exactly. */
  found: number;
}

export function measure(
  seed: number,
  count: number,
  names: readonly FinderName[] = FINDERS,
): Record<string, Found> {
  const titles = world(seed, count).entries.map(({ title }) => title);
  const { text, planted } = prose(titles, seed, CHARACTERS);
  const built = names.map((name) => {
    const start = performance.now();
    const finder = BUILD[name](titles);
    finder.find(text.slice(0, 200));
    return { name, finder, build: performance.now() - start, times: [] as number[] };
  });
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { finder, times } of built) {
      const start = performance.now();
      let passes = 0;
      while (performance.now() - start < TURN) {
        finder.find(text);
        passes++;
      }
      times.push((performance.now() - start) / passes);
    }
  }
  const results = built.map(({ name, finder, build, times }): [string, Found] => {
    const stretches = finder.find(text);
    const starts = new Map(stretches.map((at, index) => [at, stretches[index + 1] ?? -1]));
    const found = planted.filter(([start, end]) => starts.get(start) === end).length / planted.length;
    return [name, { build, speed: text.length / 1_000 / median(times), found }];
  });
  return Object.fromEntries(results);
}
