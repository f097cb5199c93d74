import { message } from '../../i18n/index.ts';
import { circleFrom } from '../facts/circle.ts';
import { parentsOf } from '../facts/family.ts';
import type { Rule } from '../rule.ts';

export const ownAncestor: Rule = {
  id: 'ownAncestor',
  severity: 'error',
  name: message('checks.ownAncestorName'),
  about: message('checks.ownAncestorAbout'),
  concerns: ({ template }) => template === 'person',
  *find(entry, world) {
    const circle = circleFrom(entry, (person) =>
      parentsOf(world, person).map(({ parent, place }) => ({ to: parent, place })),
    );
    if (circle) yield { sentence: message('checks.ownAncestor', { title: entry.title }), ...circle };
  },
};
