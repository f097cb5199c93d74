import { message } from '../../i18n/index.ts';
import type { Rule } from '../rule.ts';

export const publicQuotesPrivate: Rule = {
  id: 'publicQuotesPrivate',
  severity: 'warning',
  name: message('checks.publicQuotesPrivateName'),
  about: message('checks.publicQuotesPrivateAbout'),
  concerns: ({ location }, world) => world.quotesIn(location).length > 0,
  *find(entry, world) {
    for (const { here, there } of world.quotesIn(entry.location))
      yield {
        sentence: message('checks.publicQuotesPrivate', { title: entry.title, other: there.title }),
        here,
        there,
      };
  },
};
