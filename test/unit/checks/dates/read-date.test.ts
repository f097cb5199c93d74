import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBefore, KnownEras, readDate, readLife, readSpan } from '../../../../lib/checks/dates/index.ts';
import { ERAS } from '../planned-world.ts';

const eras = new KnownEras(ERAS);

/** The years of a date and its axis, or null. */
function years(text: string): [from: number, to: number, axis: string] | null {
  const date = readDate(text, eras);
  return date && [date.from, date.to, date.axis];
}

describe('a written date', () => {
  it.each([
    ['1203 AF', 1203],
    ['AF 1203', 1203],
    ['1203 A.F.', 1203],
    ['1,203 AF', 1203],
    ['the year 1203 After the Fall', 1203],
    ['year 1203 of the After the Fall', 1203],
    ['20 BF', -19],
    ['1 BF', 0],
    ['12 TA', 1012],
    ['12 Third Age', 1012],
    ['12 of the Third Age', 1012],
    ['The Third Age 12', 1012],
    ['3rd of Frost, 412 AF', 412],
    ['Frost 3, 412 AF', 412],
    ['the 3rd day of Deep Night, 412 AF', 412],
    ['3. Frost 412 AF', 412],
    ['Frost 412 AF', 412],
    ['early Spring 412 AF', 412],
  ])('%s is the year %i of the world', (text, year) => {
    expect(years(text)).toEqual([year, year, 'world']);
  });

  it.each([
    ['412', 412, 412, ''],
    ['-203', -203, -203, ''],
    ['412-03-17', 412, 412, ''],
    ['17.3.412', 412, 412, ''],
    ['c. 950', 925, 975, ''],
    ['ca. 953', 943, 963, ''],
    ['950?', 925, 975, ''],
    ['1203–1210', 1203, 1210, ''],
    ['between 1203 and 1210', 1203, 1210, ''],
    ['the 950s', 950, 959, ''],
    ['12th century', 1100, 1200, ''],
    ['early 12th century', 1100, 1150, ''],
    ['late twelfth century', 1150, 1200, ''],
    ['before 950', Number.NEGATIVE_INFINITY, 950, ''],
    ['after 950', 950, Number.POSITIVE_INFINITY, ''],
    ['44 BCE', -43, -43, 'common era'],
    ['1203 n. Chr.', 1203, 1203, 'common era'],
    ['1203 XE', 1203, 1203, 'label:xe'],
    ['30 BX', -29, -29, 'label:bx'],
    ['1203 of the Age of Ash', 1203, 1203, 'label:age of ash'],
    ['a century before the Fall', -150, -49, 'label:fall'],
    ['12 years after the Fall', 12, 13, 'label:fall'],
    ['a decade before the Third Age', 985, 996, 'world'],
  ])('%s is between %d and %d', (text, from, to, axis) => {
    expect(years(text)).toEqual([from, to, axis]);
  });

  it.each([
    ...['', '-', '?', 'unknown', 'long ago', 'AF', 'Frost', '3rd', '3rd of Frost', '12 Frost', 'TODO'],
    ...['412 in the old count of the north', 'the night of the 3 moons', '1203-05', '3/4/5'],
    ...['412 ducks', '412 AF 413 AF', '1 2 3 4', 'a fortnight before the Fall', '12th', '9'.repeat(40)],
  ])('“%s” isn’t understood', (text) => {
    expect(years(text)).toBe(null);
  });

  it('an abbreviation that two eras have means neither', () => {
    const [first, second] = ERAS;
    const both = [first, second].flatMap((one) => (one ? [{ ...one, abbreviations: ['E'] }] : []));
    expect(readDate('12 E', new KnownEras(both))).toBe(null);
  });

  it('a span has two ends with one label', () => {
    const span = readSpan('1203–1210 AF', eras);
    expect([span?.start.from, span?.end.to]).toEqual([1203, 1210]);
    expect(readSpan('1203 AF', eras)).toBe(null);
    for (const text of [
      '* 1203, † 1210 AF',
      'b. 1203 AF; d. 1210 AF',
      'born 1203 AF, died 1210 AF in Saltmere',
    ]) {
      const life = readLife(text, eras);
      expect([life?.start.from, life?.end.to], text).toEqual([1203, 1210]);
    }
    expect(readLife('1203–1210 AF', eras)).toBe(null);
    for (const text of ['1243–59', '1243-59 AE', 'AE 1243–59', '1243 → 1259']) {
      const years = readSpan(text, eras);
      expect([years?.start.from, years?.end.to], text).toEqual([1243, 1259]);
    }
    for (const text of ['since 1203', 'seit 1203', 'dal 1203', '1203 onwards', '1203年から', 'منذ 1203']) {
      const years = readSpan(text, eras);
      expect([years?.start.to, years?.end.to], text).toEqual([1203, Number.POSITIVE_INFINITY]);
    }
    for (const text of [
      '* 1203 in Varrow; † 1250 in Saltmere',
      '1203年生まれ、1250年没',
      'nacido en 1203, muerto en 1250',
      'ولد عام 1203 وتوفي عام 1250',
    ]) {
      const life = readLife(text, eras);
      expect([life?.start.from, life?.end.to], text).toEqual([1203, 1250]);
    }
    expect(readLife('born 1203 in Varrow, her mother died 1250', eras)).toBe(null);
    expect(readSpan('1203 AF – present', eras)?.end).toMatchObject({
      from: 1203,
      to: Number.POSITIVE_INFINITY,
    });
  });
});

describe('of two dates, one is before the other', () => {
  const isEarlier = (one: string, other: string): boolean => {
    const [a, b] = [readDate(one, eras), readDate(other, eras)];
    return a !== null && b !== null && isBefore(a, b);
  };

  it('only if their years don’t overlap, or their days are in order', () => {
    expect(isEarlier('412 AF', '413 AF')).toBe(true);
    expect(isEarlier('20 BF', '412 AF')).toBe(true);
    expect(isEarlier('20 BF', '10 BF')).toBe(true);
    expect(isEarlier('3rd of Frost, 412', '4th of Frost, 412')).toBe(true);
    expect(isEarlier('412-03-17', '412-04-01')).toBe(true);
    expect(isEarlier('3 March 412', '1 May 412')).toBe(true);
    for (const [one, other] of [
      ['412 AF', '412 AF'],
      ['c. 412 AF', '415 AF'],
      ['412', '413 AF'],
      ['412 XE', '413 YE'],
      ['3rd of Frost, 412', '4th of Thaw, 412'],
      ['12th century', '1150'],
      ['before 950', '940'],
    ] as const)
      expect([isEarlier(one, other), isEarlier(other, one)]).toEqual([false, false]);
  });
});

it('any text is read without an error, and what is found is a range', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      'c.',
      'the',
      'of',
      'AF',
      'century',
      'before',
      '3rd',
      '-',
      '–',
      '?',
      'Frost',
      ',',
      'early',
      'a',
      'to',
    ),
    fc.integer({ min: -5_000, max: 5_000 }).map(String),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const date = readDate(pieces.join(' '), eras);
      if (date) expect(date.from).toBeLessThanOrEqual(date.to);
      readSpan(pieces.join(''), eras);
    }),
    { numRuns: 2_000 },
  );
});

it('years of eras are read as they are written, in their order', () => {
  const written = fc.tuple(fc.integer({ min: 1, max: 900 }), fc.constantFrom(...ERAS));
  const yearOf = (year: number, { direction, zero }: (typeof ERAS)[number]): number =>
    direction === 'forward' ? zero + year : zero + 1 - year;
  fc.assert(
    fc.property(written, fc.nat(2), ([year, era], way) => {
      const text = [
        `${year} ${era.abbreviations[0]}`,
        `${year} of ${era.name}`,
        `3rd of Frost, ${year} ${era.name}`,
      ][way];
      const date = readDate(text ?? '', eras);
      expect([date?.from, date?.to]).toEqual([yearOf(year, era), yearOf(year, era)]);
      expect(date?.inEra).toEqual({ era: era.name, year, lastYear: era.lastYear });
    }),
  );
});
