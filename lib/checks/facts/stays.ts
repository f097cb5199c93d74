import { isSameDay, type WrittenDate } from '../dates/index.ts';
import type { Place } from '../place.ts';
import type { EntryFacts } from './entry-facts.ts';
import { eventOf } from './events.ts';
import { groupBy } from './groups.ts';
import type { WorldFacts } from './world-facts.ts';

/** That somebody is in a place on a day. */
export interface Stay {
  where: EntryFacts;
  date: WrittenDate;
  place: Place;
}

const stays = groupBy(
  function* (entry, world) {
    const stay = (person: EntryFacts, where: EntryFacts, { date, place }: Pick<Stay, 'date' | 'place'>) =>
      [person.ref.id, { where, date, place }] as const;
    for (const told of entry.stays) {
      const [person, where] = [world.article(told.person), world.article(told.where)];
      if (person && where) yield stay(person, where, told);
    }
    const event = entry.dates.length > 0 ? eventOf(world, entry) : null;
    // On one of several days, somebody may travel.
    if (event?.where && isSameDay(event.start.date, event.end.date))
      for (const { person } of event.present) yield stay(person, event.where, event.start);
  },
  (all): readonly Stay[] => all,
);

/** Where somebody is on single days. */
export const staysOf = (world: WorldFacts, person: EntryFacts): readonly Stay[] =>
  stays(world, person.ref.id);

const WITHIN = /^(?:parent|location|settlement|geographiclocation|parentlocation)$/;

/** Whether a place is the other or lies in it, by the articles above it or its fields. */
export function isWithin(world: WorldFacts, inner: EntryFacts, outer: EntryFacts): boolean {
  const seen = new Set<EntryFacts>([inner]);
  for (const at of seen) {
    if (at === outer) return true;
    const above = [
      at.parentId,
      ...at.relations.filter(({ field }) => WITHIN.test(field.toLowerCase())).map(({ id }) => id),
    ];
    for (const id of above) {
      const next = world.article(id);
      if (next) seen.add(next);
    }
  }
  return false;
}
