import type { Declined } from './language.ts';
import { type Cases, polishCases, polishPlural } from './polish.ts';
import type { NameKind } from './rows.ts';
import { russianCases, russianPlural } from './russian.ts';

// Endings of German names. Words are folded: ä is a, ß is ss.

const NOUN = ['', 's', 'es', 'e', 'en', 'n', 'er', 'ern'];
const OF_PEOPLE = ['', 's', 'ens', 'es'];
const ADJECTIVE = ['e', 'er', 'es', 'en', 'em'];
const ADJECTIVE_ENDING = /(?<=.{3})e[mnrs]?$/;
/** What follows the noun that a name is about: “Turm der Schwarzen Magier”. */
const BEHIND_NOUN: ReadonlySet<string> = new Set(
  'am an auf aus bei das dem den der des die hinter im in ohne und unter vom von vor zu zum zur über'.split(
    ' ',
  ),
);

/** The noun changes, and with it the adjectives before it, all in the same way. */
function germanForms(words: readonly string[], kind: NameKind): string[][] {
  const behind = words.findIndex((word, at) => at > 0 && BEHIND_NOUN.has(word));
  const noun = (behind < 0 ? words.length : behind) - 1;
  const [head = '', rest] = [words[noun], words.slice(noun + 1)];
  if (head.length < 3) return [];
  const nouns = (kind === 'person' ? OF_PEOPLE : NOUN).map((ending) =>
    ending !== '' && head.endsWith('e') ? head + ending.replace(/^e/, '') : head + ending,
  );
  if (kind !== 'person' && head.endsWith('e')) nouns.push(head.slice(0, -1));
  if (head.endsWith('in')) nouns.push(`${head}nen`);
  const before = words.slice(0, noun);
  const isDeclined = before.some((word) => ADJECTIVE_ENDING.test(word));
  const starts = isDeclined
    ? ADJECTIVE.map((ending) => before.map((word) => word.replace(ADJECTIVE_ENDING, ending)))
    : [before];
  return starts.flatMap((start) => [...new Set(nouns)].map((form) => [...start, form, ...rest]));
}

const SHORTEST = 3;
/** More than a name has, unless its words are strange. */
const MOST = 400;
/** What agrees with a name's first word are one or two more words. */
const MOST_AGREEING = 3;

/**
 * The other forms of a name in a language with cases, word by word.
 * @param words folded
 */
export function declined(words: readonly string[], language: Declined, kind: NameKind): string[][] {
  if (words.every((word) => word.length < SHORTEST)) return [];
  const forms =
    language === 'de'
      ? germanForms(words, kind)
      : language === 'pl'
        ? caseForms(words, kind, polishCases, polishPlural)
        : caseForms(words, kind, russianCases, russianPlural);
  return forms.slice(0, MOST);
}

/** The first word or words change together; what follows may be a genitive, which stays. */
function caseForms(
  words: readonly string[],
  kind: NameKind,
  casesOf: (word: string) => Cases,
  pluralOf: (word: string) => string[],
): string[][] {
  const cases = words.slice(0, MOST_AGREEING).map((word) => (word.length < SHORTEST ? [] : casesOf(word)));
  const forms: string[][] = [];
  for (let agreeing = 1; agreeing <= cases.length; agreeing++)
    for (let at = 0; at < CASES; at++) {
      let starts: string[][] = [[]];
      for (let word = 0; word < agreeing; word++) {
        const here = cases[word]?.[at] ?? [words[word] ?? ''];
        starts = starts.flatMap((start) => here.map((form) => [...start, form]));
      }
      for (const start of starts) forms.push([...start, ...words.slice(agreeing)]);
    }
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0 && kind !== 'person' && kind !== 'proper')
    for (const form of pluralOf(only)) forms.push([form]);
  return forms;
}

/** Genitive, dative, accusative, instrumental, locative. */
const CASES = 5;
