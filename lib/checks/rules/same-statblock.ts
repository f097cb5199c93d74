import { message } from '../../i18n/index.ts';
import { foldName } from '../facts/fold-name.ts';
import { groupBy } from '../facts/groups.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

/** The first statblock of each name. */
const firstOfName = groupBy(
  (entry) => (entry.ref.kind === 'statblock' ? [[foldName(entry.title), entry] as const] : []),
  ([first]) => first,
);

export const sameStatblock: Rule = {
  id: 'sameStatblock',
  severity: 'note',
  name: message('checks.sameStatblockName'),
  about: message('checks.sameStatblockAbout'),
  concerns: ({ ref }) => ref.kind === 'statblock',
  *find(entry, world) {
    if (foldName(entry.title) === '') return;
    const first = firstOfName(world, foldName(entry.title));
    if (first && first !== entry)
      yield {
        sentence: message('checks.sameStatblock', { title: entry.title }),
        here: placeOf(entry, 'title', entry.title),
        there: placeOf(first, 'title', first.title),
      };
  },
};
