import type { WrittenDate } from '../dates/index.ts';
import type { Place } from '../place.ts';
import type { EntryFacts } from './entry-facts.ts';
import { eachEntry, oncePerWorld } from './once-per-world.ts';
import type { WorldFacts } from './world-facts.ts';

/** A year in which somebody rules. */
export interface ReignDate {
  date: WrittenDate;
  place: Place;
}

/** By the ruler's id, what other articles say. */
const saidElsewhere = oncePerWorld(function* (world) {
  const byRuler = new Map<string, ReignDate[]>();
  yield* eachEntry(world, ({ tenures }) => {
    for (const { id, start, end, place } of tenures) {
      const reign = byRuler.get(id) ?? [];
      byRuler.set(id, reign);
      reign.push({ date: start, place }, { date: end, place });
    }
  });
  return byRuler;
});

/** When somebody begins and ends to rule, by their own article and others. */
export const reignsOf = (world: WorldFacts, person: EntryFacts): ReignDate[] => [
  ...person.dates.filter(({ role }) => role === 'reignStart' || role === 'reignEnd'),
  ...(saidElsewhere(world).get(person.ref.id.toLowerCase()) ?? []),
];
