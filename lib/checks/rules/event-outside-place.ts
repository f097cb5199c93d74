import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import { eventOf } from '../facts/events.ts';
import type { Rule } from '../rule.ts';

/** Of these, a place is the whole. A landmark may be older than what is built on it. */
const BUILT: ReadonlySet<string> = new Set(['settlement', 'location', 'landmark', 'organization']);
/** What happens in ruins happens after the ruin. */
const RUINS = /ruin|excavat|ausgrab|fouill|rubble|遺跡|أطلال/i;

export const eventOutsidePlace: Rule = {
  id: 'eventOutsidePlace',
  severity: 'warning',
  name: message('checks.eventOutsidePlaceName'),
  about: message('checks.eventOutsidePlaceAbout'),
  concerns: ({ dates, template }) => dates.length > 0 && !BUILT.has(template ?? ''),
  *find(entry, world) {
    const event = eventOf(world, entry);
    if (!event?.where || !BUILT.has(event.where.template ?? '')) return;
    const { where, start, end } = event;
    const sentence = message('checks.eventOutsidePlace', { title: entry.title, place: where.title });
    const begins = dateOf(where, 'founding') ?? dateOf(where, 'construction');
    const ends = dateOf(where, 'ruin') ?? dateOf(where, 'dissolution');
    if (begins && isBefore(world, end.date, begins.date))
      yield { sentence, here: end.place, there: begins.place };
    else if (ends && isBefore(world, ends.date, start.date) && !RUINS.test(`${entry.title} ${where.title}`))
      yield { sentence, here: start.place, there: ends.place };
  },
};
