import { message } from '../../i18n/index.ts';
import { TEMPLATE_CODES } from '../../model/index.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

/** Prefixes of mentions whose targets a copy holds. */
const HELD: ReadonlySet<string> = new Set([...TEMPLATE_CODES.map((code) => code.toLowerCase()), 'category']);

export const linkToMissing: Rule = {
  id: 'linkToMissing',
  severity: 'warning',
  name: message('checks.linkToMissingName'),
  about: message('checks.linkToMissingAbout'),
  // What isn't here may just not have been read.
  concerns: (_, { isComplete }) => isComplete,
  *find(entry, world) {
    const missing = new Set<string>();
    for (const { label, template, id, field, range } of world.leads(entry).nowhere) {
      if (!HELD.has(template) || missing.has(id) || !world.isMissing(id)) continue;
      missing.add(id);
      yield {
        sentence: message('checks.linkToMissing', { title: entry.title, label }),
        here: placeOf(entry, field, label, range),
      };
    }
    for (const { id, isArticle, title, field } of entry.relations) {
      if (!isArticle || missing.has(id) || !world.isMissing(id)) continue;
      missing.add(id);
      yield {
        sentence: message('checks.linkToMissing', { title: entry.title, label: title }),
        here: placeOf(entry, field, title),
      };
    }
  },
};
