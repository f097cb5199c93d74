import { isSameDay, type WrittenDate } from '../dates/index.ts';
import type { Place } from '../place.ts';
import type { EntryFacts } from './entry-facts.ts';
import { eventOf } from './events.ts';
import { eachEntry, oncePerWorld } from './once-per-world.ts';
import type { WorldFacts } from './world-facts.ts';

/** That somebody is in a place on a day. */
export interface Stay {
  where: EntryFacts;
  date: WrittenDate;
  place: Place;
}

const stays = oncePerWorld(function* (world) {
  const byPerson = new Map<EntryFacts, Stay[]>();
  const add = (
    person: EntryFacts | undefined,
    where: EntryFacts | undefined | null,
    date: WrittenDate,
    place: Place,
  ) => {
    if (!person || !where) return;
    const known = byPerson.get(person) ?? [];
    byPerson.set(person, known);
    known.push({ where, date, place });
  };
  yield* eachEntry(world, (entry) => {
    for (const stay of entry.stays)
      add(world.article(stay.person), world.article(stay.where), stay.date, stay.place);
    const event = entry.dates.length > 0 ? eventOf(world, entry) : null;
    // On one of several days, somebody may travel.
    if (event && isSameDay(event.start.date, event.end.date))
      for (const { person } of event.present) add(person, event.where, event.start.date, event.start.place);
  });
  return byPerson;
});

/** Where somebody is on single days. */
export const staysOf = (world: WorldFacts, person: EntryFacts): readonly Stay[] =>
  stays(world).get(person) ?? [];

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
