// Runs in the page: the library itself over a real IndexedDB, fed by a platform that answers at once.

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

/** Milliseconds between two strokes of the bell that notices long tasks; more often it would be a burden itself. */
const BELL = 4;
const REPEATS = 15;

let service: LibraryService | null = null;

/** Makes up the world that is to be copied: that is no part of what is measured. */
export function prepare(seed: number, size: number): void {
  service = instant(world(seed, size));
}

/** Everything copied; how long the thread was held at most, and what the last tenth took against the first. */
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

/** From the script's start to the first answer out of the library. */
async function open(typed: string): Promise<{ sinceScript: number; found: number; size: number }> {
  const library = await openLibrary();
  const searcher = await library.searcher(WORLD);
  const { hits } = searcher.search(parseQuery(typed), { limit: 10 });
  return { sinceScript: performance.now() - started, found: hits.length, size: searcher.size };
}

const asked = new URLSearchParams(location.search).get('open');
/** What the address asks for is asked with the script's first line, as a panel does it: no word from outside is waited for. */
export const opened = asked === null ? null : open(asked);

/** One entry written, and found by a screen that had everything open: milliseconds, the middle of several. */
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
