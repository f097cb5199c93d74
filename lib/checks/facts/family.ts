import type { EntryFacts, Place } from './entry-facts.ts';
import { isAdopted } from './explained.ts';
import { groupBy } from './groups.ts';
import { type Kin, kinOf, type ParentRole } from './kin-words.ts';
import { placeOfLabeled, placeOfRelation } from './place-of.ts';
import type { WorldFacts } from './world-facts.ts';

/** That somebody is a parent of somebody else, and where it is written. */
export interface ParentLink {
  parent: EntryFacts;
  child: EntryFacts;
  role: ParentRole;
  saidBy: 'parent' | 'child';
  place: Place;
}

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
