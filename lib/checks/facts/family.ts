import type { EntryFacts, Place } from './entry-facts.ts';
import { isAdopted } from './explained.ts';
import { groupBy } from './groups.ts';
import { placeOfLabeled, placeOfRelation } from './place-of.ts';
import type { WorldFacts } from './world-facts.ts';

export type ParentRole = 'mother' | 'father' | 'parent';

/** That somebody is a parent of somebody else, and where it is written. */
export interface ParentLink {
  parent: EntryFacts;
  child: EntryFacts;
  role: ParentRole;
  saidBy: 'parent' | 'child';
  place: Place;
}

/** What a field, a row or a kind of relationship makes the named person. */
type Kin = ParentRole | 'child';

const KIN: ReadonlyMap<string, Kin> = new Map([
  ...['mother', 'biological mother', 'mutter', 'mère', 'madre', 'mãe', 'matka'].map(
    (word) => [word, 'mother'] as const,
  ),
  ...['father', 'biological father', 'vater', 'père', 'padre', 'pai', 'ojciec'].map(
    (word) => [word, 'father'] as const,
  ),
  ...[
    'parent',
    'parents',
    'biological parent',
    'biological parents',
    'biologicalparents',
    'eltern',
    'genitori',
  ].map((word) => [word, 'parent'] as const),
  ...[
    'child',
    'children',
    'son',
    'daughter',
    'sons',
    'daughters',
    'offspring',
    'biologicalchildren',
    'kinder',
    'figli',
  ].map((word) => [word, 'child'] as const),
]);
/** “Mother (vital)”: the word before the parenthesis. */
const QUALIFIED = /\s*\([^)]*\)$/;
const kinOf = (word: string): Kin | undefined => KIN.get(word.toLowerCase().replace(QUALIFIED, ''));

function* linksOf(world: WorldFacts, entry: EntryFacts): Generator<ParentLink> {
  const link = (kin: Kin, id: string, place: Place): ParentLink[] => {
    const other = world.article(id);
    if (!other || other === entry || other.template !== 'person') return [];
    return kin === 'child'
      ? [{ parent: entry, child: other, role: 'parent', saidBy: 'parent', place }]
      : [{ parent: other, child: entry, role: kin, saidBy: 'child', place }];
  };
  for (const relation of entry.relations) {
    const kin = kinOf(relation.field) ?? (relation.type === null ? undefined : kinOf(relation.type));
    if (kin)
      yield* link(kin, relation.id, placeOfRelation(entry, relation, world.article(relation.id) ?? null));
  }
  for (const fact of entry.labeled) {
    const kin = isAdopted(fact.sentence ?? fact.value) ? undefined : kinOf(fact.label);
    if (kin) for (const id of fact.ids) yield* link(kin, id, placeOfLabeled(entry, fact));
  }
}

const family = groupBy(
  function* (entry, world) {
    if (entry.template !== 'person') return;
    for (const link of linksOf(world, entry)) yield [link.child.ref.id, link] as const;
  },
  (links) => {
    const once: ParentLink[] = [];
    for (const link of links) {
      // What both say counts once; who is the mother is said by the child.
      const same = once.findIndex(({ parent, saidBy }) => parent === link.parent && saidBy === link.saidBy);
      if (same < 0) once.push(link);
      else if (link.role !== 'parent') once[same] = link;
    }
    return once;
  },
);

/** Who a person's parents are, by what they and their parents say. */
export const parentsOf = (world: WorldFacts, child: EntryFacts): readonly ParentLink[] =>
  family(world, child.ref.id);
