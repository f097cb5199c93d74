import { expect, it } from 'vitest';
import { capitalElsewhere } from '../../../../lib/checks/rules/places.ts';
import { saidBy } from '../planned-world.ts';

const realm = (id: string, capital: string, more = {}) => ({
  ...{ id, template: 'organization', relations: { capital, ...more } },
});
const town = (id: string, owner: string) => ({
  id,
  template: 'settlement',
  relations: { organization: owner },
});

it('a capital that belongs to another realm is found', () => {
  expect(
    saidBy(capitalElsewhere, [realm('fell', 'salt'), town('salt', 'marsh'), realm('marsh', 'reed')]),
  ).toEqual([['fell capital: salt', 'salt organization: marsh']]);
});

it('a capital of its own realm, or of a part of it, is fine', () => {
  expect(
    saidBy(capitalElsewhere, [
      realm('fell', 'salt'),
      town('salt', 'fell'),
      realm('union', 'mire'),
      town('mire', 'marsh'),
      { id: 'marsh', template: 'organization', relations: { parent: 'union' } },
      realm('alone', 'void'),
      { id: 'void', template: 'settlement' },
    ]),
  ).toEqual([]);
});
