import { describe, expect, it } from 'vitest';
import { CHOICES, fieldsFor } from '../../../components/many/choices.ts';

const seen: Parameters<typeof fieldsFor>[0] = {
  ...{ isDraft: false, isWip: false, tags: ['Sea', 'rock'], categoryId: 'c' },
  state: 'public',
};

describe('a change of several', () => {
  it('is the one that was chosen, and one tag at a time, whatever was typed', () => {
    const add = CHOICES.find(({ id }) => id === 'addTag');
    expect(add?.change('  sea,  salt ')).toEqual({ kind: 'addTag', value: 'sea salt' });
    expect(add?.change(' , ')).toBeNull();
    const change = CHOICES.find(({ id }) => id === 'public')?.change(null);
    expect(change).toEqual({ kind: 'state', value: 'public' });
  });

  it('is a field, from what was seen to what is wanted; nothing where it is like that already', () => {
    expect(fieldsFor(seen, { kind: 'draft', value: true })).toEqual({
      ...{ cause: 'flags', seen: { isDraft: false }, changes: { isDraft: true } },
    });
    expect(fieldsFor(seen, { kind: 'draft', value: false })).toBeNull();
    expect(fieldsFor(seen, { kind: 'category', value: null })).toEqual({
      ...{ cause: 'move', seen: { categoryId: 'c' }, changes: { categoryId: null } },
    });
  });

  it('keeps the tags that a thing has', () => {
    expect(fieldsFor(seen, { kind: 'addTag', value: 'lamp' })?.changes).toEqual({
      tags: ['Sea', 'rock', 'lamp'],
    });
    expect(fieldsFor(seen, { kind: 'addTag', value: 'sea' })).toBeNull();
    expect(fieldsFor(seen, { kind: 'removeTag', value: 'SEA' })?.changes).toEqual({ tags: ['rock'] });
  });
});
