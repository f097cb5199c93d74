// What ends before it begins.
import { type Message, message } from '../../i18n/index.ts';
import { isBefore } from '../facts/date-order.ts';
import { type DateRole, dateOf } from '../facts/entry-facts.ts';
import type { Rule } from '../rule.ts';

/** Finds pairs of dates of an entry that are surely in the wrong order. */
const inOrder = (
  pairs: readonly (readonly [earlier: DateRole, later: DateRole])[],
  sentence: (title: string) => Message,
): Pick<Rule, 'concerns' | 'find'> => ({
  concerns: ({ dates }) => dates.length > 1,
  *find(entry, world) {
    for (const [earlier, later] of pairs) {
      const [first, last] = [dateOf(entry, earlier), dateOf(entry, later)];
      if (first && last && isBefore(world, last.date, first.date))
        yield { sentence: sentence(entry.title), here: last.place, there: first.place };
    }
  },
});

export const deathBeforeBirth: Rule = {
  id: 'deathBeforeBirth',
  severity: 'error',
  name: message('checks.deathBeforeBirthName'),
  about: message('checks.deathBeforeBirthAbout'),
  ...inOrder([['birth', 'death']], (title) => message('checks.deathBeforeBirth', { title })),
};

export const endBeforeStart: Rule = {
  id: 'endBeforeStart',
  severity: 'error',
  name: message('checks.endBeforeStartName'),
  about: message('checks.endBeforeStartAbout'),
  ...inOrder(
    [
      ['start', 'end'],
      ['reignStart', 'reignEnd'],
    ],
    (title) => message('checks.endBeforeStart', { title }),
  ),
};

export const expiredBeforeWritten: Rule = {
  id: 'expiredBeforeWritten',
  severity: 'error',
  name: message('checks.expiredBeforeWrittenName'),
  about: message('checks.expiredBeforeWrittenAbout'),
  ...inOrder(
    [
      ['writing', 'validity'],
      ['writing', 'expiry'],
      ['validity', 'expiry'],
    ],
    (title) => message('checks.expiredBeforeWritten', { title }),
  ),
};

export const goneBeforeFounded: Rule = {
  id: 'goneBeforeFounded',
  severity: 'error',
  name: message('checks.goneBeforeFoundedName'),
  about: message('checks.goneBeforeFoundedAbout'),
  ...inOrder(
    [
      ['founding', 'dissolution'],
      ['construction', 'ruin'],
      ['construction', 'dissolution'],
      ['founding', 'ruin'],
    ],
    (title) => message('checks.goneBeforeFounded', { title }),
  ),
};
