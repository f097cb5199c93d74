import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import { reignsOf } from '../facts/reigns.ts';
import type { Rule } from '../rule.ts';

export const ruledOutsideLife: Rule = {
  id: 'ruledOutsideLife',
  severity: 'error',
  name: message('checks.ruledOutsideLifeName'),
  about: message('checks.ruledOutsideLifeAbout'),
  concerns: ({ dates }) => dates.length > 0,
  *find(entry, world) {
    const [birth, death] = [dateOf(entry, 'birth'), dateOf(entry, 'death')];
    if (!birth && !death) return;
    const sentence = message('checks.ruledOutsideLife', { title: entry.title });
    for (const { date, place } of reignsOf(world, entry))
      if (birth && isBefore(world, date, birth.date)) yield { sentence, here: birth.place, there: place };
      else if (death && isBefore(world, death.date, date))
        yield { sentence, here: death.place, there: place };
  },
};
