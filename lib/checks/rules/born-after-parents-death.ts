import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore, leastYears } from '../facts/date-order.ts';
import { parentsOf } from '../facts/family.ts';
import type { Rule } from '../rule.ts';

/** A child may be born in the year after its father's death. */
const POSTHUMOUS = 1;

export const bornAfterParentsDeath: Rule = {
  id: 'bornAfterParentsDeath',
  severity: 'error',
  name: message('checks.bornAfterParentsDeathName'),
  about: message('checks.bornAfterParentsDeathAbout'),
  concerns: ({ template, dates }) => template === 'person' && dates.length > 0,
  *find(child, world) {
    const birth = dateOf(child, 'birth');
    if (!birth) return;
    for (const { parent, role } of parentsOf(world, child)) {
      const death = dateOf(parent, 'death');
      if (!death || !isBefore(world, death.date, birth.date)) continue;
      if (role === 'mother' || leastYears(world, death.date, birth.date) > POSTHUMOUS)
        yield {
          sentence: message('checks.bornAfterParentsDeath', { parent: parent.title, child: child.title }),
          here: birth.place,
          there: death.place,
        };
    }
  },
};
