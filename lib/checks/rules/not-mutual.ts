import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { SIBLINGS, SPOUSES } from '../facts/kin-words.ts';
import { type Related, relatedBy } from '../facts/related.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

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
