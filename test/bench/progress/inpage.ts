// Runs in the page: sums the days of a stored world as its screen does, and counts the words of texts of which is known how
// many they have.

import { addDays, periodsUntil, streakOf } from '../../../lib/progress/index.ts';
import { withVersions } from '../../../lib/versions/database.ts';
import {
  dayOf,
  deleteVersions,
  readDays,
  readSums,
  recordText,
  wordChange,
} from '../../../lib/versions/index.ts';
import { Random } from '../../service/seed/random.ts';
import { timed } from '../page/thread.ts';
import { percentile } from '../search/figures.ts';
import { article, markupOf, withEdit } from '../versions/edits.ts';
import { type Counted, countedText } from './counted-text.ts';
import { plantYear } from './planted-days.ts';

const WORLD = 'w';
const ROUNDS = 5;
const GOAL = { unit: 'day', words: 500 } as const;

export interface Summed {
  rows: number;
  /** Each of the rounds: milliseconds, and the longest task in them. */
  rounds: { ms: number; longest: number }[];
  /** Milliseconds to read what each entry got in a month. */
  lately: number;
  /** Whether the sums of all days are those that were planted. */
  isRight: boolean;
}

/** Reads a year of a world with so many articles and sums it by day, week and month, with its streak. */
export async function sum(seed: number, articles: number): Promise<Summed> {
  await deleteVersions(null);
  const today = dayOf(Date.UTC(2026, 10, 29, 12));
  const { rows, days } = await plantYear(new Random(seed), WORLD, today, articles);
  const rounds: Summed['rounds'] = [];
  let isRight = true;
  for (let round = 0; round < ROUNDS; round++) {
    // As after a sync: what today brought is added up again.
    await withVersions((db) => db.delete('sums', [WORLD, today]));
    const { ms, longest, result } = await timed(async () => {
      const sums = await readSums(WORLD, '2025-11-22', today);
      const counts = { day: 372, week: 53, month: 12 } as const;
      const periods = (['day', 'week', 'month'] as const).map((unit) =>
        periodsUntil(sums, { unit, until: today, count: counts[unit], firstDay: 1 }),
      );
      return { sums, periods, streak: streakOf(sums, GOAL, today, 1) };
    });
    rounds.push({ ms, longest });
    const [byDay = []] = result.periods;
    isRight &&=
      result.sums.size === days.size &&
      byDay.every(({ from, came, went }) => {
        const known = days.get(from) ?? { came: 0, went: 0 };
        return came === known.came && went === known.went;
      });
  }
  const { ms: lately } = await timed(() => readDays(WORLD, addDays(today, -29), today));
  return { rows, rounds, lately, isRight };
}

/** Milliseconds at the 99th percentile: to count what a change brought, and to store it with its version and its day. */
export async function change(seed: number, changes: number): Promise<{ counted: number; stored: number }> {
  const random = new Random(seed);
  const [counted, stored]: [number[], number[]] = [[], []];
  for (let at = 0; at < changes; at++) {
    const pieces = article(random);
    const [before, after] = [pieces, withEdit(random, pieces)].map((one) => ({
      title: 'A',
      content: markupOf(one),
    }));
    if (!before || !after) continue;
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // Objects of their own: what a text has is counted once.
      const [was, is] = [{ ...before }, { ...after }];
      const begun = performance.now();
      wordChange(was, is);
      rounds.push(performance.now() - begun);
    }
    counted.push(Math.min(...rounds));
    const ref = { kind: 'article', id: `c${at}` } as const;
    await recordText(WORLD, ref, before);
    const storing = performance.now();
    await recordText(WORLD, ref, after);
    stored.push(performance.now() - storing);
  }
  return { counted: percentile(counted, 0.99), stored: percentile(stored, 0.99) };
}

export interface CountedTexts {
  /** Words that the planted texts have, and those that were counted. */
  planted: number;
  counted: number;
  /** Texts whose count is more than a hundredth off. */
  off: string[];
  /** Changes of known words whose count is exact, in percent. */
  exact: number;
}

/** Counts texts with markup in several languages, and changes of them. */
export function count(seed: number, texts: number): CountedTexts {
  const random = new Random(seed);
  const result: CountedTexts = { planted: 0, counted: 0, off: [], exact: 0 };
  let exact = 0;
  for (let at = 0; at < texts; at++) {
    const text: Counted = countedText(random);
    const { words } = wordChange(null, { title: 'A', content: text.markup });
    result.planted += text.words;
    result.counted += words;
    if (Math.abs(words - text.words) > text.words / 100)
      result.off.push(`${words}, not ${text.words}: ${text.markup.slice(0, 160)}`);
    // New words at the end, and the first paragraph gone.
    const other = countedText(random, 'new');
    const after = `${text.rest}\n\n${other.markup}`;
    const { came, went } = wordChange({ content: text.markup }, { content: after });
    if (came === other.words && went === text.words - text.restWords) exact++;
  }
  result.exact = (exact / texts) * 100;
  return result;
}
