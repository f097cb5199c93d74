import type { Place } from '../place.ts';
import type { EntryFacts } from './entry-facts.ts';
import { placeOfLabeled, placeOfRelation } from './place-of.ts';
import type { WorldFacts } from './world-facts.ts';

/** Another article that an entry names in a field, a row or a line, and where. */
export interface Related {
  other: EntryFacts;
  place: Place;
}

/** “Wife (first)”: the word before the parenthesis. */
const QUALIFIED = /\s*\([^)]*\)$/;

/** The articles that an entry names under one of some words: a field, a kind of relationship, or a label. */
export function relatedBy(world: WorldFacts, entry: EntryFacts, words: RegExp): Related[] {
  const found = new Map<EntryFacts, Place>();
  for (const relation of entry.relations) {
    const { field, type, id } = relation;
    const said = type === null ? field.toLowerCase() : type.replace(QUALIFIED, '');
    if (!words.test(said) && !words.test(field.toLowerCase())) continue;
    const other = world.article(id);
    if (other && !found.has(other)) found.set(other, placeOfRelation(entry, relation, other));
  }
  for (const fact of entry.labeled)
    if (words.test(fact.label))
      for (const id of fact.ids) {
        const other = world.article(id);
        if (other && !found.has(other)) found.set(other, placeOfLabeled(entry, fact));
      }
  found.delete(entry);
  return Array.from(found, ([other, place]) => ({ other, place }));
}

/** What an entry says under one of some names: fields first, then rows and lines. */
export function valuesOf(
  entry: EntryFacts,
  names: RegExp,
): { value: string; place: () => Place; isField: boolean }[] {
  const fields = [...entry.fields.entries()].filter(([name, { value }]) => value !== '' && names.test(name));
  return [
    ...fields.map(([, { name, value }]) => ({
      value,
      place: () => placeOfLabeled(entry, { written: name, value, field: name, range: [0, value.length] }),
      isField: true,
    })),
    ...entry.labeled
      .filter(({ label }) => names.test(label))
      .map((fact) => ({ value: fact.value, place: () => placeOfLabeled(entry, fact), isField: false })),
  ];
}
