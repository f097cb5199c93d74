import { KEEP_WORDS, plainNotation, readDice, withPlainSigns } from './notation.ts';

/** Dice within a sentence. `notation` is null where they are part of a sum that can't be read whole. */
export interface FoundDice {
  start: number;
  end: number;
  notation: string | null;
}

/** Scripts that put spaces between words: next to their letters, a number isn't a word of its own. */
export const LETTER = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}`;
/** What a distance is measured in. */
export const UNIT = String.raw`(?:f(?:ee|oo)?t|m|km|miles?|yards?|yd)(?![\p{L}\p{N}])`;
/** What follows the bonus of an attack. */
export const TO_HIT = String.raw`(?:to\s*hit|(?:auf|zum)\s+Treffe[rn]|(?:pour|au)\s+toucher|(?:a|para|al)\s+(?:impactar|golpear|acertar)|per\s+colpire|do\s+trafienia)`;

/** `\s` is a space within a line: another line is another sum. */
const pattern = (source: string, flags: string) =>
  new RegExp(source.replaceAll('\\s', '[^\\S\\r\\n]'), flags);

const x = String.raw`x(?=\s*[\d(])`;
const after = `(?!(?!${x})[${LETTER}%])`;
const usual = `(?:4|6|8|10|12|20|30|100)`;
const modifiers = String.raw`(?:(?:k[hl]?|d[hl])\d{0,2}|ro?<?=?\d{1,2})*(?:\s?(?:with\s)?(?:advantage|disadvantage|adv|dis)|${KEEP_WORDS})?`;
// Letters other than d are often something else, so such dice have a usual number of faces.
const pool = String.raw`(?:(?:\d{1,3}\s*d\s?|d)(?:\d{1,4}|%)|\d{1,3}df|\d{0,3}[wkкд]${usual}|\d{1,3}t${usual})${modifiers}${after}`;
const number = String.raw`(?:\d{1,3}(?:[,.’'\u00a0\u202f]\d{3})+|\d{1,7})(?![.,]?\d|\s?%)${after}`;
/** An average with its dice isn't added, as in `plus 3 (1d6)`. */
const apart = String.raw`(?!\s*\d+\s*\(\s*\d*d\d)`;
const plus = String.raw`\+(?:(?<=d20\s*\+)|(?!\s*\d{1,2}\s*${TO_HIT}))${apart}`;
/** Before a distance, it is a dash. */
const minus = String.raw`-(?!\s*[\d.,]+\s?${UNIT})${apart}`;
/** `1d8/1d10` names two rolls. */
const divided = String.raw`\/(?!\s*\d*d\d)`;
const sign = String.raw`\s*(?:${plus}|${minus}|×|\*|${divided}|${x}|(?<=\s)(?:plus|minus|times)\s(?=\s*\d+${after}(?!\s*\()))\s*[-+]?\s*`;
const flat = String.raw`[-+]?\s*(?:${pool}|${number})(?:${sign}(?:${pool}|${number})){0,12}`;
const group = String.raw`\(\s*${flat}\s*\)`;
const rest = `${sign}(?:${group}|${pool}|${number})`;
const first = String.raw`${number}\s*(?:[+×*]|${x})\s*`;
const EXPRESSION = pattern(
  String.raw`(?<![${LETTER}]|\d[.,])(?:(?:${first}){1,3}${group}(?:${rest}){0,12}|${group}(?:${rest}){1,12}|(?:${first}){0,3}${pool}(?:${rest}){0,12})`,
  'giu',
);

/** The sum goes on, or is part of a larger one. */
const GOES_ON = pattern(
  String.raw`^\s*\)?\s*(?:×|(?:\*|${plus}|${minus}|${divided}|${x})\s*[-+]*\s*(?:\d|\(\s*\d))`,
  'iu',
);
/** A number that only the reader knows. */
const unknown = String.raw`(?:mod|modifiers?|bonus(?:es)?(?!\s+action)|levels?|PB|STR|DEX|CON|INT|WIS|CHA|modifikator|modificateur|modificador)`;
const ADDS_UNKNOWN = pattern(String.raw`^\s*[+*]\s*(?:[\p{L}’']+\s+){0,4}${unknown}(?!\p{L})`, 'iu');
const IS_PRECEDED = pattern(String.raw`(?:×|[\d)]\s*[-+*]|(?<!\p{L})${unknown}\s*\+)\s*$`, 'iu');
/** A dash between words. */
const DASH = /\s[–—]\s+$/;

/** Finds dice in a text, each with the whole sum that it is part of. */
export function findDice(text: string): FoundDice[] {
  const plain = withPlainSigns(text);
  return [...plain.matchAll(EXPRESSION)].map((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const before = plain.slice(Math.max(0, start - 20), start);
    const following = plain.slice(end, end + 60);
    const isWhole =
      !GOES_ON.test(following) &&
      !ADDS_UNKNOWN.test(following) &&
      (!IS_PRECEDED.test(before) || DASH.test(text.slice(Math.max(0, start - 20), start)));
    const notation = plainNotation(match[0]).replaceAll(/\s/g, '');
    return { start, end, notation: isWhole && readDice(notation) ? notation : null };
  });
}
