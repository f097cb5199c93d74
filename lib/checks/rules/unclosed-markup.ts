import { message } from '../../i18n/index.ts';
import type { Rule } from '../rule.ts';

export const unclosedMarkup: Rule = {
  id: 'unclosedMarkup',
  severity: 'warning',
  name: message('checks.unclosedMarkupName'),
  about: message('checks.unclosedMarkupAbout'),
  concerns: ({ flaws }) => flaws.length > 0,
  *find({ title, flaws }) {
    for (const { kind, what, place } of flaws)
      if (kind === 'unclosed')
        yield { sentence: message('checks.unclosedMarkup', { title, tag: what }), here: place };
  },
};
