import { type KnownEras, readDate, readSpan } from '../dates/index.ts';

/** Where a date in a sentence ends at the latest. */
const EDGE = /[;:()!?\uE000\uE001]|,(?! ?\d)|(?<!\p{Lu})\.(?=\s|$)| [–—] /u;
const SEASON =
  /^(?:the )?(?:early |late |mid-?)?(?:spring|summer|autumn|winter|month|year)(?: of(?: the year)?)? /i;
/** Words that a date doesn't end with. */
const TRAILING = / (?:in|of|on|the|a|at|to|de|en|w)$/i;
const LAST_MARK = /(?:,|(?<!\.\p{Lu})\.)$/u;
const MOST_WORDS = 9;
/** A number without a label is a year only if it has so many digits. */
const BARE = /^\D*(\d+)$/;
const LEAST_DIGITS = 3;
/** What may stand behind a bare year. Behind others, as in “1203 lamps”, a number isn't one. */
const MAY_FOLLOW =
  /^(?:in|on|at|near|by|of|from|to|with|under|during|as|aged|after|before|when|while|where|the|and|but|or|for|against|among|amid|over|because|following|without|alongside|within|inside|outside|upon|only|just|an?|his|her|its|their|who|which|until|till|through|into|under|between|than|not|never|then|so|is|was|has|had|[a-zé]+(?:ing|ed|ly))$/;

/** What a date says, to compare it. Limits are infinite. */
const sayingOf = (date: unknown): string =>
  JSON.stringify(date, (_, value: unknown) => (typeof value === 'number' ? `${value}` : value));

/** The fewest words at the beginning of a text that say all that any number of them says. */
function dateWords(text: string, read: (text: string) => unknown, follows = MAY_FOLLOW): string | null {
  const { index: edge = text.length } = EDGE.exec(text) ?? {};
  const words = text
    .slice(0, edge)
    .trim()
    .split(' ')
    .slice(0, MOST_WORDS + 1);
  const phraseOf = (count: number): string => words.slice(0, count).join(' ').replace(LAST_MARK, '');
  const sayings = words.slice(0, MOST_WORDS).map((_, at) => {
    const phrase = phraseOf(at + 1);
    const date = /\d/.test(phrase) && !TRAILING.test(phrase) ? read(phrase) : null;
    return date === null ? null : sayingOf(date);
  });
  const all = sayings.findLast((one) => one !== null) ?? null;
  if (all === null) return null;
  const count = sayings.indexOf(all) + 1;
  const phrase = phraseOf(count);
  const [, digits] = BARE.exec(phrase) ?? [];
  const next = words[count];
  const isYear =
    digits === undefined || (digits.length >= LEAST_DIGITS && (next === undefined || follows.test(next)));
  return isYear ? phrase : null;
}

/**
 * The date that a text begins with, as it is written. Null if none is understood.
 * @param follows the words that may stand behind a bare year
 */
export function datePhrase(text: string, eras: KnownEras, follows?: RegExp): string | null {
  const [season = ''] = SEASON.exec(text) ?? [];
  return dateWords(text.slice(season.length), (phrase) => readDate(phrase, eras), follows);
}

/** The two dates that a text begins with, as `1203 AE to 1250 AE`. */
export const spanPhrase = (text: string, eras: KnownEras): string | null =>
  dateWords(text.replace(/ (?:till|through|up to) /, ' until '), (phrase) => readSpan(phrase, eras));
