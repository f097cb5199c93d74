import { message } from '../../i18n/index.ts';
import { outOfOrder } from '../facts/out-of-order.ts';
import type { Rule } from '../rule.ts';

export const deathBeforeBirth: Rule = {
  id: 'deathBeforeBirth',
  severity: 'error',
  name: message('checks.deathBeforeBirthName'),
  about: message('checks.deathBeforeBirthAbout'),
  concerns: ({ dates }) => dates.length > 1,
  *find(entry, world) {
    const found = outOfOrder(world, entry, 'birth', 'death');
    if (found) yield { sentence: message('checks.deathBeforeBirth', { title: entry.title }), ...found };
  },
};
