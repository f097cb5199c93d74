import type { Page } from '@playwright/test';
import { type Browser, memory } from '../page/browser.ts';
import { best, type Figures, median, middle, typing } from './figures.ts';
import type { Cold, Stage } from './stage.ts';

declare const bench: Stage;

export interface Plan {
  seed: number;
  size: number;
  rounds: number;
  /** The input, letter by letter, and the same with filters for engines that support them. */
  keystrokes: string[];
  filtered: string[];
  /** Complete queries, for recall. */
  queries: string[];
  /** Milliseconds of typing per round. Slow engines get less far. */
  most: number;
}

/** Engines that support typed filters. */
const OURS: ReadonlySet<string> = new Set(['ours', 'excerpts']);
const WARM_UP = 60;
/** Engines that can't be changed after they are built. */
const FIXED: ReadonlySet<string> = new Set(['lunr', 'floor']);

interface Round {
  cold: Cold;
  heap: number;
  buffers: number;
  times: number[];
  filtered: number[] | null;
}

async function round(page: Page, name: string, plan: Plan): Promise<Round> {
  const cold = await page.evaluate(() => bench.cold);
  if (!cold) throw new Error(`${name} did not open.`);
  const { heap, buffers } = await memory(page);
  const type = (keystrokes: string[], most: number) =>
    page.evaluate(([keys, limit]) => bench.type(keys, limit), [keystrokes, most] as const);
  await type(plan.keystrokes.slice(-WARM_UP), plan.most / 4);
  const times = await type(plan.keystrokes, plan.most);
  const filtered = OURS.has(name) ? await type(plan.filtered, plan.most) : null;
  return { cold, heap, buffers, times, filtered };
}

const address = (name: string, { size }: Plan, cold?: string): string =>
  `/${name}?size=${size}${cold === undefined ? '' : `&cold=${encodeURIComponent(cold)}`}`;

async function within<T>(browser: Browser, path: string, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.open(path);
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

/** Engines run in turns, in a different order each round. */
export async function measure(
  browser: Browser,
  names: readonly string[],
  plan: Plan,
  say: (what: string) => void,
): Promise<Map<string, Figures>> {
  const { seed, size } = plan;
  const built = new Map<string, { ms: number; bytes: number }>();
  const empty = new Map<string, { heap: number; buffers: number }>();
  for (const name of names) {
    say(`${name}: built`);
    empty.set(name, await within(browser, address(name, plan), memory));
    const done = await within(browser, address(name, plan), (page) =>
      page.evaluate(([one, two]) => bench.build(one, two), [seed, size] as const),
    );
    built.set(name, done);
  }
  const rounds = new Map<string, Round[]>(names.map((name) => [name, []]));
  for (let at = 0; at < plan.rounds; at++) {
    const first = plan.keystrokes[3 + at * 7] ?? 'the';
    const order = [...names.slice(at % names.length), ...names.slice(0, at % names.length)];
    for (const name of order) {
      say(`${name}: round ${at + 1}`);
      const path = address(name, plan, first);
      rounds.get(name)?.push(await within(browser, path, (page) => round(page, name, plan)));
    }
  }
  const all = new Map<string, Figures>();
  for (const name of names) {
    say(`${name}: recall and changes`);
    const path = address(name, plan, 'the');
    const answers = await within(browser, path, (page) =>
      page.evaluate(([texts, most]) => bench.answers(texts, most), [plan.queries, plan.most * 3] as const),
    );
    const changing = FIXED.has(name)
      ? null
      : await within(browser, path, (page) =>
          page.evaluate(([one, two, keys]) => bench.change(one, two, keys), [
            seed,
            size,
            plan.keystrokes,
          ] as const),
        );
    const mine = rounds.get(name) ?? [];
    const half = (of: (round: Round) => number): number => median(mine.map(of));
    const times = middle(mine.map((one) => one.times));
    const before = empty.get(name);
    all.set(name, {
      build: built.get(name)?.ms ?? Number.NaN,
      stored: built.get(name)?.bytes ?? Number.NaN,
      cold: half(({ cold }) => cold.sinceScript),
      coldBest: Math.min(...mine.map(({ cold }) => cold.sinceScript)),
      navigation: half(({ cold }) => cold.sinceNavigation),
      parts: [
        half(({ cold }) => cold.load),
        half(({ cold }) => cold.read),
        half(({ cold }) => cold.open),
        half(({ cold }) => cold.query),
      ],
      heap: half(({ heap }) => heap) - (before?.heap ?? 0),
      buffers: half(({ buffers }) => buffers) - (before?.buffers ?? 0),
      undisturbed: best(mine.map((one) => one.times)),
      typing: typing(times),
      filtered: OURS.has(name) ? typing(middle(mine.map((one) => one.filtered ?? []))) : null,
      answers,
      changing,
    });
  }
  return all;
}
