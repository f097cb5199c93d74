import type { WrittenDate } from '../dates/index.ts';
import type { Place } from '../place.ts';
import type { EntryFacts } from './entry-facts.ts';
import { groupBy } from './groups.ts';
import type { WorldFacts } from './world-facts.ts';

/** A year in which somebody rules. */
export interface ReignDate {
  date: WrittenDate;
  place: Place;
}

/** By the ruler's id, what other articles say. */
const saidElsewhere = groupBy(
  ({ tenures }) =>
    tenures.flatMap(({ id, start, end, place }) =>
      [start, end].map((date): [string, ReignDate] => [id, { date, place }]),
    ),
  (reign) => reign,
);

/** When somebody begins and ends to rule, by their own article and others. */
export const reignsOf = (world: WorldFacts, person: EntryFacts): ReignDate[] => [
  ...person.dates.filter(({ role }) => role === 'reignStart' || role === 'reignEnd'),
  ...saidElsewhere(world, person.ref.id.toLowerCase()),
];
