import { expect, test } from 'vitest';
import {
  filterBeingTyped,
  filtersOf,
  hasFilter,
  withFilter,
  withoutFilter,
  withoutFilters,
} from '../../../components/search/filters/filters.ts';
import { type Filter, parseQuery } from '../../../lib/library/index.ts';

const draft: Filter = { type: 'filter', by: 'is', value: 'draft', isNegated: false };
const tag = (value: string): Filter => ({ type: 'filter', by: 'tag', value, isNegated: false });
const kind = (value: 'image' | 'secret'): Filter => ({ type: 'filter', by: 'kind', value, isNegated: false });

test('a clicked filter precedes the text, so that typing can go on', () => {
  expect(withFilter('red ti', draft)).toBe('is:draft red ti');
  expect(withFilter('', kind('image'))).toBe('kind:image ');
});

test('clicking it off leaves the text as it was', () => {
  expect(withoutFilter('is:draft "red tide" cap', draft)).toBe('"red tide" cap');
  expect(withoutFilters('tag:harbour is:draft red')).toBe('red');
});

test('there is one kind at a time; tags add up', () => {
  expect(withFilter('kind:secret x', kind('image'))).toBe('kind:image x');
  const both = withFilter(withFilter('x', tag('venn family')), tag('harbour'));
  expect(filtersOf(parseQuery(both)).map(({ value }) => value)).toEqual(['venn family', 'harbour']);
});

test('clicking a filter twice adds it once', () => {
  const once = withFilter('x', draft);
  expect(withFilter(once, draft)).toBe(once);
  expect(hasFilter(parseQuery(once), draft)).toBe(true);
});

test('a tag or kind that is being typed is completed in place', () => {
  expect(filterBeingTyped('is:draft tag:har')).toEqual({ before: 'is:draft', by: 'tag', prefix: 'har' });
  expect(filterBeingTyped('tag:')).toEqual({ before: '', by: 'tag', prefix: '' });
  expect(filterBeingTyped('red kind:im')).toEqual({ before: 'red', by: 'kind', prefix: 'im' });
  expect(filterBeingTyped('tag:harbour light')).toBeNull();
  expect(filterBeingTyped('stag:har')).toBeNull();
});
