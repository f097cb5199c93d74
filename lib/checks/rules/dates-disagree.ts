import { message } from '../../i18n/index.ts';
import { isBefore } from '../facts/date-order.ts';
import type { DateRole } from '../facts/entry-facts.ts';
import type { Rule } from '../rule.ts';

/** Of these, an entry has one. It may be built, ruined or ruled several times. */
const ONCE: readonly DateRole[] = ['birth', 'death', 'founding', 'dissolution', 'writing'];

export const datesDisagree: Rule = {
  id: 'datesDisagree',
  severity: 'warning',
  name: message('checks.datesDisagreeName'),
  about: message('checks.datesDisagreeAbout'),
  concerns: ({ dates }) => dates.length > 1,
  *find({ title, dates }, world) {
    for (const role of ONCE) {
      const [first, ...others] = dates.filter((one) => one.role === role);
      const other = others.find(
        ({ date }) => first && (isBefore(world, date, first.date) || isBefore(world, first.date, date)),
      );
      if (first && other)
        yield { sentence: message('checks.datesDisagree', { title }), here: first.place, there: other.place };
    }
  },
};
