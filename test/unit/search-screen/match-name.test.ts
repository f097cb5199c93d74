import { expect, it } from 'vitest';
import { matchesName } from '../../../entrypoints/palette/target.ts';

it.each([
  ['', true],
  ['  ', true],
  ['ne', true],
  ['new un', true],
  ['UNDER', true],
  ['tags', true],
  ['n', false],
  ['article new', true],
  ['rticle', false],
  ['under the sea', false],
  ['kind:article', false],
  ['…', false],
])('whether “%s” matches an action: %s', (typed, is) => {
  expect(matchesName(typed, 'New article under this one', 'Tags…')).toBe(is);
});
