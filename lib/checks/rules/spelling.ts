// Names that a text writes otherwise than the world does.
import { message } from '../../i18n/index.ts';
import type { Rule } from '../rule.ts';

export const nearName: Rule = {
  id: 'nearName',
  severity: 'note',
  name: message('checks.nearNameName'),
  about: message('checks.nearNameAbout'),
  concerns: ({ location }, world) => world.nearNamesIn(location).length > 0,
  *find({ location }, world) {
    for (const { written, name, here, there } of world.nearNamesIn(location))
      yield {
        sentence: message('checks.nearName', { written, name }),
        here,
        there: there ?? undefined,
        fix: { written, name },
      };
  },
};
