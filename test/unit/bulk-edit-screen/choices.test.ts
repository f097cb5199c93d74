import { describe, expect, it } from 'vitest';
import { CHOICES, exposedBy, exposedByUndo, fieldsFor } from '../../../components/bulk-edit/choices.ts';

const seen: Parameters<typeof fieldsFor>[0] = {
  ...{ isDraft: false, isWip: false, tags: ['Sea', 'rock'], categoryId: 'c' },
  state: 'public',
};

describe('a bulk change', () => {
  it('is the chosen one, with a single tag whatever was typed', () => {
    const add = CHOICES.find(({ id }) => id === 'addTag');
    expect(add?.change('  sea,  salt ')).toEqual({ kind: 'addTag', value: 'sea salt' });
    expect(add?.change(' , ')).toBeNull();
    const change = CHOICES.find(({ id }) => id === 'public')?.change(null);
    expect(change).toEqual({ kind: 'state', value: 'public' });
  });

  it('changes a field from the seen value to the new one, or nothing if it is the same', () => {
    expect(fieldsFor(seen, { kind: 'draft', value: true })).toEqual({
      ...{ cause: 'flags', seen: { isDraft: false }, changes: { isDraft: true } },
    });
    expect(fieldsFor(seen, { kind: 'draft', value: false })).toBeNull();
    expect(fieldsFor(seen, { kind: 'category', value: null })).toEqual({
      ...{ cause: 'move', seen: { categoryId: 'c' }, changes: { categoryId: null } },
    });
  });

  it('keeps an entry’s other tags', () => {
    expect(fieldsFor(seen, { kind: 'addTag', value: 'lamp' })?.changes).toEqual({
      tags: ['Sea', 'rock', 'lamp'],
    });
    expect(fieldsFor(seen, { kind: 'addTag', value: 'sea' })).toBeNull();
    expect(fieldsFor(seen, { kind: 'removeTag', value: 'SEA' })?.changes).toEqual({ tags: ['rock'] });
  });

  it('counts the articles that readers will see: no longer drafts, made public, or after an undo', () => {
    const draft = { ...seen, isDraft: true };
    const hidden = { ...seen, state: 'private' as const };
    const both = { ...draft, state: 'private' as const };
    const all = [seen, draft, hidden, both];
    expect(exposedBy({ kind: 'draft', value: false }, all)).toBe(1);
    expect(exposedBy({ kind: 'draft', value: false }, [{ ...draft, state: null }])).toBe(1);
    expect(exposedBy({ kind: 'state', value: 'public' }, all)).toBe(2);
    expect(exposedBy({ kind: 'draft', value: true }, all)).toBe(0);
    expect(exposedByUndo({ kind: 'draft', value: true }, all)).toBe(1);
    expect(exposedByUndo({ kind: 'state', value: 'private' }, all)).toBe(2);
    expect(exposedByUndo({ kind: 'addTag', value: 'lamp' }, all)).toBe(0);
    expect(fieldsFor(both, { kind: 'draft', value: false })?.seen).toEqual({
      isDraft: true,
      state: 'private',
    });
  });
});
