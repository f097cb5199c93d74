import { message } from '../../i18n/index.ts';
import { outOfOrder } from '../facts/out-of-order.ts';
import type { Rule } from '../rule.ts';

export const endBeforeStart: Rule = {
  id: 'endBeforeStart',
  severity: 'error',
  name: message('checks.endBeforeStartName'),
  about: message('checks.endBeforeStartAbout'),
  concerns: ({ dates }) => dates.length > 1,
  *find(entry, world) {
    for (const [earlier, later] of [
      ['start', 'end'],
      ['reignStart', 'reignEnd'],
    ] as const) {
      const found = outOfOrder(world, entry, earlier, later);
      if (found) yield { sentence: message('checks.endBeforeStart', { title: entry.title }), ...found };
    }
  },
};
