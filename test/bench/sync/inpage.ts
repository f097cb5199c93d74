// Runs in the page: the real library on a real IndexedDB, with a simulated API that responds at once.

import {
  type LibraryService,
  openLibrary,
  openWriter,
  parseQuery,
  syncWorld,
} from '../../../lib/library/index.ts';
import { median } from '../search/figures.ts';
import { started } from '../search/started.ts';
import { changed, world } from '../search/worlds.ts';
import { instant, WORLD } from './platform.ts';

/** Milliseconds between ticks of the timer that detects long tasks. Faster ticks would distort the result. */
const BELL = 4;
const REPEATS = 15;

let service: LibraryService | null = null;

/** Generates the world to copy, which isn't measured. */
export function prepare(seed: number, size: number): void {
  service = instant(world(seed, size));
}

/** Copies everything. Returns the longest task, and the time of the last tenth relative to the first. */
export async function firstCopy(): Promise<{ ms: number; longest: number; slower: number }> {
  if (!service) throw new Error('There is nothing to copy.');
  let last = performance.now();
  let longest = 0;
  const bell = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - BELL);
    last = now;
  }, BELL);
  const times: number[] = [performance.now()];
  const start = performance.now();
  await syncWorld(service, WORLD, {
    signal: new AbortController().signal,
    onProgress: () => times.push(performance.now()),
  });
  const ms = performance.now() - start;
  clearInterval(bell);
  const tenth = Math.max(1, Math.floor(times.length / 10));
  const span = (from: number, to: number): number => (times.at(to) ?? 0) - (times.at(from) ?? 0);
  return { ms, longest, slower: span(-1 - tenth, -1) / span(0, tenth) };
}

/** Time from the script's start to the library's first answer. */
async function open(typed: string): Promise<{ sinceScript: number; found: number; size: number }> {
  const library = await openLibrary();
  const searcher = await library.searcher(WORLD);
  const { hits } = searcher.search(parseQuery(typed), { limit: 10 });
  return { sinceScript: performance.now() - started, found: hits.length, size: searcher.size };
}

const asked = new URLSearchParams(location.search).get('open');
/** Starts what the address requests with the script's first line, like the panel. */
export const opened = asked === null ? null : open(asked);

/** Median milliseconds until a written entry is found by a screen that is already open. */
export async function write(seed: number, size: number): Promise<number> {
  const library = await openLibrary();
  await library.searcher(WORLD);
  const writer = openWriter();
  const times: number[] = [];
  for (const { location: _, ...entry } of changed(world(seed, size), seed, REPEATS)) {
    const start = performance.now();
    await writer.put(WORLD, [{ ...entry, kind: 'article', worldId: WORLD }]);
    const searcher = await library.searcher(WORLD);
    const { hits } = searcher.search(parseQuery(entry.title), { limit: 10 });
    if (!hits.some(({ title }) => title === entry.title)) throw new Error(`${entry.title} is not found.`);
    times.push(performance.now() - start);
  }
  return median(times);
}
