import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBefore, KnownEras, readDate } from '../../../../lib/checks/dates/index.ts';
import type { Era } from '../../../../lib/settings/index.ts';
import { FORMS_IN_ALL_LANGUAGES, NO_DATES_IN_ALL_LANGUAGES } from './forms-in-all-languages.ts';
import { FORMS_OF_LANGUAGES } from './forms-of-languages.ts';
import { FORM_ERAS, FORMS, NO_DATES } from './written-forms.ts';

const eras = new KnownEras(FORM_ERAS);

it.each(
  [...FORMS, ...FORMS_OF_LANGUAGES, ...FORMS_IN_ALL_LANGUAGES].map(
    ([text, from, to, axis = '']) => [text, from, to, axis] as const,
  ),
)('“%s” is between %d and %d', (text, from, to, axis) => {
  const date = readDate(text, eras);
  expect(date && [date.from, date.to, date.axis]).toEqual([from, to, axis]);
});

it.each([...NO_DATES, ...NO_DATES_IN_ALL_LANGUAGES])('“%s” is no date', (text) => {
  expect(readDate(text, eras)).toBe(null);
});

/** Whether the second date is surely before the first. */
function isDeathBeforeBirth(born: string, died: string, known: readonly Era[] = []): boolean {
  const own = new KnownEras(known);
  const [birth, death] = [readDate(born, own), readDate(died, own)];
  if (!birth || !death) throw new Error(`not understood: ${born}, ${died}`);
  return isBefore(death, birth);
}

describe('a birth and a death contradict each other only if that is sure', () => {
  it.each([
    ['2E 582', '4E 201', false],
    ['2nd Age 1600', '3rd Age 12', false],
    ['E2 500', 'E3 10', false],
    ['M41.999', 'M42.3', false],
    ['2E 582', '2E 560', true],
    ['Second Age 1600', '2nd Age 1200', true],
    ['M41 999', '203.M41', true],
    ['Bef 1724', '1720', false],
    ['BEF 1700', 'BEF 1724', false],
    ['AFT 1880', 'AFT 1850', false],
    ['ABT 1850', 'ABT 1845', false],
    ['1730', 'BEF 1724', true],
    ['AFT 1730', 'BEF 1724', true],
    ['In 231 AC or 246 AC', '240 AC', false],
    ['In or between 231 AC and 246 AC', 'In 201 AC or 202 AC', true],
    ['In 290 AC, at Highgarden', 'In 277 AC, at the Red Ford', true],
    ['210 AC, at Marshhold', '260 AC, near the Twins', false],
    ['1740', '1743/44', false],
  ])('born %s, died %s: %s', (born, died, isFound) => {
    expect(isDeathBeforeBirth(born, died)).toBe(isFound);
  });

  it('years 0 before and after one event are the same', () => {
    const zero: Era[] = [
      { name: 'Before Dusk', abbreviations: ['BD'], direction: 'backward', zero: 0, lastYear: null },
      { name: 'After Dusk', abbreviations: ['AD'], direction: 'forward', zero: 0, lastYear: null },
    ];
    expect(isDeathBeforeBirth('0 BD', '0 AD', zero)).toBe(false);
    expect(isDeathBeforeBirth('1 BD', '0 AD', zero)).toBe(false);
    expect(isDeathBeforeBirth('0 BD', '1 BD', zero)).toBe(false);
    expect(isDeathBeforeBirth('4 AD', '2 BD', zero)).toBe(true);
  });
});

/** A year of an era in the ways that people write it. */
const WAYS: readonly ((year: number, name: string, short: string) => string)[] = [
  (year, _, short) => `${short} ${year}`,
  (year, _, short) => `${year} ${short}`,
  (year, _, short) => `${year} ${short}.`,
  (year, name) => `${year} of the ${name}`,
  (year, name) => `the year ${year} of the ${name.toLowerCase()}`,
  (year, name) => `${name}, year ${year}`,
  (year, name) => `${name.toUpperCase()} ${year}`,
  (year, _, short) => `3rd of Frost, ${short} ${year}`,
  (year, _, short) => `Frost 3, ${year} ${short}`,
  (year, _, short) => `Day 12, ${short} ${year}`,
  (year, _, short) => `Spring of ${short} ${year}`,
  (year, _, short) => `in ${short} ${year}, at Saltmere`,
  (year, _, short) => `${year} ${short} – killed by wolves`,
  (year, _, short) => `born ${short} ${year} (aged 0)`,
];

it('a year of an era that is named is read, in whatever way it is written', () => {
  const year = fc.integer({ min: 1, max: 890 });
  fc.assert(
    fc.property(year, fc.constantFrom(...FORM_ERAS), fc.constantFrom(...WAYS), (number, era, write) => {
      const text = write(number, era.name, era.abbreviations[0] ?? '');
      const at = era.direction === 'forward' ? era.zero + number : era.zero + 1 - number;
      const date = readDate(text, eras);
      expect(date && [date.from, date.to, date.axis, date.inEra?.year], text).toEqual([
        at,
        at,
        'world',
        number,
      ]);
    }),
  );
});

it('years of an era that nobody has named are on an axis of their own, never on that of bare years', () => {
  const number = fc.integer({ min: 1, max: 41 });
  const letter = fc.constantFrom(...'ABCDEFGHJKMNPQRSTUVWZ');
  const name = fc.oneof(
    fc.tuple(number, letter).map(([digits, one]) => `${digits}${one}`),
    fc.tuple(letter, number).map(([one, digits]) => `${one}${digits}`),
    fc.tuple(number, fc.constantFrom('Age', 'Era', 'Cycle')).map(([digits, age]) => `${age} ${digits}`),
    fc.constantFrom('1st Age', '2nd era', 'Third Age', '4th Epoch', '23rd Cycle'),
  );
  const none = new KnownEras([]);
  fc.assert(
    fc.property(name, fc.integer({ min: 1, max: 4_000 }), (label, year) => {
      const date = readDate(`${label} ${year}`, none);
      expect(date && [date.from, date.to], label).toEqual([year, year]);
      expect(date?.axis, label).toMatch(/^label:/);
    }),
  );
});
