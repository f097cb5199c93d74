import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { isBefore } from '../facts/date-order.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { placeOfRelation } from '../facts/place-of.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Place } from '../place.ts';
import type { Found, Rule } from '../rule.ts';

/** Fields of an organization or place that name who leads it. */
const LEADERS = /^(?:leader|leaders|headofstate|headofgovernment|head|ruler|rulers|founder|founders)$/;
/** Fields of a person that name what they belong to. */
const GROUPS = /^(?:organization|organizations|church|memberof)$/;

/** A person who is dead before a group is founded, or born after it is gone. */
function* apart(world: WorldFacts, person: EntryFacts, group: EntryFacts, said: Place): Generator<Found> {
  const [birth, death] = [dateOf(person, 'birth'), dateOf(person, 'death')];
  const [founding, end] = [dateOf(group, 'founding'), dateOf(group, 'dissolution')];
  const sentence = message('checks.memberOutsideLife', { person: person.title, group: group.title });
  const isPersons = said.ref === person.ref;
  const other = (own: Place, its: Place): Found => ({
    sentence,
    here: isPersons ? own : its,
    there: isPersons ? its : own,
  });
  if (death && founding && isBefore(world, death.date, founding.date))
    yield other(death.place, founding.place);
  else if (birth && end && isBefore(world, end.date, birth.date)) yield other(birth.place, end.place);
}

export const memberOutsideLife: Rule = {
  id: 'memberOutsideLife',
  severity: 'error',
  name: message('checks.memberOutsideLifeName'),
  about: message('checks.memberOutsideLifeAbout'),
  concerns: ({ relations }) => relations.length > 0,
  *find(entry, world) {
    const fields = entry.template === 'person' ? GROUPS : LEADERS;
    for (const relation of entry.relations) {
      const other = fields.test(relation.field.toLowerCase()) ? world.article(relation.id) : undefined;
      if (!other || (entry.template === 'person') === (other.template === 'person')) continue;
      const said = placeOfRelation(entry, relation, other);
      yield* entry.template === 'person'
        ? apart(world, entry, other, said)
        : apart(world, other, entry, said);
    }
  },
};
