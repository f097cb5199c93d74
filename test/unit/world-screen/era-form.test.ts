import { expect, it } from 'vitest';
import { eraOf, problemsOf, typedOf } from '../../../components/world/eras.tsx';
import type { Era } from '../../../lib/settings/index.ts';

const fall: Era = {
  ...{ name: 'Before the Fall', abbreviations: ['BF', 'B.F.'], direction: 'backward' },
  ...{ zero: -20, lastYear: 900 },
};

it('an era is typed and read again as it is', () => {
  expect(eraOf(typedOf(fall))).toEqual(fall);
  expect(typedOf(null)).toMatchObject({ name: '', zero: '0', lastYear: '' });
  expect(problemsOf(typedOf(fall), [])).toEqual({});
});

it('years may have separators and another minus', () => {
  expect(eraOf({ ...typedOf(fall), zero: '−1,200', lastYear: ' 2 000 ' })).toMatchObject({
    zero: -1_200,
    lastYear: 2_000,
  });
});

it('a missing or taken name and years that are none are told', () => {
  const typed = { ...typedOf(fall), zero: 'soon', lastYear: 'x' };
  expect(Object.keys(problemsOf({ ...typed, name: ' ' }, []))).toEqual(['name', 'zero', 'lastYear']);
  expect(Object.keys(problemsOf(typedOf(fall), [{ ...fall, name: 'before the fall' }]))).toEqual(['name']);
});
