import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore, mostYears } from '../facts/date-order.ts';
import { parentsOf } from '../facts/family.ts';
import type { Rule } from '../rule.ts';

/** Whoever is surely younger is no parent. Some peoples grow up fast. */
const YOUNGEST = 10;

export const parentTooYoung: Rule = {
  id: 'parentTooYoung',
  severity: 'warning',
  name: message('checks.parentTooYoungName'),
  about: message('checks.parentTooYoungAbout'),
  concerns: ({ template, dates }) => template === 'person' && dates.length > 0,
  *find(child, world) {
    const birth = dateOf(child, 'birth');
    if (!birth) return;
    for (const { parent } of parentsOf(world, child)) {
      const before = dateOf(parent, 'birth');
      // Born in one year: nobody can tell who is older.
      if (!before || isBefore(world, birth.date, before.date)) continue;
      const age = mostYears(world, before.date, birth.date);
      if (age < YOUNGEST)
        yield {
          sentence: message('checks.parentTooYoung', { parent: parent.title, child: child.title, age }),
          here: birth.place,
          there: before.place,
        };
    }
  },
};
