// Entries that are above themselves: in their family, as parts, by parent article or category.
import { message } from '../../i18n/index.ts';
import type { EntryFacts, Place } from '../facts/entry-facts.ts';
import { parentsOf } from '../facts/family.ts';
import { placeOf, placeOfRelation } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

/** A step to another entry, and where it is written. */
interface Step {
  to: EntryFacts;
  place: Place;
}

/** More than any honest line of ancestors or categories. */
const LONGEST = 1_000;

/** The shortest way from an entry back to itself. Null without one, or if an entry of a lower location is on it. */
function circleFrom(
  entry: EntryFacts,
  steps: (from: EntryFacts) => readonly Step[],
): { here: Place; there: Place | undefined } | null {
  const first = steps(entry).filter(({ to }) => to !== entry);
  if (first.length === 0) return null;
  const seen = new Map<EntryFacts, { first: Step; lowest: number }>();
  const queue: EntryFacts[] = [];
  for (const step of first)
    if (!seen.has(step.to)) {
      seen.set(step.to, { first: step, lowest: step.to.location });
      queue.push(step.to);
    }
  for (let at = 0; at < queue.length && at < LONGEST; at++) {
    const from = queue[at];
    const way = from && seen.get(from);
    if (!from || !way) break;
    for (const step of steps(from)) {
      if (step.to === entry) {
        const isFirst = entry.location < way.lowest;
        return isFirst ? { here: way.first.place, there: step.place } : null;
      }
      if (seen.has(step.to)) continue;
      seen.set(step.to, { first: way.first, lowest: Math.min(way.lowest, step.to.location) });
      queue.push(step.to);
    }
  }
  return null;
}

export const circularCategories: Rule = {
  id: 'circularCategories',
  severity: 'error',
  name: message('checks.circularCategoriesName'),
  about: message('checks.circularCategoriesAbout'),
  concerns: ({ ref }) => ref.kind === 'category',
  *find(entry, world) {
    const circle = circleFrom(entry, (category) => {
      const parent = category.categoryId === null ? undefined : world.find('category', category.categoryId);
      return parent ? [{ to: parent, place: placeOf(category, 'category', parent.title) }] : [];
    });
    if (circle) yield { sentence: message('checks.circularCategories', { title: entry.title }), ...circle };
  },
};

export const circularParents: Rule = {
  id: 'circularParents',
  severity: 'error',
  name: message('checks.circularParentsName'),
  about: message('checks.circularParentsAbout'),
  concerns: ({ parentId }) => parentId !== null,
  *find(entry, world) {
    const circle = circleFrom(entry, (article) => {
      const parent = world.article(article.parentId);
      return parent ? [{ to: parent, place: placeOf(article, 'articleParent', parent.title) }] : [];
    });
    if (circle) yield { sentence: message('checks.circularParents', { title: entry.title }), ...circle };
  },
};

/** The field of what an organization, a place or a species is part of. A person's parents are family. */
const PART_OF = /^(?:parent|parents|parentorganization|parentlocation)$/;

export const circularParts: Rule = {
  id: 'circularParts',
  severity: 'error',
  name: message('checks.circularPartsName'),
  about: message('checks.circularPartsAbout'),
  concerns: ({ template, relations }) => template !== 'person' && relations.length > 0,
  *find(entry, world) {
    const circle = circleFrom(entry, (part) =>
      part.relations
        .filter(({ field }) => PART_OF.test(field.toLowerCase()))
        .flatMap((relation) => {
          const whole = world.article(relation.id);
          return whole && whole.template !== 'person'
            ? [{ to: whole, place: placeOfRelation(part, relation, whole) }]
            : [];
        }),
    );
    if (circle) yield { sentence: message('checks.circularParts', { title: entry.title }), ...circle };
  },
};

export const ownAncestor: Rule = {
  id: 'ownAncestor',
  severity: 'error',
  name: message('checks.ownAncestorName'),
  about: message('checks.ownAncestorAbout'),
  concerns: ({ template }) => template === 'person',
  *find(entry, world) {
    const circle = circleFrom(entry, (person) =>
      parentsOf(world, person).map(({ parent, place }) => ({ to: parent, place })),
    );
    if (circle) yield { sentence: message('checks.ownAncestor', { title: entry.title }), ...circle };
  },
};

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
