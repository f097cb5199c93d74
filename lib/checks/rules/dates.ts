// The dates of one entry against each other, its age, its era and the calendar.
import { message } from '../../i18n/index.ts';
import { daysOfNamedMonth } from '../dates/index.ts';
import { isBefore, leastYears, mostYears } from '../facts/date-order.ts';
import { type DateRole, dateOf, type EntryFacts, type Place } from '../facts/entry-facts.ts';
import { valuesOf } from '../facts/related.ts';
import type { Rule } from '../rule.ts';

const AGE = /^(?:age|age at death|alter|âge|edad|idade|wiek|年齢|享年|العمر)$/u;
/** A number and words that say no more. */
const YEARS =
  /^(\d{1,4})\s*(?:$|years?(?: old)?$|y\/?o$|\(at (?:her |his |their )?death\)$|(?:when|as) .*died$|jahre?(?: alt)?$|ans$|años$|anos$|lat$|lata$|歳$|才$|سنة$|عاما$)/iu;
/** “1203 AE, aged 54” */
const AGED =
  /(?:\baged? (?:of )?|\bim Alter von |à l[’']âge de |\bâgée? de |a los |a la edad de |aos |com (?:a )?idade de |all[’']età di |w wieku |mając |享年|عن عمر (?:يناهز |ناهز )?)(\d{1,4})(?!\d)|(?<![\d.,])(\d{1,4})(?= ?(?:years old|years of age|Jahre alt|歳|才)| (?:ans|años|anos|anni|lata?|عام|سنة)\p{M}*\))/iu;

function* agesOf(entry: EntryFacts): Generator<{ age: number; place: Place }> {
  for (const { value, place } of valuesOf(entry, AGE)) {
    const [, years] = YEARS.exec(value) ?? [];
    if (years !== undefined) yield { age: Number(years), place: place() };
  }
  const death = dateOf(entry, 'death');
  const [, aged, old] = (death && AGED.exec(death.place.quote)) ?? [];
  if (death && (aged ?? old) !== undefined) yield { age: Number(aged ?? old), place: death.place };
}

export const ageAgainstDates: Rule = {
  id: 'ageAgainstDates',
  severity: 'warning',
  name: message('checks.ageAgainstDatesName'),
  about: message('checks.ageAgainstDatesAbout'),
  concerns: ({ template, dates }) => template === 'person' && dates.length > 1,
  *find(entry, world) {
    const [birth, death] = [dateOf(entry, 'birth'), dateOf(entry, 'death')];
    if (!birth || !death) return;
    const most = mostYears(world, birth.date, death.date);
    const least = leastYears(world, birth.date, death.date);
    // What dies before being born is another contradiction.
    if (!(most >= 0)) return;
    for (const { age, place } of agesOf(entry))
      if (age > most + 1 || age < least - 1)
        yield {
          sentence: message('checks.ageAgainstDates', { title: entry.title, age }),
          here: place,
          there: place === death.place ? birth.place : death.place,
        };
  },
};

const STATUS =
  /^(?:currentstatus|status|state|condition|zustand|statut|état|estado|stato|stan|状態|الحالة)$/u;
const ALIVE =
  /^(?:still )?(?:alive|living|lebt|lebend|lebendig|am leben|vivante?|en vie|viv[oa]|con vida|com vida|in vita|viv[ei]nte|żyje|żyjąc[ya]|żyw[ya]|生存|存命|生存中|存命中|حي|حية|على قيد الحياة)(?: and well)?[.!]?$/iu;

export const aliveWithDeath: Rule = {
  id: 'aliveWithDeath',
  severity: 'warning',
  name: message('checks.aliveWithDeathName'),
  about: message('checks.aliveWithDeathAbout'),
  concerns: ({ template, dates }) => template === 'person' && dates.length > 0,
  *find(entry) {
    const death = dateOf(entry, 'death');
    const status = death && valuesOf(entry, STATUS).find(({ value }) => ALIVE.test(value));
    if (death && status)
      yield {
        sentence: message('checks.aliveWithDeath', { title: entry.title }),
        here: status.place(),
        there: death.place,
      };
  },
};

/** Of these, an entry has one. It may be built, ruined or ruled several times. */
const ONCE: readonly DateRole[] = ['birth', 'death', 'founding', 'dissolution', 'writing'];

export const datesDisagree: Rule = {
  id: 'datesDisagree',
  severity: 'warning',
  name: message('checks.datesDisagreeName'),
  about: message('checks.datesDisagreeAbout'),
  concerns: ({ dates }) => dates.length > 1,
  *find({ title, dates }, world) {
    for (const role of ONCE) {
      const [first, ...others] = dates.filter((one) => one.role === role);
      const other = others.find(
        ({ date }) => first && (isBefore(world, date, first.date) || isBefore(world, first.date, date)),
      );
      if (first && other)
        yield { sentence: message('checks.datesDisagree', { title }), here: first.place, there: other.place };
    }
  },
};

export const dateOutsideEra: Rule = {
  id: 'dateOutsideEra',
  severity: 'warning',
  name: message('checks.dateOutsideEraName'),
  about: message('checks.dateOutsideEraAbout'),
  concerns: ({ dates }) => dates.length > 0,
  *find(entry, world) {
    const sentence = message('checks.dateOutsideEra', { title: entry.title });
    const era = dateOf(entry, 'era');
    for (const { role, date, place } of entry.dates) {
      if (role === 'era') continue;
      const { inEra } = date;
      if (inEra && inEra.lastYear !== null && inEra.year > inEra.lastYear) yield { sentence, here: place };
      else if (era && (isBefore(world, date, era.date) || isBefore(world, era.date, date)))
        yield { sentence, here: place, there: era.place };
    }
  },
};

export const noSuchDay: Rule = {
  id: 'noSuchDay',
  severity: 'warning',
  name: message('checks.noSuchDayName'),
  about: message('checks.noSuchDayAbout'),
  concerns: ({ dates }) => dates.length > 0,
  *find({ title, dates }) {
    for (const { date, place } of dates) {
      const day = date.day?.day ?? 0;
      // A world's own second month may have 31 days; February hasn't.
      const days = day > 28 ? daysOfNamedMonth(place.quote) : null;
      if (days !== null && day > days)
        yield { sentence: message('checks.noSuchDay', { title, day }), here: place };
    }
  },
};
