// Events, capitals, rulers and people against their places.
import { message } from '../../i18n/index.ts';
import { isSameDay, type WrittenDate } from '../dates/index.ts';
import { isBefore } from '../facts/date-order.ts';
import { dateOf, type EntryFacts, type Place, type TenureFact } from '../facts/entry-facts.ts';
import { eventOf } from '../facts/events.ts';
import { groupBy } from '../facts/groups.ts';
import { SPOUSES } from '../facts/kin-words.ts';
import { placeOf, placeOfLabeled, placeOfRelation } from '../facts/place-of.ts';
import { CAPITALS, REALMS, relatedBy, WARS } from '../facts/related.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Found, Rule } from '../rule.ts';

/** That somebody is in a place on a day. */
interface Stay {
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
const staysOf = (world: WorldFacts, person: EntryFacts): readonly Stay[] => stays(world, person.ref.id);

const WITHIN = /^(?:parent|location|settlement|geographiclocation|parentlocation)$/;

/** Whether a place is the other or lies in it, by the articles above it or its fields. */
function isWithin(world: WorldFacts, inner: EntryFacts, outer: EntryFacts): boolean {
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

export const battleOutsideWar: Rule = {
  id: 'battleOutsideWar',
  severity: 'warning',
  name: message('checks.battleOutsideWarName'),
  about: message('checks.battleOutsideWarAbout'),
  concerns: ({ template, dates }) => template === 'militaryConflict' && dates.length > 0,
  *find(entry, world) {
    const battle = eventOf(world, entry);
    if (!battle) return;
    const above = world.article(entry.parentId);
    const wars = new Set([
      ...relatedBy(world, entry, WARS).map(({ other }) => other),
      ...(above ? [above] : []),
    ]);
    for (const war of wars) {
      const event = war.template === 'militaryConflict' ? eventOf(world, war) : null;
      // A war without an end goes on.
      if (!event || event.end === event.start || war === entry) continue;
      const sentence = message('checks.battleOutsideWar', { title: entry.title, war: war.title });
      if (isBefore(world, battle.end.date, event.start.date))
        yield { sentence, here: battle.end.place, there: event.start.place };
      else if (isBefore(world, event.end.date, battle.start.date))
        yield { sentence, here: battle.start.place, there: event.end.place };
    }
  },
};

/** Of these, a place is the whole. A landmark may be older than what is built on it. */
const BUILT: ReadonlySet<string> = new Set(['settlement', 'location', 'landmark', 'organization']);
/** What happens in ruins happens after the ruin. */
const RUINS = /ruin|excavat|ausgrab|fouill|rovin|rubble|遺跡|أطلال/i;

export const eventOutsidePlace: Rule = {
  id: 'eventOutsidePlace',
  severity: 'warning',
  name: message('checks.eventOutsidePlaceName'),
  about: message('checks.eventOutsidePlaceAbout'),
  concerns: ({ dates, template }) => dates.length > 0 && !BUILT.has(template ?? ''),
  *find(entry, world) {
    const event = eventOf(world, entry);
    if (!event?.where || !BUILT.has(event.where.template ?? '')) return;
    const { where, start, end } = event;
    const sentence = message('checks.eventOutsidePlace', { title: entry.title, place: where.title });
    const begins = dateOf(where, 'founding') ?? dateOf(where, 'construction');
    const ends = dateOf(where, 'ruin') ?? dateOf(where, 'dissolution');
    if (begins && isBefore(world, end.date, begins.date))
      yield { sentence, here: end.place, there: begins.place };
    else if (ends && isBefore(world, ends.date, start.date) && !RUINS.test(`${entry.title} ${where.title}`))
      yield { sentence, here: start.place, there: ends.place };
  },
};

export const capitalElsewhere: Rule = {
  id: 'capitalElsewhere',
  severity: 'warning',
  name: message('checks.capitalElsewhereName'),
  about: message('checks.capitalElsewhereAbout'),
  concerns: ({ template, relations, labeled }) =>
    template !== 'person' && (relations.length > 0 || labeled.length > 0),
  *find(entry, world) {
    for (const { other: capital, place } of relatedBy(world, entry, CAPITALS)) {
      const realms = relatedBy(world, capital, REALMS).filter(
        ({ other }) => other.template === entry.template,
      );
      const [first] = realms;
      const isOwn = realms.some(
        ({ other }) => isWithin(world, other, entry) || isWithin(world, entry, other),
      );
      if (first && !isOwn)
        yield {
          sentence: message('checks.capitalElsewhere', {
            title: entry.title,
            capital: capital.title,
            other: first.other.title,
          }),
          here: place,
          there: first.place,
        };
    }
  },
};

const RUIN = /^(?:ruins?|ruined|destroyed|abandoned|ruined (?:city|town|settlement|castle|fortress))$/i;
const STATE = new Set(['status', 'state', 'condition', 'type']);

/** Where an article says that it is a ruin. */
function ruinOf(entry: EntryFacts): Place | null {
  const date = dateOf(entry, 'ruin');
  if (date) return date.place;
  const field = entry.fields.get('ruined');
  if (field && field.value !== '') return placeOf(entry, field.name, field.value);
  const row = entry.labeled.find(({ label, value }) => STATE.has(label) && RUIN.test(value));
  if (row) return placeOfLabeled(entry, row);
  const type = entry.relations.find((one) => one.field.toLowerCase() === 'type' && RUIN.test(one.title));
  if (type) return placeOfRelation(entry, type, null);
  const tag = entry.tags.find((one) => RUIN.test(one));
  return tag ? placeOf(entry, 'tags', tag) : null;
}

export const capitalIsRuin: Rule = {
  id: 'capitalIsRuin',
  severity: 'warning',
  name: message('checks.capitalIsRuinName'),
  about: message('checks.capitalIsRuinAbout'),
  concerns: ({ relations, labeled }) => relations.length > 0 || labeled.length > 0,
  *find(entry, world) {
    // What is gone may have had its capital before.
    if (dateOf(entry, 'dissolution') || entry.template === 'person') return;
    const capitals = relatedBy(world, entry, CAPITALS);
    for (const { other: capital, place } of capitals) {
      // Of several in one row, some were the capital before.
      const isAlone = !capitals.some((one) => one.other !== capital && one.place.quote === place.quote);
      const there = isAlone ? ruinOf(capital) : null;
      const sentence = message('checks.capitalIsRuin', { title: entry.title, capital: capital.title });
      if (there) yield { sentence, here: place, there };
    }
  },
};

export const twoPlaces: Rule = {
  id: 'twoPlaces',
  severity: 'warning',
  name: message('checks.twoPlacesName'),
  about: message('checks.twoPlacesAbout'),
  concerns: ({ template }) => template !== null,
  *find(entry, world) {
    const stays = staysOf(world, entry);
    for (const [at, one] of stays.entries()) {
      const other = stays
        .slice(at + 1)
        .find(
          ({ where, date }) =>
            isSameDay(date, one.date) &&
            !isWithin(world, where, one.where) &&
            !isWithin(world, one.where, where),
        );
      if (other)
        yield {
          sentence: message('checks.twoPlaces', {
            person: entry.title,
            place: one.where.title,
            other: other.where.title,
          }),
          here: one.place,
          there: other.place,
        };
    }
  },
};

/** Who shares a throne, or only claims it. */
const SHARED =
  /(?<!\p{L})(?:co-?(?:ruler|ruled|regent|king|queen|monarch|emperor|empress)|joint|jointly|with|together|regent|regency|rival|claimant|claimed|claim|pretender|anti-?king|shared|mit|gemeinsam|regentin|avec|régente?|con|junto|com|regência|insieme|reggente|współ\p{L}*|regentka)(?!\p{L})|摂政|共同|وصي/iu;

/** Rulers under one label. A king and a queen may be a couple. */
const labelOf = ({ place: { quote, mark } }: TenureFact): string =>
  quote.slice(0, mark?.[0] ?? 0).toLowerCase();

function isCouple(world: WorldFacts, a: string, b: string): boolean {
  const [one, other] = [world.article(a), world.article(b)];
  const isNamed = (from: typeof one, to: typeof one): boolean =>
    from !== undefined && relatedBy(world, from, SPOUSES).some((related) => related.other === to);
  return isNamed(one, other) || isNamed(other, one);
}

/** Words before a ruler's name: who is called otherwise may have ruled beside. */
const TITLE =
  /^(?:.{0,30}:\s*)?(?:the )?(king|queen|emperor|empress|duke|duchess|prince|princess|lord|lady|regent)\b/i;
const titleIn = ({ place: { quote } }: TenureFact): string | undefined =>
  TITLE.exec(quote)?.[1]?.toLowerCase();

/** By the id of a land, what its rulers' own articles say. */
const ruledBy = groupBy(
  ({ tenures }) => tenures.flatMap((one) => (one.of === null ? [] : [[one.of, one] as const])),
  (all) => all,
);

export const overlappingReigns: Rule = {
  id: 'overlappingReigns',
  severity: 'warning',
  name: message('checks.overlappingReignsName'),
  about: message('checks.overlappingReignsAbout'),
  concerns: ({ ref, template }) => ref.kind === 'article' && template !== 'person',
  *find(entry, world) {
    for (const tenures of [entry.tenures, ruledBy(world, entry.ref.id.toLowerCase())])
      yield* overlapsOf(world, entry, tenures);
  },
};

function* overlapsOf(world: WorldFacts, entry: EntryFacts, tenures: readonly TenureFact[]): Generator<Found> {
  const alone = tenures.filter(({ place }) => !SHARED.test(place.quote));
  for (const [at, first] of alone.entries())
    for (const second of alone.slice(at + 1)) {
      if (first.id === second.id || labelOf(first) !== labelOf(second) || titleIn(first) !== titleIn(second))
        continue;
      const overlap = isBefore(world, second.start, first.end) && isBefore(world, first.start, second.end);
      if (overlap && !isCouple(world, first.id, second.id))
        yield {
          sentence: message('checks.overlappingReigns', { title: entry.title }),
          here: first.place,
          there: second.place,
        };
    }
}
