import { message } from '../../i18n/index.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

export const sameName: Rule = {
  id: 'sameName',
  severity: 'warning',
  name: message('checks.sameNameName'),
  about: message('checks.sameNameAbout'),
  *find(entry, world) {
    const { ref, categoryId, title, location, template } = entry;
    if (ref.kind !== 'article' || categoryId === null || title === '' || ref.id.startsWith('draft:')) return;
    const other = world
      .named(title)
      .find(
        (one) =>
          one.location < location &&
          one.categoryId === categoryId &&
          one.template === template &&
          !one.ref.id.startsWith('draft:'),
      );
    if (other)
      yield {
        sentence: message('checks.sameName', { title }),
        here: placeOf(entry, 'title', title),
        there: placeOf(other, 'title', other.title),
      };
  },
};
