import { type DateFact, dateOf, type EntryFacts } from './entry-facts.ts';
import { relatedBy } from './related.ts';
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

/** The event that an article tells of. Null if it has no date. */
export function eventOf(world: WorldFacts, entry: EntryFacts): Event | null {
  if (entry.template === 'person' || entry.template === 'report') return null;
  const start = dateOf(entry, 'start') ?? dateOf(entry, 'date');
  if (!start) return null;
  const places = relatedBy(world, entry, WHERE);
  return {
    start,
    end: dateOf(entry, 'end') ?? start,
    present: relatedBy(world, entry, PRESENT)
      .filter(({ other }) => other.template === 'person')
      .map(({ other }) => ({ person: other })),
    where: places.length === 1 ? (places[0]?.other ?? null) : null,
  };
}
