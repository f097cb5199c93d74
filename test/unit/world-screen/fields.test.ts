import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  differing,
  FIELDS,
  pickFields,
  rebase,
  textOf,
  withTyped,
} from '../../../components/world/use-settings.ts';
import type { WorldFields } from '../../../lib/model/index.ts';

const text = fc.constantFrom('', 'a', 'b', 'c\r\nd', 'c\nd');
const fields = fc.record<WorldFields>({
  title: text,
  subtitle: text,
  copyright: text,
  state: fc.constantFrom('public', 'private'),
  tags: fc.uniqueArray(fc.constantFrom('x', 'y')),
});

const fieldOf = (name: string) => {
  const found = FIELDS.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('input, when somebody else has changed other fields', () => {
  test('stays, and untouched fields follow', () => {
    fc.assert(
      fc.property(fields, fields, fields, (typed, before, now) => {
        const mine = differing(typed, before);
        const next = rebase(typed, before, now);
        expect(differing(pickFields(next, mine), pickFields(typed, mine))).toEqual([]);
        for (const { name } of FIELDS)
          if (!mine.includes(name))
            expect(differing(pickFields(next, [name]), pickFields(now, [name]))).toEqual([]);
      }),
    );
  });
});

test('different line endings alone aren’t a change', () => {
  expect(differing({ copyright: 'a\r\nb\r\n' }, { copyright: 'a\nb' })).toEqual([]);
  expect(differing({ copyright: 'a' }, {})).toEqual(['copyright']);
});

test('typed text is converted to the field’s value', () => {
  expect(withTyped({}, fieldOf('tags'), ' salt , , lamps')).toEqual({ tags: ['salt', 'lamps'] });
  expect(withTyped({ title: 'A' }, fieldOf('state'), 'public')).toEqual({ title: 'A', state: 'public' });
  expect(withTyped({}, fieldOf('displayCss'), 'a{}')).toEqual({ displayCss: 'a{}' });
  expect(textOf(['salt', 'lamps'])).toBe('salt, lamps');
});
