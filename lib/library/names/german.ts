// Endings of German names. Words are folded: ä is a, ß is ss.

import type { NameKind } from './found.ts';

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
export function germanForms(words: readonly string[], kind: NameKind): string[][] {
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
