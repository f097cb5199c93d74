// Runs in the page: finds the unlinked mentions of a planted world, article by article and with pauses, as a screen does.

import { createNameFinder } from '../../../lib/library/names/index.ts';
import { slices } from '../../../lib/library/store/pause.ts';
import { SLICE, WorldMentions } from '../../../lib/unlinked-mentions/world-mentions.ts';
import { median } from '../search/figures.ts';
import { plantedWorld } from './planted-world.ts';
import { score } from './score.ts';

const ROUNDS = 3;

export interface Measured {
  megabytes: number;
  planted: number;
  precision: number;
  recall: number;
  /** Milliseconds. */
  found: number;
  longest: number;
  changed: number;
}

/** Runs a step and then the rests, as `slices` does, and measures the tasks between them. */
function stopwatch() {
  const rest = slices(SLICE);
  let [since, longest, total] = [performance.now(), 0, 0];
  const lap = (): void => {
    const taken = performance.now() - since;
    longest = Math.max(longest, taken);
    total += taken;
  };
  const begin = (): void => {
    since = performance.now();
  };
  return {
    rest: (): Promise<void> | null => {
      const pause = rest();
      if (!pause) return null;
      lap();
      return pause.then(begin);
    },
    stop(): { longest: number; total: number } {
      lap();
      return { longest, total };
    },
  };
}

export async function measure(seed: number, count: number): Promise<Measured> {
  const { names, articles } = plantedWorld(seed, count);
  const entries = articles.map(({ location, texts }) => ({
    location,
    texts: texts.map(({ field, text }) => ({ field, text, isEditable: true })),
  }));
  const known = names.flatMap(({ title, aliases }, location) =>
    [title, ...aliases].map((name) => ({ name, location })),
  );
  let mentions = new WorldMentions(createNameFinder(known));
  const rounds: { total: number; longest: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    mentions = new WorldMentions(createNameFinder(known));
    const watch = stopwatch();
    for (const entry of entries) await mentions.read(entry, watch.rest);
    rounds.push(watch.stop());
  }
  const changes: number[] = [];
  for (const entry of entries.slice(0, 200)) {
    const start = performance.now();
    await mentions.read(entry, () => null);
    changes.push(performance.now() - start);
  }
  const { planted, precision, recall } = score(articles, mentions);
  const units = entries.flatMap(({ texts }) => texts).reduce((sum, { text }) => sum + text.length, 0);
  return {
    ...{ megabytes: units / 1e6, planted, precision, recall, changed: median(changes) },
    found: median(rounds.map(({ total }) => total)),
    longest: median(rounds.map(({ longest }) => longest)),
  };
}
