import type { NameKind } from './found.ts';
import { germanForms } from './german.ts';
import type { Declined } from './language.ts';
import { type Cases, polishCases, polishPlural } from './polish.ts';
import { russianCases, russianPlural } from './russian.ts';

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
