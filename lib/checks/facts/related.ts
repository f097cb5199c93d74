import type { EntryFacts, Place } from './entry-facts.ts';
import { placeOfLabeled, placeOfRelation } from './place-of.ts';
import type { WorldFacts } from './world-facts.ts';

const oneOf = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u');

/** Who has a thing. */
export const HOLDERS = oneOf(
  'currentholder|holder|holders|owner|owners|wielder|wielders|bearer|besitzer|besitzerin|träger|trägerin|propriétaire|porteur|porteuse|dueño|dueña|propietario|portador|portadora|proprietário|dono|dona|proprietaria|portatore|portatrice|detentore|właściciel|właścicielka|posiadacz|所有者|持ち主|使い手|المالك|الحامل|صاحب|صاحبة',
);
/** What an event is a part of. */
export const WARS = oneOf(
  'war|conflict|parentconflict|partof|part of|parent|campaign|krieg|konflikt|teil von|feldzug|guerre|conflit|fait partie de|guerra|conflicto|conflito|parte de|conflitto|parte di|wojna|część|戦争|الحرب|جزء من',
);
/** The realm that a place belongs to. */
export const REALMS = oneOf(
  'rulingorganization|ownerorganization|organization|realm|country|nation|kingdom|empire|state|land|reich|königreich|staat|pays|royaume|país|reino|nación|nação|paese|regno|nazione|impero|kraj|królestwo|państwo|国|王国|所属|الدولة|المملكة|البلد',
);
export const CAPITALS = oneOf('capital|capitals|hauptstadt|capitale|stolica|首都|王都|العاصمة');

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
