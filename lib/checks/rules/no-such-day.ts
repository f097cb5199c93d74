import { message } from '../../i18n/index.ts';
import { daysOfNamedMonth } from '../dates/index.ts';
import type { Rule } from '../rule.ts';

export const noSuchDay: Rule = {
  id: 'noSuchDay',
  severity: 'warning',
  name: message('checks.noSuchDayName'),
  about: message('checks.noSuchDayAbout'),
  concerns: ({ dates }) => dates.length > 0,
  *find({ title, dates }) {
    for (const { date, place } of dates) {
      const day = date.day?.day ?? 0;
      // A world's own second month may have 31 days; February hasn't.
      const days = day > 28 ? daysOfNamedMonth(place.quote) : null;
      if (days !== null && day > days)
        yield { sentence: message('checks.noSuchDay', { title, day }), here: place };
    }
  },
};
