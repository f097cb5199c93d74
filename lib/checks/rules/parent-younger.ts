import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import { parentsOf } from '../facts/family.ts';
import type { Rule } from '../rule.ts';

export const parentYounger: Rule = {
  id: 'parentYounger',
  severity: 'error',
  name: message('checks.parentYoungerName'),
  about: message('checks.parentYoungerAbout'),
  concerns: ({ template, dates }) => template === 'person' && dates.length > 0,
  *find(child, world) {
    const birth = dateOf(child, 'birth');
    if (!birth) return;
    for (const { parent } of parentsOf(world, child)) {
      const before = dateOf(parent, 'birth');
      if (before && isBefore(world, birth.date, before.date))
        yield {
          sentence: message('checks.parentYounger', { parent: parent.title, child: child.title }),
          here: birth.place,
          there: before.place,
        };
    }
  },
};
