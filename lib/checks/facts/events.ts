import { type DateFact, dateOf, type EntryFacts } from './entry-facts.ts';
import type { WorldFacts } from './world-facts.ts';

/** A dated event: who takes part in it, and where it is. */
export interface Event {
  start: DateFact;
  end: DateFact;
  present: readonly { person: EntryFacts }[];
  /** Null: several places, or none that is known. */
  where: EntryFacts | null;
}

const PRESENT =
  /^(?:participants?|characters|persons?|people|attendees|combatants|commanders|belligerents|protagonists|present|witnesses)$/;
const WHERE =
  /^(?:location|locations|place|settlement|geographiclocation|primarygeographiclocation|site|venue)$/;

/** The articles that an entry's fields, rows or sentences of these names lead to. */
export function namedIn(world: WorldFacts, { relations, labeled }: EntryFacts, words: RegExp): EntryFacts[] {
  const ids = [
    ...relations.filter(({ field }) => words.test(field.toLowerCase())).map(({ id }) => id),
    ...labeled.filter(({ label }) => words.test(label)).flatMap((one) => one.ids),
  ];
  return [...new Set(ids)].flatMap((id) => world.article(id) ?? []);
}

/** The event that an article tells of. Null if it has no date. */
export function eventOf(world: WorldFacts, entry: EntryFacts): Event | null {
  if (entry.template === 'person' || entry.template === 'report') return null;
  const start = dateOf(entry, 'start') ?? dateOf(entry, 'date');
  if (!start) return null;
  const places = namedIn(world, entry, WHERE);
  return {
    start,
    end: dateOf(entry, 'end') ?? start,
    present: namedIn(world, entry, PRESENT)
      .filter(({ template }) => template === 'person')
      .map((person) => ({ person })),
    where: places.length === 1 ? (places[0] ?? null) : null,
  };
}
