import { message } from '../../i18n/index.ts';
import { outOfOrder } from '../facts/out-of-order.ts';
import type { Rule } from '../rule.ts';

export const goneBeforeFounded: Rule = {
  id: 'goneBeforeFounded',
  severity: 'error',
  name: message('checks.goneBeforeFoundedName'),
  about: message('checks.goneBeforeFoundedAbout'),
  concerns: ({ dates }) => dates.length > 1,
  *find(entry, world) {
    for (const [earlier, later] of [
      ['founding', 'dissolution'],
      ['construction', 'ruin'],
      ['founding', 'ruin'],
    ] as const) {
      const found = outOfOrder(world, entry, earlier, later);
      if (found) yield { sentence: message('checks.goneBeforeFounded', { title: entry.title }), ...found };
    }
  },
};
