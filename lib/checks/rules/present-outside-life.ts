import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import { eventOf } from '../facts/events.ts';
import type { Rule } from '../rule.ts';

export const presentOutsideLife: Rule = {
  id: 'presentOutsideLife',
  severity: 'warning',
  name: message('checks.presentOutsideLifeName'),
  about: message('checks.presentOutsideLifeAbout'),
  concerns: ({ dates }) => dates.length > 0,
  *find(entry, world) {
    const event = eventOf(world, entry);
    for (const { person } of event?.present ?? []) {
      const [birth, death] = [dateOf(person, 'birth'), dateOf(person, 'death')];
      const sentence = message('checks.presentOutsideLife', { title: entry.title, person: person.title });
      if (event && birth && isBefore(world, event.end.date, birth.date))
        yield { sentence, here: event.end.place, there: birth.place };
      else if (event && death && isBefore(world, death.date, event.start.date))
        yield { sentence, here: event.start.place, there: death.place };
    }
  },
};
