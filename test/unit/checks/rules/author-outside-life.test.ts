import { expect, it } from 'vitest';
import { authorOutsideLife } from '../../../../lib/checks/rules/lives.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod = '', more = {}) => ({
  id,
  template: 'person',
  texts: { dob, dod },
  ...more,
});

it('a text from before its author’s birth or after the death is found', () => {
  expect(
    saidBy(authorOutsideLife, [
      person('mira', '380 AF', '412 AF'),
      {
        id: 'late',
        template: 'document',
        texts: { authoringDate: '420 AF' },
        relations: { authors: ['mira'] },
      },
      {
        id: 'early',
        template: 'document',
        texts: { authoringDate: '379 AF' },
        relations: { authors: ['mira'] },
      },
      {
        id: 'fine',
        template: 'document',
        texts: { authoringDate: '412 AF' },
        relations: { authors: ['mira'] },
      },
      {
        id: 'rough',
        template: 'document',
        texts: { authoringDate: 'after 410 AF' },
        relations: { authors: ['mira'] },
      },
    ]),
  ).toEqual([
    ['late authoringDate: 420 AF', 'mira dod: 412 AF'],
    ['early authoringDate: 379 AF', 'mira dob: 380 AF'],
  ]);
});
