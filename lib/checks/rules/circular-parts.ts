import { message } from '../../i18n/index.ts';
import { circleFrom } from '../facts/circle.ts';
import { placeOfRelation } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

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
