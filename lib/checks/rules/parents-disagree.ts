import { message } from '../../i18n/index.ts';
import { parentsOf } from '../facts/family.ts';
import type { Rule } from '../rule.ts';

export const parentsDisagree: Rule = {
  id: 'parentsDisagree',
  severity: 'warning',
  name: message('checks.parentsDisagreeName'),
  about: message('checks.parentsDisagreeAbout'),
  concerns: ({ template }) => template === 'person',
  *find(child, world) {
    const links = parentsOf(world, child);
    const named = links.filter(({ saidBy }) => saidBy === 'child');
    const [one] = named;
    // With one parent named, another may just not be.
    if (!one || new Set(named.map(({ parent }) => parent)).size < 2) return;
    for (const { parent, saidBy, place } of links)
      if (saidBy === 'parent' && !named.some((link) => link.parent === parent))
        yield {
          sentence: message('checks.parentsDisagree', { parent: parent.title, child: child.title }),
          here: one.place,
          there: place,
        };
  },
};
