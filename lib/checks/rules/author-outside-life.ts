import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import { namedIn } from '../facts/events.ts';
import type { Rule } from '../rule.ts';

const AUTHORS = /^(?:author|authors|writer|writers)$/;

export const authorOutsideLife: Rule = {
  id: 'authorOutsideLife',
  severity: 'error',
  name: message('checks.authorOutsideLifeName'),
  about: message('checks.authorOutsideLifeAbout'),
  concerns: ({ dates }) => dates.length > 0,
  *find(entry, world) {
    const writing = dateOf(entry, 'writing');
    if (!writing) return;
    for (const author of namedIn(world, entry, AUTHORS)) {
      if (author.template !== 'person') continue;
      const [birth, death] = [dateOf(author, 'birth'), dateOf(author, 'death')];
      const sentence = message('checks.authorOutsideLife', { title: entry.title, person: author.title });
      if (birth && isBefore(world, writing.date, birth.date))
        yield { sentence, here: writing.place, there: birth.place };
      else if (death && isBefore(world, death.date, writing.date))
        yield { sentence, here: writing.place, there: death.place };
    }
  },
};
