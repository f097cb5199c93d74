import type { WorldId } from '../model/index.ts';
import { isSum, readDay, type SumRow, withVersions } from './database.ts';
import { addDays, type Day } from './day.ts';

/** Words that came and went. */
export type Sum = Pick<SumRow, 'came' | 'went'>;

/** Days one after another, both ends included. */
type Run = [Day, Day];

function runsOf(days: readonly Day[]): Run[] {
  const runs: Run[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last[1], 1) === day) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/**
 * The words of a world on each day from one to another, both included; days without words are left out. Sums are stored,
 * and whatever changes a day deletes its sum, so that only the days since are added up again.
 */
export async function readSums(worldId: WorldId, from: Day, to: Day): Promise<Map<Day, Sum>> {
  const rows = await withVersions(async (db) => {
    const known = await db.getAll('sums', IDBKeyRange.bound([worldId, from], [worldId, to]));
    const sums = new Map(known.filter(isSum).map((row) => [row.day, row]));
    const missing: Day[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) if (!sums.has(day)) missing.push(day);
    if (missing.length === 0) return sums;
    const transaction = db.transaction(['days', 'sums'], 'readwrite', { durability: 'relaxed' });
    const store = transaction.objectStore('sums');
    const counted = runsOf(missing).map(([first, last]) =>
      transaction.objectStore('days').getAll(IDBKeyRange.bound([worldId, first], [worldId, last, []])),
    );
    const added = new Map<Day, SumRow>();
    for (const { day, came, went } of (await Promise.all(counted))
      .flat()
      .flatMap((one) => readDay(one) ?? [])) {
      const sum = added.get(day) ?? { came: 0, went: 0 };
      added.set(day, { worldId, day, came: sum.came + came, went: sum.went + went });
    }
    // A full disk can't store them. They are right all the same.
    await Promise.allSettled([...[...added.values()].map((sum) => store.put(sum)), transaction.done]);
    return new Map([...sums, ...added]);
  });
  return new Map(
    [...rows]
      .filter(([, { came, went }]) => came + went > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, { came, went }]) => [day, { came, went }]),
  );
}
