import { message } from '../../i18n/index.ts';
import type { Rule } from '../rule.ts';

export const unclosedMarkup: Rule = {
  id: 'unclosedMarkup',
  severity: 'warning',
  name: message('checks.unclosedMarkupName'),
  about: message('checks.unclosedMarkupAbout'),
  concerns: ({ flaws }) => flaws.length > 0,
  *find({ title, flaws }) {
    const open = flaws.filter(({ kind }) => kind === 'unclosed');
    const [first] = open;
    // One cause: the next tags are often open because this one is.
    const tags = [...new Set(open.map(({ what }) => what))].join(' ');
    if (first) yield { sentence: message('checks.unclosedMarkup', { title, tag: tags }), here: first.place };
  },
};
