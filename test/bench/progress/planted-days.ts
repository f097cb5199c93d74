// A year of writing, of which is known how many words each day brought.

import { addDays } from '../../../lib/progress/index.ts';
import { type DayRow, UNKNOWN_BASE, withVersions } from '../../../lib/versions/database.ts';
import type { Day } from '../../../lib/versions/index.ts';
import type { Random } from '../../service/seed/random.ts';

export interface PlantedYear {
  rows: number;
  /** Words that came and went on each day. */
  days: Map<Day, { came: number; went: number }>;
}

/** Days of the year that are looked at, and on how many of them each article changed. */
const LENGTH = 365;
const EACH = 3;

/** Stores the rows of a year that ends on this day: on some days much is written, on some nothing. */
export async function plantYear(
  random: Random,
  worldId: string,
  until: Day,
  articles: number,
): Promise<PlantedYear> {
  const planted: PlantedYear = { rows: 0, days: new Map() };
  const written = Array.from({ length: LENGTH }, (_, ago) => addDays(until, -ago)).filter(() =>
    random.chance(0.7),
  );
  await withVersions(async (db) => {
    const { store, done } = db.transaction('days', 'readwrite');
    for (let at = 0; at < articles; at++)
      for (const day of new Set(
        Array.from({ length: EACH }, () => written[random.below(written.length)] ?? until),
      )) {
        const [came, went] = [random.below(900), random.below(120)];
        const row: DayRow = {
          ...{ worldId, day, kind: 'article', id: `a${at}`, came, went },
          ...{ at: at + 1, words: came, base: UNKNOWN_BASE, run: { came, went } },
        };
        void store.put(row);
        const sum = planted.days.get(day) ?? { came: 0, went: 0 };
        planted.days.set(day, { came: sum.came + came, went: sum.went + went });
        planted.rows += 1;
      }
    await done;
  });
  return planted;
}
