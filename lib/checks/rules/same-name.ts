import { message } from '../../i18n/index.ts';
import { sharingTitle } from '../facts/names.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

export const sameName: Rule = {
  id: 'sameName',
  severity: 'warning',
  name: message('checks.sameNameName'),
  about: message('checks.sameNameAbout'),
  concerns: ({ ref }) => ref.kind === 'article',
  *find(entry, world) {
    const { ref, categoryId, title, location, template } = entry;
    if (categoryId === null || title === '' || ref.id.startsWith('draft:')) return;
    const other = sharingTitle(world, entry).find(
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
