import { message } from '../../i18n/index.ts';
import { outOfOrder } from '../facts/out-of-order.ts';
import type { Rule } from '../rule.ts';

export const expiredBeforeWritten: Rule = {
  id: 'expiredBeforeWritten',
  severity: 'error',
  name: message('checks.expiredBeforeWrittenName'),
  about: message('checks.expiredBeforeWrittenAbout'),
  concerns: ({ dates }) => dates.length > 1,
  *find(entry, world) {
    for (const [earlier, later] of [
      ['writing', 'validity'],
      ['writing', 'expiry'],
      ['validity', 'expiry'],
    ] as const) {
      const found = outOfOrder(world, entry, earlier, later);
      if (found) yield { sentence: message('checks.expiredBeforeWritten', { title: entry.title }), ...found };
    }
  },
};
