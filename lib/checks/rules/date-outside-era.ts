import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import type { Rule } from '../rule.ts';

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
