import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

export const dateOutsideEra: Rule = {
  id: 'dateOutsideEra',
  severity: 'warning',
  name: message('checks.dateOutsideEraName'),
  about: message('checks.dateOutsideEraAbout'),
  *find(entry, world) {
    const sentence = message('checks.dateOutsideEra', { title: entry.title });
    const era = dateOf(entry, 'era');
    for (const { role, date, place } of entry.dates) {
      if (role === 'era') continue;
      const { inEra } = date;
      if (inEra && inEra.lastYear !== null && inEra.year > inEra.lastYear) yield { sentence, here: place };
      else if (era && (world.isBefore(date, era.date) || world.isBefore(era.date, date)))
        yield { sentence, here: place, there: era.place };
    }
  },
};
