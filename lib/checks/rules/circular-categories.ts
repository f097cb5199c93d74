import { message } from '../../i18n/index.ts';
import { circleFrom } from '../facts/circle.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

export const circularCategories: Rule = {
  id: 'circularCategories',
  severity: 'error',
  name: message('checks.circularCategoriesName'),
  about: message('checks.circularCategoriesAbout'),
  concerns: ({ ref }) => ref.kind === 'category',
  *find(entry, world) {
    const circle = circleFrom(entry, (category) => {
      const parent = category.categoryId === null ? undefined : world.find('category', category.categoryId);
      return parent ? [{ to: parent, place: placeOf(category, 'category', parent.title) }] : [];
    });
    if (circle) yield { sentence: message('checks.circularCategories', { title: entry.title }), ...circle };
  },
};
