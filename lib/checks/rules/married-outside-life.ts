import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import { SPOUSES } from '../facts/kin-words.ts';
import { relatedBy } from '../facts/related.ts';
import type { Rule } from '../rule.ts';

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
        const [birth, death] = [dateOf(person, 'birth'), dateOf(person, 'death')];
        const sentence = message('checks.marriedOutsideLife', { title: entry.title, person: person.title });
        if (birth && isBefore(world, date, birth.date)) yield { sentence, here: place, there: birth.place };
        else if (death && isBefore(world, death.date, date))
          yield { sentence, here: place, there: death.place };
      }
  },
};
