import { message } from '../../i18n/index.ts';
import { parentsOf } from '../facts/family.ts';
import { dateOf } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

export const parentYounger: Rule = {
  id: 'parentYounger',
  severity: 'error',
  name: message('checks.parentYoungerName'),
  about: message('checks.parentYoungerAbout'),
  *find(child, world) {
    const birth = dateOf(child, 'birth');
    if (!birth) return;
    for (const { parent } of parentsOf(world, child)) {
      const before = dateOf(parent, 'birth');
      if (before && world.isBefore(birth.date, before.date))
        yield {
          sentence: message('checks.parentYounger', { parent: parent.title, child: child.title }),
          here: birth.place,
          there: before.place,
        };
    }
  },
};
