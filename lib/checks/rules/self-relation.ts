import { message } from '../../i18n/index.ts';
import { placeOf, placeOfRelation } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

export const selfRelation: Rule = {
  id: 'selfRelation',
  severity: 'warning',
  name: message('checks.selfRelationName'),
  about: message('checks.selfRelationAbout'),
  concerns: ({ ref, parentId, relations }) =>
    ref.kind === 'category' || parentId !== null || relations.length > 0,
  *find(entry) {
    const sentence = message('checks.selfRelation', { title: entry.title });
    const own = entry.ref.id.toLowerCase();
    if (entry.ref.kind === 'category' && entry.categoryId?.toLowerCase() === own)
      yield { sentence, here: placeOf(entry, 'category', entry.title) };
    if (entry.ref.kind !== 'article') return;
    if (entry.parentId === own) yield { sentence, here: placeOf(entry, 'articleParent', entry.title) };
    for (const relation of entry.relations)
      if (relation.isArticle && relation.id === own)
        yield { sentence, here: placeOfRelation(entry, relation, entry) };
  },
};
