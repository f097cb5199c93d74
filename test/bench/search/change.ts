import { pause, type Taken, timed } from '../page/thread.ts';
import type { OpenEngine } from './engine.ts';
import { median } from './figures.ts';
import { changed, type World } from './worlds.ts';

/** Number of results shown to a user. */
export const LIMIT = 10;
/** Engines that take longer for one change skip the change of 1 % of the world. */
const PATIENCE = 1_000;
const REPEATS = 7;
/** Keystrokes before the first change, because users type before they change something. */
const WARM_UP = 60;

export interface Changing {
  /** One entry changed, then found. */
  one: Taken;
  /** 1 % of the world changed at once; null if that would take minutes. */
  many: Taken | null;
  merge: Taken | null;
  /** Number of renamed entries that were found by their new titles. */
  found: number;
  asked: number;
  /** Milliseconds of keystrokes after the large change, before it is merged. */
  typed: number[];
}

/** Milliseconds of each, in order, as many as fit into the given time. */
export async function typed(
  engine: OpenEngine,
  keystrokes: readonly string[],
  most: number,
): Promise<number[]> {
  const end = performance.now() + most;
  const times: number[] = [];
  for (const keystroke of keystrokes) {
    const start = performance.now();
    const answer = engine.query(keystroke, LIMIT);
    if (answer instanceof Promise) await answer;
    const now = performance.now();
    times.push(now - start);
    if (now > end) break;
  }
  return times;
}

/** Flattens strings as if they came from an API response. */
const received = (entries: ReturnType<typeof changed>): ReturnType<typeof changed> =>
  structuredClone(entries);

export async function change(
  engine: OpenEngine,
  world: World,
  seed: number,
  keystrokes: readonly string[],
): Promise<Changing> {
  const take = engine.change;
  if (!take) throw new Error('This engine is built anew.');
  await typed(engine, keystrokes.slice(-WARM_UP), PATIENCE);
  const ones: Taken[] = [];
  for (let at = 0; at < REPEATS; at++) {
    const [next] = received(changed(world, seed * 31 + at, 1));
    if (!next) break;
    ones.push(
      await timed(async () => {
        await take([next]);
        await engine.query(next.title, LIMIT);
      }),
    );
    await engine.merge?.(pause);
    if ((ones[0]?.ms ?? 0) > PATIENCE) break;
  }
  const one = { ms: median(ones.map(({ ms }) => ms)), longest: median(ones.map(({ longest }) => longest)) };
  if (one.ms > PATIENCE) return { one, many: null, merge: null, found: 0, asked: 0, typed: [] };
  const news = received(changed(world, seed * 17, Math.max(1, Math.round(world.entries.length / 100))));
  const many = await timed(() => take(news));
  const renamed = news.filter((_, at) => at % 2 === 0).slice(0, 20);
  let found = 0;
  for (const { title, location } of renamed) {
    if ((await engine.query(title, LIMIT)).includes(location)) found++;
  }
  const times = await typed(engine, keystrokes, 1_000);
  const merging = engine.merge;
  const merge = merging ? await timed(() => merging(pause)) : null;
  return { one, many, merge, found, asked: renamed.length, typed: times };
}
