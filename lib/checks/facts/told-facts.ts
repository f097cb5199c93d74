import { lineOf } from '../../markup/index.ts';
import { type KnownEras, readDate } from '../dates/index.ts';
import { type Line, readLines, sourceOf } from '../told/index.ts';
import type { EntryFacts, LabeledFact, Range, StayFact } from './entry-facts.ts';
import { type Placed, placeOf } from './place-of.ts';

const PERSON = String.raw`@\[[^\]\n]{1,100}\]\(person:([\w-]{1,64})\)`;
const WHERE = String.raw`@\[[^\]\n]{1,100}\]\((?:settlement|location|landmark|building):([\w-]{1,64})\)`;
const VERB =
  'was|were|stood|stayed|slept|spoke|fought|married|dined|died|wed|preached|dueled|duelled|arrived|landed|appeared|performed|signed|met|attended|visited|gave|held|made|took|feasted|danced|sang|ruled|drank|sat|testified|swore|knelt|remained|rested|lodged|worked|addressed|presided';
const WAS = `(?:${VERB})(?: [a-z]+){0,4}`;
const DAY = String.raw`(?:the )?([^@[\]().;:\n]{4,40}?)`;

const END = String.raw`(?=[.;]|,? (?:and|when|while|as|but) |\n|$)`;

/** Only plain sentences with one person, one place and one day between them. Linear: every repetition is bounded. */
const SENTENCES: readonly (readonly [
  pattern: RegExp,
  order: readonly [day: number, person: number, where: number],
])[] = [
  [new RegExp(String.raw`\b[Oo]n ${DAY},? ${PERSON} ${WAS} (?:in|at|to) ${WHERE}`, 'g'), [1, 2, 3]],
  [new RegExp(String.raw`\b[Oo]n ${DAY},? ${PERSON} (?:visited|entered|reached) ${WHERE}`, 'g'), [1, 2, 3]],
  [new RegExp(String.raw`\b[Tt]he ${DAY} (?:found|saw) ${PERSON} (?:in|at) ${WHERE}`, 'g'), [1, 2, 3]],
  [new RegExp(`${PERSON} spent ${DAY} (?:in|at) ${WHERE}`, 'g'), [2, 1, 3]],
  [new RegExp(String.raw`\b(?:In|At) ${WHERE},? ${PERSON} ${WAS},? on ${DAY}${END}`, 'g'), [3, 2, 1]],
  [new RegExp(String.raw`\b[Oo]n ${DAY},? (?:in|at) ${WHERE},? ${PERSON} ${WAS}`, 'g'), [1, 3, 2]],
  [
    new RegExp(`${PERSON} (?:${WAS} (?:in|at|to)|visited|entered|reached) ${WHERE},? on ${DAY}${END}`, 'g'),
    [3, 1, 2],
  ],
];

const BEHIND_PERSON = new RegExp(String.raw` (?:${VERB}|spent|visited|entered|reached|in|at)\b`, 'y');
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
          place: placeOf(entry, field, lineOf(match[0]), range),
        },
      ];
    }),
  );
}

/** What the sentences of a field say, in the form of lines with labels. */
export function toldFacts(
  entry: EntryFacts,
  field: string,
  lines: readonly Line[],
  eras: KnownEras,
): LabeledFact[] {
  const subject = { ...entry, id: entry.ref.id.toLowerCase() };
  return readLines(lines, subject, eras).map(({ label, value, others, line, sentence }): LabeledFact => {
    const mentioned = others.flatMap((place) => sentence.others[place] ?? []);
    const name = (one: (typeof mentioned)[number]) => line.text.slice(one.from, one.to);
    const [first] = mentioned;
    return {
      ...{ label, written: label, ids: mentioned.map(({ id }) => id), field },
      value: first ? value.replace('\uE001', name(first)) : value,
      range: [sourceOf(line, sentence.from), Math.min(line.end, sourceOf(line, sentence.to))],
      sentence: line.text.slice(sentence.from, sentence.to).trim(),
    };
  });
}
