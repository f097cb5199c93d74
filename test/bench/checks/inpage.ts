// Runs in the page: reads the facts of a planted world and finds what contradicts itself, with pauses, as a screen does.

import { KnownEras } from '../../../lib/checks/dates/index.ts';
import type { EntryFacts } from '../../../lib/checks/facts/entry-facts.ts';
import { type FieldText, listedFacts, readEntry, textsOf } from '../../../lib/checks/facts/read-entry.ts';
import { WorldFacts } from '../../../lib/checks/facts/world-facts.ts';
import { findAll } from '../../../lib/checks/find.ts';
import type { Finding } from '../../../lib/checks/finding.ts';
import { WorldQuotes } from '../../../lib/checks/quotes-of-world.ts';
import { RULES } from '../../../lib/checks/rules/index.ts';
import { slices } from '../../../lib/library/store/pause.ts';
import { articleOf, listedOf } from '../../unit/checks/planned-world.ts';
import { median } from '../search/figures.ts';
import { ERAS, plantedWorld } from './planted-world.ts';
import { score } from './score.ts';

const ROUNDS = 3;

export interface Measured {
  megabytes: number;
  planted: number;
  recall: number;
  falseAlarms: number;
  /** Milliseconds: reading the facts of all texts, and all rules over them. */
  read: number;
  rules: number;
  longest: number;
  changed: number;
}

/** Runs a step and then the rests, as `slices` does, and measures the tasks between them. */
function stopwatch() {
  const rest = slices();
  let [since, longest, total] = [performance.now(), 0, 0];
  const lap = (): void => {
    const taken = performance.now() - since;
    longest = Math.max(longest, taken);
    total += taken;
  };
  return {
    rest: (): Promise<void> | null => {
      const pause = rest();
      if (!pause) return null;
      lap();
      return pause.then(() => {
        since = performance.now();
      });
    },
    stop(): { longest: number; total: number } {
      lap();
      return { longest, total };
    },
  };
}

export async function measure(seed: number, count: number): Promise<Measured> {
  const world = plantedWorld(seed, count);
  const eras = new KnownEras(ERAS);
  const sources = world.entries.map((planned, location) => {
    const listed = listedOf(planned, location);
    return { listed, thing: listed.ref.kind === 'article' ? articleOf(planned) : null };
  });
  const textsAt = (location: number): FieldText[] => {
    const source = sources[location];
    return source?.thing ? textsOf(source.listed.ref, source.thing) : [];
  };
  const facts: EntryFacts[] = [];
  const quotes = new WorldQuotes();
  const read = (location: number): EntryFacts | undefined => {
    const source = sources[location];
    if (!source) return undefined;
    const { listed, thing } = source;
    if (!thing) return listedFacts(listed);
    const texts = textsOf(listed.ref, thing);
    const one = readEntry(listed, thing, texts, eras);
    quotes.read(one, texts);
    return one;
  };
  const readings: { longest: number; total: number }[] = [];
  const checkings: { longest: number; total: number }[] = [];
  let findings: Finding[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const reading = stopwatch();
    for (const location of sources.keys()) {
      const one = read(location);
      if (one) facts[location] = one;
      const pause = reading.rest();
      if (pause) await pause;
    }
    readings.push(reading.stop());
    const checking = stopwatch();
    const found = await quotes.find(
      (location) => facts[location],
      async ({ location }, field) => textsAt(location).find((one) => one.field === field)?.text ?? null,
      checking.rest,
    );
    const work = findAll(new WorldFacts([...facts], { quotes: found }), RULES);
    let step = work.next();
    for (; !step.done; step = work.next()) {
      const pause = checking.rest();
      if (pause) await pause;
    }
    checkings.push(checking.stop());
    findings = step.value;
  }
  const changes = Array.from({ length: 200 }, (_, at) => {
    const start = performance.now();
    read(100 + at);
    return performance.now() - start;
  });
  const { planted, recall, falseAlarms } = score(world, findings);
  const units = [...sources.keys()].flatMap(textsAt).reduce((sum, { text }) => sum + text.length, 0);
  return {
    ...{ megabytes: units / 1e6, planted, recall, falseAlarms },
    read: median(readings.map(({ total }) => total)),
    rules: median(checkings.map(({ total }) => total)),
    longest: median([...readings, ...checkings].map(({ longest }) => longest)),
    changed: median(changes),
  };
}
