import { message } from '../../i18n/index.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

export const emptyPublic: Rule = {
  id: 'emptyPublic',
  severity: 'note',
  name: message('checks.emptyPublicName'),
  about: message('checks.emptyPublicAbout'),
  concerns: ({ isEmpty }) => isEmpty,
  *find(entry) {
    const { ref, isPublic, isRead, isWip, relations, statblockId, title } = entry;
    if (ref.kind !== 'article' || !isPublic || !isRead || isWip) return;
    if (relations.length === 0 && statblockId === null)
      yield { sentence: message('checks.emptyPublic', { title }), here: placeOf(entry, 'content', '') };
  },
};
