import { message } from '../../i18n/index.ts';
import { CAPITALS, REALMS } from '../facts/kin-words.ts';
import { relatedBy } from '../facts/related.ts';
import { isWithin } from '../facts/stays.ts';
import type { Rule } from '../rule.ts';

export const capitalElsewhere: Rule = {
  id: 'capitalElsewhere',
  severity: 'warning',
  name: message('checks.capitalElsewhereName'),
  about: message('checks.capitalElsewhereAbout'),
  concerns: ({ template, relations, labeled }) =>
    template !== 'person' && (relations.length > 0 || labeled.length > 0),
  *find(entry, world) {
    for (const { other: capital, place } of relatedBy(world, entry, CAPITALS)) {
      const realms = relatedBy(world, capital, REALMS).filter(
        ({ other }) => other.template === entry.template,
      );
      const [first] = realms;
      const isOwn = realms.some(
        ({ other }) => isWithin(world, other, entry) || isWithin(world, entry, other),
      );
      if (first && !isOwn)
        yield {
          sentence: message('checks.capitalElsewhere', {
            title: entry.title,
            capital: capital.title,
            other: first.other.title,
          }),
          here: place,
          there: first.place,
        };
    }
  },
};
