import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { leastYears, mostYears } from '../facts/date-order.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { valuesOf } from '../facts/related.ts';
import type { Place } from '../place.ts';
import type { Rule } from '../rule.ts';

const AGE = /^(?:age|age at death|alter|âge|edad|idade|wiek|年齢|享年|العمر)$/u;
/** A number and words that say no more. */
const YEARS =
  /^(\d{1,4})\s*(?:$|years?(?: old)?$|y\/?o$|\(at (?:her |his |their )?death\)$|(?:when|as) .*died$|jahre?(?: alt)?$|ans$|años$|anos$|lat$|lata$|歳$|才$|سنة$|عاما$)/iu;
/** “1203 AE, aged 54” */
const AGED =
  /(?:\baged? (?:of )?|\bim Alter von |à l[’']âge de |a los |aos |w wieku |享年)(\d{1,4})\b|\b(\d{1,4}) (?:years old|Jahre alt)/iu;

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
