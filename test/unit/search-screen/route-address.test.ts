import { expect, test } from 'vitest';
import { queryOf, type Route, routeOf } from '../../../components/panel/navigation/route.ts';
import {
  currentRoute,
  moveBy,
  stackOf,
  withEarlier,
} from '../../../components/panel/navigation/use-navigation.ts';

test.each([
  ['', 'harb', { view: 'home', typed: 'harb' }],
  ['?find=old%20harbour', '', { view: 'home', typed: 'old harbour' }],
  ['?find=old', 'new', { view: 'home', typed: 'new' }],
  ['?world=w&kind=secret&id=s', '', { view: 'entry', worldId: 'w', ref: { kind: 'secret', id: 's' } }],
  ['?world=w&kind=nonsense&id=s', '', { view: 'home', typed: '', worldId: 'w' }],
  ['?world=w&review=findings', '', { view: 'review', worldId: 'w', tab: 'findings' }],
  ['?world=w&review=nonsense', '', { view: 'home', typed: '', worldId: 'w' }],
  ['?review=findings', '', { view: 'home', typed: '' }],
  ['?world=w&kind=secret', '', { view: 'home', typed: '', worldId: 'w' }],
])('the panel’s address %s opens the right view', (query, typed, place) => {
  expect(routeOf(query, typed)).toEqual(place);
});

const ref = { kind: 'article', id: 'a&b=1' } as const;
const ADDRESSED: readonly Route[] = [
  { view: 'home', typed: 'lamp tag:"a b"', worldId: 'w' },
  { view: 'entry', worldId: 'w', ref },
  { view: 'review', worldId: 'w', tab: 'findings' },
  { view: 'history', worldId: 'w', of: { worldId: 'w', ...ref } },
  { view: 'history', worldId: null, of: null },
  { view: 'map', worldId: 'w', of: ref },
  { view: 'map', worldId: 'w', of: null },
];

test.each(ADDRESSED)('an address opens what it was made of: $view', (route) => {
  expect(routeOf(queryOf(route) ?? 'none', '')).toEqual(route);
});

test('a route without an address has none', () => {
  expect(queryOf({ view: 'names', tabId: 7 })).toBeNull();
});

test('the way to where the panel was comes before the search box that it was opened for', () => {
  const home: Route = { view: 'home', typed: '' };
  const entry: Route = { view: 'entry', worldId: 'w', ref };
  const stack = withEarlier(stackOf(home), [home, entry]);
  expect(currentRoute(stack)).toEqual(home);
  expect(currentRoute(moveBy(stack, -1))).toEqual(entry);
  // The search box is one step away from itself.
  expect(withEarlier(stackOf(home), [entry, home])).toEqual({ routes: [entry, home], at: 1 });
});
