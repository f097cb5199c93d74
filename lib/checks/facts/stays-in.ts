import { type KnownEras, readDate } from '../dates/index.ts';
import type { Range } from '../place.ts';
import type { StayFact } from './entry-facts.ts';
import { type Placed, placeOf } from './place-of.ts';
import { plainValue } from './plain-value.ts';

const PERSON = String.raw`@\[[^\]\n]{1,100}\]\(person:([\w-]{1,64})\)`;
const WHERE = String.raw`@\[[^\]\n]{1,100}\]\((?:settlement|location|landmark|building):([\w-]{1,64})\)`;
const WAS = `(?:was|stood|stayed|slept|spoke|fought|married|dined|died|wed|preached|dueled|duelled)(?: [a-z]+){0,2}`;
const DAY = String.raw`(?:the )?([^@[\]().;:\n]{4,40}?)`;

/** Only plain sentences with one person, one place and one day between them. Linear: every repetition is bounded. */
const SENTENCES: readonly (readonly [
  pattern: RegExp,
  order: readonly [day: number, person: number, where: number],
])[] = [
  [new RegExp(String.raw`\b[Oo]n ${DAY},? ${PERSON} ${WAS} (?:in|at) ${WHERE}`, 'g'), [1, 2, 3]],
  [
    new RegExp(
      String.raw`${PERSON} ${WAS} (?:in|at) ${WHERE},? on ${DAY}(?=[.;]|,? (?:and|when|while|as|but) |\n|$)`,
      'g',
    ),
    [3, 1, 2],
  ],
];

const BEHIND_PERSON = new RegExp(` ${WAS}`, 'y');
/** Whether a text may say where a person was whose mention ends here. Cheap. */
export function mayTellStay(text: string, at: number): boolean {
  BEHIND_PERSON.lastIndex = at;
  return BEHIND_PERSON.test(text);
}

/** Where a text says that somebody was on a day. */
export function staysIn(entry: Placed, field: string, text: string, eras: KnownEras): StayFact[] {
  return SENTENCES.flatMap(([pattern, [day, person, where]]) =>
    Array.from(text.matchAll(pattern)).flatMap((match): StayFact[] => {
      const date = readDate(match[day] ?? '', eras);
      if (!date?.day) return [];
      const range: Range = [match.index, match.index + match[0].length];
      return [
        {
          person: (match[person] ?? '').toLowerCase(),
          where: (match[where] ?? '').toLowerCase(),
          date,
          place: placeOf(entry, field, plainValue(match[0]), range),
        },
      ];
    }),
  );
}
