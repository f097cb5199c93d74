import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { placeOf, placeOfLabeled, placeOfRelation } from '../facts/place-of.ts';
import type { Place } from '../place.ts';
import type { Rule } from '../rule.ts';

const RUIN = /^(?:ruins?|ruined|destroyed|abandoned|ruined (?:city|town|settlement|castle|fortress))$/i;
const STATE = new Set(['status', 'state', 'condition', 'type']);

/** Where an article says that it is a ruin. */
function ruinOf(entry: EntryFacts): Place | null {
  const date = dateOf(entry, 'ruin');
  if (date) return date.place;
  const field = entry.fields.get('ruined');
  if (field && field.value !== '') return placeOf(entry, field.name, field.value);
  const row = entry.labeled.find(({ label, value }) => STATE.has(label) && RUIN.test(value));
  if (row) return placeOfLabeled(entry, row);
  const type = entry.relations.find((one) => one.field.toLowerCase() === 'type' && RUIN.test(one.title));
  if (type) return placeOfRelation(entry, type, null);
  const tag = entry.tags.find((one) => RUIN.test(one));
  return tag ? placeOf(entry, 'tags', tag) : null;
}

export const capitalIsRuin: Rule = {
  id: 'capitalIsRuin',
  severity: 'warning',
  name: message('checks.capitalIsRuinName'),
  about: message('checks.capitalIsRuinAbout'),
  concerns: ({ relations, labeled }) => relations.length > 0 || labeled.length > 0,
  *find(entry, world) {
    // What is gone may have had its capital before.
    if (dateOf(entry, 'dissolution') || entry.template === 'person') return;
    const relations = entry.relations.filter(({ field }) => field.toLowerCase() === 'capital');
    const rows = entry.labeled.filter(({ label, ids }) => label === 'capital' && ids.length === 1);
    const said = [
      ...relations.map((one) => ({
        capital: world.article(one.id),
        here: placeOfRelation(entry, one, null),
      })),
      ...rows.map((one) => ({
        capital: world.article(one.ids[0] ?? null),
        here: placeOfLabeled(entry, one),
      })),
    ];
    for (const { capital, here } of said) {
      const there = capital && ruinOf(capital);
      if (capital && there)
        yield {
          sentence: message('checks.capitalIsRuin', { title: entry.title, capital: capital.title }),
          here,
          there,
        };
    }
  },
};
