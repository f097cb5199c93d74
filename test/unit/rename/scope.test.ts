import { expect, it } from 'vitest';
import { EVERYWHERE, type Placed, scopesOf } from '../../../components/rename/scope.ts';
import type { EntryKind } from '../../../lib/library/index.ts';
import type { Category } from '../../../lib/model/index.ts';

const category = (id: string, parentId: string | null, state: Category['state'] = 'public'): Category => ({
  ...{ id, parentId, title: id, state, worldId: 'w', icon: null, url: null, position: null },
});
const row = (
  id: string,
  about: Partial<Pick<Placed['hit'], 'categoryId' | 'tags' | 'state'>> & { kind?: EntryKind },
  field = 'content',
): Placed => {
  const { kind = 'article', categoryId = null, tags = [], state = 'public' } = about;
  const hit = { ref: { kind, id }, categoryId, tags, state, isDraft: false, isPending: false };
  return { text: { field }, hit };
};
const CATEGORIES = [
  category('places', null),
  category('towns', 'places'),
  category('plots', null, 'private'),
];
const ROWS = [
  row('saltmere', { categoryId: 'towns', tags: ['sea'] }),
  row('coast', { categoryId: 'places' }, 'title'),
  row('towns', { kind: 'category', categoryId: null }, 'title'),
  row('edda', { tags: ['lamps'] }),
  row('twist', { categoryId: 'plots', tags: ['hidden'], state: 'private' }),
];
const within = (one: Partial<typeof EVERYWHERE>): string[] => {
  const { isWithin } = scopesOf(ROWS, CATEGORIES, false);
  return ROWS.filter((each) => isWithin(each, { ...EVERYWHERE, ...one })).map(({ hit }) => hit.ref.id);
};

it('a category has what is in it and below it, and itself', () => {
  expect(within({ within: 'category places' })).toEqual(['saltmere', 'coast', 'towns']);
  expect(within({ within: 'category towns' })).toEqual(['saltmere', 'towns']);
});

it('a tag, a field, or both limit the places', () => {
  expect(within({})).toHaveLength(ROWS.length);
  expect(within({ within: 'tag sea' })).toEqual(['saltmere']);
  expect(within({ field: 'title' })).toEqual(['coast', 'towns']);
  expect(within({ within: 'category towns', field: 'title' })).toEqual(['towns']);
});

it('only what has places can be chosen, and nothing private while others see the screen', () => {
  const { choices } = scopesOf(ROWS, CATEGORIES, false);
  expect(choices.categories.map(({ id }) => id)).toEqual(['places', 'towns', 'plots']);
  expect(choices.tags).toEqual(['sea', 'lamps', 'hidden']);
  const covered = scopesOf(ROWS, CATEGORIES, true).choices;
  expect(covered.categories.map(({ id }) => id)).toEqual(['places', 'towns']);
  expect(covered.tags).toEqual(['sea', 'lamps']);
});

it('categories in a circle end', () => {
  const circle = [category('a', 'b'), category('b', 'a')];
  const { isWithin } = scopesOf([row('x', { categoryId: 'a' })], circle, false);
  expect(isWithin(row('x', { categoryId: 'a' }), EVERYWHERE)).toBe(true);
});
