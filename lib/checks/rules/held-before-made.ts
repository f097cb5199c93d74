import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import { HOLDERS } from '../facts/kin-words.ts';
import { relatedBy } from '../facts/related.ts';
import type { Rule } from '../rule.ts';

export const heldBeforeMade: Rule = {
  id: 'heldBeforeMade',
  severity: 'warning',
  name: message('checks.heldBeforeMadeName'),
  about: message('checks.heldBeforeMadeAbout'),
  concerns: ({ template, dates }) => template !== 'person' && dates.length > 0,
  *find(entry, world) {
    const made = dateOf(entry, 'made') ?? dateOf(entry, 'construction');
    if (!made) return;
    for (const { other } of relatedBy(world, entry, HOLDERS)) {
      const death = other.template === 'person' ? dateOf(other, 'death') : undefined;
      if (death && isBefore(world, death.date, made.date))
        yield {
          sentence: message('checks.heldBeforeMade', { title: entry.title, person: other.title }),
          here: made.place,
          there: death.place,
        };
    }
  },
};
