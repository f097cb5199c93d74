import { expect, it } from 'vitest';
import { circularParts } from '../../../../lib/checks/rules/circles.ts';
import { saidBy } from '../planned-world.ts';

it('places and organizations that are part of each other are found once', () => {
  expect(
    saidBy(circularParts, [
      { id: 'a', template: 'location', relations: { parent: 'b' } },
      { id: 'b', template: 'location', relations: { parent: 'a' } },
      { id: 'c', template: 'organization', relations: { parent: 'd' } },
      { id: 'd', template: 'organization' },
      { id: 'e', template: 'person', relations: { parent: 'f' } },
      { id: 'f', template: 'person', relations: { parent: 'e' } },
    ]),
  ).toEqual([['a parent: b', 'b parent: a']]);
});
