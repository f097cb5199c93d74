import { message } from '../../i18n/index.ts';
import type { Rule } from '../rule.ts';

export const leftoverText: Rule = {
  id: 'leftoverText',
  severity: 'note',
  name: message('checks.leftoverTextName'),
  about: message('checks.leftoverTextAbout'),
  concerns: ({ flaws }) => flaws.length > 0,
  *find({ title, flaws, isDraft, isWip }) {
    // In what isn't finished, it has its place.
    if (isDraft || isWip) return;
    for (const { kind, what, place } of flaws)
      if (kind === 'placeholder')
        yield { sentence: message('checks.leftoverText', { title, text: what }), here: place };
  },
};
