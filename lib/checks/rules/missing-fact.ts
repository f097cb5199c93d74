import { message } from '../../i18n/index.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { groupBy } from '../facts/groups.ts';
import { placeOf } from '../facts/place-of.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

/** Articles of a template that make a habit, and the share of them that have the fact. */
const ENOUGH = 40;
const NEARLY_ALL = 0.97;
/** What many rightly lack: a death, an end, a second name; and what isn't a fact. */
const OPTIONAL =
  /^(?:dod|doddisplay|dateofdeath|circumstancesdeath|dissolutiondate|ruined|expirationdate|endingdate|suffix|maidenname|middlename|nickname|honorific|titles|content|seeded|scrapbook|authornotes|credits|footnotes|fullfooter|subheading|excerpt|snippet|icon|pronunciation|side.*|ggm.*|meta.*|usermetadata)$/;

/** Separates fields, and a field's lower-case name from its own. */
const [BREAK, WITH] = ['\n', '\t'];

/** The fields that an article has, as one text. */
const fieldsOf = ({ fields, longFields }: EntryFacts): string =>
  [
    ...[...fields]
      .filter(([, { value }]) => value !== '')
      .map(([field, { name }]) => `${field}${WITH}${name}`),
    ...[...longFields].map((field) => `${field}${WITH}`),
  ].join(BREAK);

/** For each template, the fields that nearly all articles have. */
const habits = groupBy(
  (entry) => {
    const { template, isRead, isDraft } = entry;
    return template === null || !isRead || isDraft ? [] : [[template, fieldsOf(entry)] as const];
  },
  (all) => {
    if (all.length < ENOUGH) return '';
    const [alike, counts, names] = [
      new Map<string, number>(),
      new Map<string, number>(),
      new Map<string, string>(),
    ];
    for (const fields of all) alike.set(fields, (alike.get(fields) ?? 0) + 1);
    for (const [fields, count] of alike)
      for (const one of fields.split(BREAK)) {
        const [field = '', name = ''] = one.split(WITH);
        counts.set(field, (counts.get(field) ?? 0) + count);
        if (name !== '') names.set(field, name);
      }
    return [...counts]
      .filter(
        ([field, count]) =>
          field !== '' && count < all.length && count >= all.length * NEARLY_ALL && !OPTIONAL.test(field),
      )
      .map(([field]) => `${field}${WITH}${names.get(field) ?? field}`)
      .sort()
      .join(BREAK);
  },
);

/** The same, as a list. */
const habitsOf = (world: WorldFacts, template: string): { field: string; name: string }[] =>
  habits(world, template)
    .split(BREAK)
    .filter((one) => one !== '')
    .map((one) => {
      const [field = '', name = ''] = one.split(WITH);
      return { field, name };
    });

export const missingFact: Rule = {
  id: 'missingFact',
  severity: 'note',
  name: message('checks.missingFactName'),
  about: message('checks.missingFactAbout'),
  concerns: ({ template, isRead }) => template !== null && isRead,
  *find(entry, world) {
    if (entry.template === null || entry.isDraft || entry.isWip) return;
    for (const { field, name } of habitsOf(world, entry.template))
      if ((entry.fields.get(field)?.value ?? '') === '' && !entry.longFields.has(field))
        yield {
          sentence: message('checks.missingFact', { title: entry.title, field: name }),
          here: placeOf(entry, name, ''),
        };
  },
};
