const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The year is near. */
export const ABOUT = set(
  'c ca circa about around approximately approx roughly near um etwa vers environ hacia około ok cerca',
);
export const BEFORE = set('before until till vor avant antes przed');
export const AFTER = set('after since nach après despues después após po');
export const UNITS: Readonly<Record<string, number>> = {
  ...{ year: 1, years: 1, decade: 10, decades: 10, century: 100, centuries: 100 },
  ...{ millennium: 1000, millennia: 1000, millenniums: 1000 },
};
export const ONE = set('a an one');
export const NUMBERS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50 },
};
export const ORDINALS: Readonly<Record<string, number>> = Object.fromEntries(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, at) => [word, at + 1]),
);
/** Words of eras, which make a label of the words around them. */
export const AGE_WORDS = set(
  'age era epoch cycle calendar reckoning dynasty reign imperium zeitalter ära ère âge edad era',
);
export const FILLERS = set('the of in on a year anno day');
export const SEASONS = set('spring summer autumn fall winter early mid late');
/** Parts of a century or an age, as shares of it. Generous: people don't measure. */
export const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 0.5],
  mid: [0.2, 0.8],
  middle: [0.2, 0.8],
  late: [0.5, 1],
};
/** Our own months, so that they have an order. */
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
export function monthNumber(word: string): number | null {
  const at = MONTHS.findIndex((month) => month === word || (word.length === 3 && month.startsWith(word)));
  return at < 0 ? null : at + 1;
}
