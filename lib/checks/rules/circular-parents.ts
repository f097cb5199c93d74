import { message } from '../../i18n/index.ts';
import { circleFrom } from '../facts/circle.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

export const circularParents: Rule = {
  id: 'circularParents',
  severity: 'error',
  name: message('checks.circularParentsName'),
  about: message('checks.circularParentsAbout'),
  concerns: ({ parentId }) => parentId !== null,
  *find(entry, world) {
    const circle = circleFrom(entry, (article) => {
      const parent = world.article(article.parentId);
      return parent ? [{ to: parent, place: placeOf(article, 'articleParent', parent.title) }] : [];
    });
    if (circle) yield { sentence: message('checks.circularParents', { title: entry.title }), ...circle };
  },
};
