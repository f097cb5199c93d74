import { message } from '../../i18n/index.ts';
import { reignsOf } from '../facts/reigns.ts';
import { dateOf } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

export const ruledOutsideLife: Rule = {
  id: 'ruledOutsideLife',
  severity: 'error',
  name: message('checks.ruledOutsideLifeName'),
  about: message('checks.ruledOutsideLifeAbout'),
  *find(entry, world) {
    const [birth, death] = [dateOf(entry, 'birth'), dateOf(entry, 'death')];
    if (!birth && !death) return;
    const sentence = message('checks.ruledOutsideLife', { title: entry.title });
    for (const { date, place } of reignsOf(world, entry))
      if (birth && world.isBefore(date, birth.date)) yield { sentence, here: birth.place, there: place };
      else if (death && world.isBefore(death.date, date)) yield { sentence, here: death.place, there: place };
  },
};
