// What people do before their birth or after their death.
import { message } from '../../i18n/index.ts';
import type { WrittenDate } from '../dates/index.ts';
import { isBefore } from '../facts/date-order.ts';
import { dateOf, type EntryFacts, type Place } from '../facts/entry-facts.ts';
import { eventOf } from '../facts/events.ts';
import { groupBy } from '../facts/groups.ts';
import { SPOUSES } from '../facts/kin-words.ts';
import { HOLDERS, relatedBy } from '../facts/related.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Found, Rule } from '../rule.ts';

/** The birth of a person if a date is before it, the death if it is after that. */
function outsideLife(world: WorldFacts, person: EntryFacts, date: WrittenDate): Place | null {
  const [birth, death] = [dateOf(person, 'birth'), dateOf(person, 'death')];
  if (birth && isBefore(world, date, birth.date)) return birth.place;
  return death && isBefore(world, death.date, date) ? death.place : null;
}

/** A year in which somebody rules. */
interface ReignDate {
  date: WrittenDate;
  place: Place;
}

/** By the ruler's id, what other articles say. */
const saidElsewhere = groupBy(
  ({ tenures }, world) =>
    tenures.flatMap(({ id, of, start, end, place }) => {
      const ruler = of === null ? world.article(id)?.ref.id.toLowerCase() : undefined;
      return ruler ? [start, end].map((date): [string, ReignDate] => [ruler, { date, place }]) : [];
    }),
  (reign) => reign,
);

/** When somebody begins and ends to rule, by their own article and others. */
const reignsOf = (world: WorldFacts, person: EntryFacts): ReignDate[] => [
  ...person.dates.filter(({ role }) => role === 'reignStart' || role === 'reignEnd'),
  ...saidElsewhere(world, person.ref.id.toLowerCase()),
];

const AUTHORS = /^(?:author|authors|writer|writers)$/;

export const authorOutsideLife: Rule = {
  id: 'authorOutsideLife',
  severity: 'error',
  name: message('checks.authorOutsideLifeName'),
  about: message('checks.authorOutsideLifeAbout'),
  concerns: ({ dates }) => dates.length > 0,
  *find(entry, world) {
    const writing = dateOf(entry, 'writing');
    if (!writing) return;
    for (const { other: author } of relatedBy(world, entry, AUTHORS)) {
      if (author.template !== 'person') continue;
      const there = outsideLife(world, author, writing.date);
      const sentence = message('checks.authorOutsideLife', { title: entry.title, person: author.title });
      if (there) yield { sentence, here: writing.place, there };
    }
  },
};

export const marriedOutsideLife: Rule = {
  id: 'marriedOutsideLife',
  severity: 'error',
  name: message('checks.marriedOutsideLifeName'),
  about: message('checks.marriedOutsideLifeAbout'),
  concerns: ({ template, dates }) => template === 'person' && dates.length > 0,
  *find(entry, world) {
    const weddings = entry.dates.filter(({ role }) => role === 'marriage');
    if (weddings.length === 0) return;
    const spouses = relatedBy(world, entry, SPOUSES).map(({ other }) => other);
    // With several weddings or spouses, nobody can tell who belongs together.
    const people = weddings.length === 1 && spouses.length === 1 ? [entry, ...spouses] : [entry];
    for (const { date, place } of weddings)
      for (const person of people) {
        const there = outsideLife(world, person, date);
        const sentence = message('checks.marriedOutsideLife', { title: entry.title, person: person.title });
        if (there) yield { sentence, here: place, there };
      }
  },
};

/** Fields of an organization or place that name who leads it. */
const LEADERS = /^(?:leader|leaders|headofstate|headofgovernment|head|ruler|rulers|founder|founders)$/;
/** Fields of a person that name what they belong to. */
const GROUPS = /^(?:organization|organizations|church|memberof)$/;

/** A person who is dead before a group is founded, or born after it is gone. */
function* apart(world: WorldFacts, person: EntryFacts, group: EntryFacts, said: Place): Generator<Found> {
  const [birth, death] = [dateOf(person, 'birth'), dateOf(person, 'death')];
  const [founding, end] = [dateOf(group, 'founding'), dateOf(group, 'dissolution')];
  const sentence = message('checks.memberOutsideLife', { person: person.title, group: group.title });
  const isPersons = said.ref === person.ref;
  const other = (own: Place, its: Place): Found => ({
    sentence,
    here: isPersons ? own : its,
    there: isPersons ? its : own,
  });
  if (death && founding && isBefore(world, death.date, founding.date))
    yield other(death.place, founding.place);
  else if (birth && end && isBefore(world, end.date, birth.date)) yield other(birth.place, end.place);
}

export const memberOutsideLife: Rule = {
  id: 'memberOutsideLife',
  severity: 'error',
  name: message('checks.memberOutsideLifeName'),
  about: message('checks.memberOutsideLifeAbout'),
  concerns: ({ relations, labeled }) => relations.length > 0 || labeled.length > 0,
  *find(entry, world) {
    const fields = entry.template === 'person' ? GROUPS : LEADERS;
    for (const { other, place } of relatedBy(world, entry, fields)) {
      if ((entry.template === 'person') === (other.template === 'person')) continue;
      yield* entry.template === 'person'
        ? apart(world, entry, other, place)
        : apart(world, other, entry, place);
    }
  },
};

const BATTLES =
  /^(?:battles?|battles fought|wars?|schlachten?|batailles?|batallas?|batalhas?|battaglie?|bitwy?|戦い|المعارك)$/u;
/** By a battle's id, who fought in it by their own articles. */
const foughtIn = groupBy(
  function* (entry, world) {
    if (entry.template !== 'person') return;
    for (const { other } of relatedBy(world, entry, BATTLES))
      if (other.template === 'militaryConflict') yield [other.ref.id, entry] as const;
  },
  (people) => people,
);

export const presentOutsideLife: Rule = {
  id: 'presentOutsideLife',
  severity: 'warning',
  name: message('checks.presentOutsideLifeName'),
  about: message('checks.presentOutsideLifeAbout'),
  concerns: ({ dates }) => dates.length > 0,
  *find(entry, world) {
    const event = eventOf(world, entry);
    if (!event) return;
    const { start, end, present } = event;
    for (const person of new Set([...present.map((one) => one.person), ...foughtIn(world, entry.ref.id)])) {
      const sentence = message('checks.presentOutsideLife', { title: entry.title, person: person.title });
      const [birth, death] = [dateOf(person, 'birth'), dateOf(person, 'death')];
      if (birth && isBefore(world, end.date, birth.date))
        yield { sentence, here: end.place, there: birth.place };
      else if (death && isBefore(world, death.date, start.date))
        yield { sentence, here: start.place, there: death.place };
    }
  },
};

export const ruledOutsideLife: Rule = {
  id: 'ruledOutsideLife',
  severity: 'error',
  name: message('checks.ruledOutsideLifeName'),
  about: message('checks.ruledOutsideLifeAbout'),
  concerns: ({ dates }) => dates.length > 0,
  *find(entry, world) {
    if (!dateOf(entry, 'birth') && !dateOf(entry, 'death')) return;
    const sentence = message('checks.ruledOutsideLife', { title: entry.title });
    for (const { date, place } of reignsOf(world, entry)) {
      const here = outsideLife(world, entry, date);
      if (here) yield { sentence, here, there: place };
    }
  },
};

export const heldBeforeMade: Rule = {
  id: 'heldBeforeMade',
  severity: 'warning',
  name: message('checks.heldBeforeMadeName'),
  about: message('checks.heldBeforeMadeAbout'),
  concerns: ({ template, dates }) => template !== 'person' && dates.length > 0,
  *find(entry, world) {
    const made = dateOf(entry, 'made') ?? dateOf(entry, 'construction');
    if (!made) return;
    for (const { other } of relatedBy(world, entry, HOLDERS)) {
      const death = other.template === 'person' ? dateOf(other, 'death') : undefined;
      if (death && isBefore(world, death.date, made.date))
        yield {
          sentence: message('checks.heldBeforeMade', { title: entry.title, person: other.title }),
          here: made.place,
          there: death.place,
        };
    }
  },
};
