import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

export const deathBeforeBirth: Rule = {
  id: 'deathBeforeBirth',
  severity: 'error',
  name: message('checks.deathBeforeBirthName'),
  about: message('checks.deathBeforeBirthAbout'),
  *find(entry, world) {
    const [birth, death] = [dateOf(entry, 'birth'), dateOf(entry, 'death')];
    if (birth && death && world.isBefore(death.date, birth.date))
      yield {
        sentence: message('checks.deathBeforeBirth', { title: entry.title }),
        here: death.place,
        there: birth.place,
      };
  },
};
