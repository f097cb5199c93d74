import { message } from '../../i18n/index.ts';
import { eachEntry, oncePerWorld } from '../facts/once-per-world.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

/** Articles of a template that make a habit, and the share of them that have the fact. */
const ENOUGH = 40;
const NEARLY_ALL = 0.97;
/** What many rightly lack: a death, an end, a second name; and what isn't a fact. */
const OPTIONAL =
  /^(?:dod|doddisplay|dateofdeath|circumstancesdeath|dissolutiondate|ruined|expirationdate|endingdate|suffix|maidenname|middlename|nickname|honorific|titles|content|seeded|scrapbook|authornotes|credits|footnotes|fullfooter|subheading|excerpt|snippet|icon|pronunciation|side.*|ggm.*|meta.*|usermetadata)$/;

interface Counts {
  all: number;
  /** By lower-case name, how many articles have the field. */
  fields: Map<string, number>;
  names: Map<string, string>;
}

/** For each template, the fields that nearly all articles have. */
const habits = oncePerWorld(function* (world) {
  const byTemplate = new Map<string, Counts>();
  yield* eachEntry(world, ({ template, isRead, fields, longFields, isDraft }) => {
    if (template === null || !isRead || isDraft) return;
    const counts = byTemplate.get(template) ?? { all: 0, fields: new Map(), names: new Map() };
    byTemplate.set(template, counts);
    counts.all++;
    const filled = [...fields].filter(([, { value }]) => value !== '');
    for (const [field, { name }] of filled) counts.names.set(field, name);
    for (const field of [...filled.map(([field]) => field), ...longFields])
      counts.fields.set(field, (counts.fields.get(field) ?? 0) + 1);
  });
  return new Map(Array.from(byTemplate, ([template, counts]) => [template, usualOf(counts)]));
});

function usualOf({ all, fields, names }: Counts): { field: string; name: string }[] {
  if (all < ENOUGH) return [];
  return [...fields]
    .filter(([field, count]) => count < all && count >= all * NEARLY_ALL && !OPTIONAL.test(field))
    .map(([field]) => ({ field, name: names.get(field) ?? field }));
}

export const missingFact: Rule = {
  id: 'missingFact',
  severity: 'note',
  name: message('checks.missingFactName'),
  about: message('checks.missingFactAbout'),
  concerns: ({ template, isRead }) => template !== null && isRead,
  *find(entry, world) {
    if (entry.template === null || entry.isDraft || entry.isWip) return;
    for (const { field, name } of habits(world).get(entry.template) ?? [])
      if ((entry.fields.get(field)?.value ?? '') === '' && !entry.longFields.has(field))
        yield {
          sentence: message('checks.missingFact', { title: entry.title, field: name }),
          here: placeOf(entry, name, ''),
        };
  },
};
