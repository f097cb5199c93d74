import { expect, it } from 'vitest';
import { memberOutsideLife } from '../../../../lib/checks/rules/lives.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod = '', more = {}) => ({
  id,
  template: 'person',
  texts: { dob, dod },
  ...more,
});

it('a leader who dies before the founding is found, and a member who is born after the end', () => {
  expect(
    saidBy(memberOutsideLife, [
      person('mira', '280 AF', '299 AF'),
      {
        id: 'guild',
        template: 'organization',
        texts: { foundingDate: '300 AF', dissolutionDate: '350 AF' },
        relations: { leader: 'mira' },
      },
      person('tom', '380 AF', '', { relations: { organization: 'guild' } }),
    ]),
  ).toEqual([
    ['guild foundingDate: 300 AF', 'mira dod: 299 AF'],
    ['tom dob: 380 AF', 'guild dissolutionDate: 350 AF'],
  ]);
});

it('who lives while it exists is fine', () => {
  expect(
    saidBy(memberOutsideLife, [
      person('mira', '280 AF', '300 AF'),
      {
        id: 'guild',
        template: 'organization',
        texts: { foundingDate: '300 AF', dissolutionDate: '350 AF' },
        relations: { leader: 'mira' },
      },
      person('tom', '350 AF', '', { relations: { organization: 'guild' } }),
      person('ann', '', '', { relations: { organization: 'guild' } }),
    ]),
  ).toEqual([]);
});
