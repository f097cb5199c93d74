import { expect, test } from 'vitest';
import { routeOf } from '../../../components/panel/navigation/route.ts';

test.each([
  ['', 'harb', { view: 'home', typed: 'harb' }],
  ['?find=old%20harbour', '', { view: 'home', typed: 'old harbour' }],
  ['?find=old', 'new', { view: 'home', typed: 'new' }],
  ['?world=w&kind=secret&id=s', '', { view: 'entry', worldId: 'w', ref: { kind: 'secret', id: 's' } }],
  ['?world=w&kind=nonsense&id=s', '', { view: 'home', typed: '' }],
  ['?world=w&review=findings', '', { view: 'review', worldId: 'w', tab: 'findings' }],
  ['?world=w&review=nonsense', '', { view: 'home', typed: '' }],
  ['?review=findings', '', { view: 'home', typed: '' }],
  ['?world=w&kind=secret', '', { view: 'home', typed: '' }],
])('the panel’s address %s opens the right view', (query, typed, place) => {
  expect(routeOf(query, typed)).toEqual(place);
});
