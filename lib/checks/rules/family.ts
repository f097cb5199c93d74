// Parents, children and spouses against their dates and against each other.
import { message } from '../../i18n/index.ts';
import { isBefore, leastYears, mostYears } from '../facts/date-order.ts';
import { dateOf, type EntryFacts } from '../facts/entry-facts.ts';
import { parentsOf } from '../facts/family.ts';
import { SIBLINGS, SPOUSES } from '../facts/kin-words.ts';
import { type Related, relatedBy } from '../facts/related.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

export const parentYounger: Rule = {
  id: 'parentYounger',
  severity: 'error',
  name: message('checks.parentYoungerName'),
  about: message('checks.parentYoungerAbout'),
  concerns: ({ template, dates }) => template === 'person' && dates.length > 0,
  *find(child, world) {
    const birth = dateOf(child, 'birth');
    if (!birth) return;
    for (const { parent } of parentsOf(world, child)) {
      const before = dateOf(parent, 'birth');
      if (before && isBefore(world, birth.date, before.date))
        yield {
          sentence: message('checks.parentYounger', { parent: parent.title, child: child.title }),
          here: birth.place,
          there: before.place,
        };
    }
  },
};

/** Whoever is surely younger is no parent. Some peoples grow up fast. */
const YOUNGEST = 10;

export const parentTooYoung: Rule = {
  id: 'parentTooYoung',
  severity: 'warning',
  name: message('checks.parentTooYoungName'),
  about: message('checks.parentTooYoungAbout'),
  concerns: ({ template, dates }) => template === 'person' && dates.length > 0,
  *find(child, world) {
    const birth = dateOf(child, 'birth');
    if (!birth) return;
    for (const { parent } of parentsOf(world, child)) {
      const before = dateOf(parent, 'birth');
      // Born in one year: nobody can tell who is older.
      if (!before || isBefore(world, birth.date, before.date)) continue;
      const age = mostYears(world, before.date, birth.date);
      if (age < YOUNGEST)
        yield {
          sentence: message('checks.parentTooYoung', { parent: parent.title, child: child.title, age }),
          here: birth.place,
          there: before.place,
        };
    }
  },
};

/** A child may be born in the year after its father's death. */
const POSTHUMOUS = 1;

export const bornAfterParentsDeath: Rule = {
  id: 'bornAfterParentsDeath',
  severity: 'error',
  name: message('checks.bornAfterParentsDeathName'),
  about: message('checks.bornAfterParentsDeathAbout'),
  concerns: ({ template, dates }) => template === 'person' && dates.length > 0,
  *find(child, world) {
    const birth = dateOf(child, 'birth');
    if (!birth) return;
    for (const { parent, role } of parentsOf(world, child)) {
      const death = dateOf(parent, 'death');
      if (!death || !isBefore(world, death.date, birth.date)) continue;
      if (role === 'mother' || leastYears(world, death.date, birth.date) > POSTHUMOUS)
        yield {
          sentence: message('checks.bornAfterParentsDeath', { parent: parent.title, child: child.title }),
          here: birth.place,
          there: death.place,
        };
    }
  },
};

export const parentsDisagree: Rule = {
  id: 'parentsDisagree',
  severity: 'warning',
  name: message('checks.parentsDisagreeName'),
  about: message('checks.parentsDisagreeAbout'),
  concerns: ({ template }) => template === 'person',
  *find(child, world) {
    const links = parentsOf(world, child);
    const named = links.filter(({ saidBy }) => saidBy === 'child');
    const [one] = named;
    // With one parent named, another may just not be.
    if (!one || new Set(named.map(({ parent }) => parent)).size < 2) return;
    for (const { parent, saidBy, place } of links)
      if (saidBy === 'parent' && !named.some((link) => link.parent === parent))
        yield {
          sentence: message('checks.parentsDisagree', { parent: parent.title, child: child.title }),
          here: one.place,
          there: place,
        };
  },
};

/** Relatives that aren't so in full, or no longer. */
const PARTLY =
  /\b(?:half|step|foster|adopt|sworn|former|ex|late|first|second|third|divorc|widow|annull|sp[aä]t|halb|stief|demi|ex-)/iu;

const personsOf = (world: WorldFacts, entry: EntryFacts, words: RegExp): Related[] =>
  relatedBy(world, entry, words).filter(
    ({ other, place }) => other.template === 'person' && !PARTLY.test(place.quote),
  );

/** Whether the second person may have married again after the first one's death, or before. */
function mayRemarry(
  world: WorldFacts,
  one: EntryFacts,
  other: EntryFacts,
  others: readonly Related[],
): boolean {
  const end = dateOf(other, 'death');
  return [one, ...others.map((related) => related.other)].some((spouse) => {
    const death = dateOf(spouse, 'death');
    return death !== undefined && !(end && isBefore(world, end.date, death.date));
  });
}

export const notMutual: Rule = {
  id: 'notMutual',
  severity: 'warning',
  name: message('checks.notMutualName'),
  about: message('checks.notMutualAbout'),
  concerns: ({ template, relations, labeled }) =>
    template === 'person' && (relations.length > 0 || labeled.length > 0),
  *find(entry, world) {
    for (const words of [SPOUSES, SIBLINGS])
      for (const { other, place } of personsOf(world, entry, words)) {
        const back = personsOf(world, other, words);
        const [first] = back;
        // Who names nobody just isn't finished.
        if (!first || back.some((one) => one.other === entry)) continue;
        if (words === SPOUSES && mayRemarry(world, entry, other, back)) continue;
        yield {
          sentence: message('checks.notMutual', { title: entry.title, other: other.title }),
          here: place,
          there: first.place,
        };
      }
  },
};
