import { message } from '../../i18n/index.ts';
import { isSameDay } from '../dates/index.ts';
import { isWithin, staysOf } from '../facts/stays.ts';
import type { Rule } from '../rule.ts';

export const twoPlaces: Rule = {
  id: 'twoPlaces',
  severity: 'warning',
  name: message('checks.twoPlacesName'),
  about: message('checks.twoPlacesAbout'),
  concerns: ({ template }) => template !== null,
  *find(entry, world) {
    const stays = staysOf(world, entry);
    for (const [at, one] of stays.entries()) {
      const other = stays
        .slice(at + 1)
        .find(
          ({ where, date }) =>
            isSameDay(date, one.date) &&
            !isWithin(world, where, one.where) &&
            !isWithin(world, one.where, where),
        );
      if (other)
        yield {
          sentence: message('checks.twoPlaces', {
            person: entry.title,
            place: one.where.title,
            other: other.where.title,
          }),
          here: one.place,
          there: other.place,
        };
    }
  },
};
