import { expect, it } from 'vitest';
import { datesDisagree } from '../../../../lib/checks/rules/dates.ts';
import { saidBy } from '../planned-world.ts';

it('two different dates of one thing are found', () => {
  expect(
    saidBy(datesDisagree, [
      { id: 'mira', template: 'person', texts: { dob: '412 AF' }, content: 'Text.\n--Born::415 AF--' },
    ]),
  ).toEqual([['mira dob: 412 AF', 'mira content: Born: 415 AF']]);
});

it('the same date in other words is fine, and so is a rough one', () => {
  expect(
    saidBy(datesDisagree, [
      { id: 'a', template: 'person', texts: { dob: '412 AF', dobDisplay: 'the 3rd of Frost, 412 AF' } },
      { id: 'b', template: 'person', texts: { dob: '412 AF' }, content: '--Born::early 5th century AF--' },
      { id: 'c', template: 'person', texts: { dob: '412 AF' }, content: '--Born::c. 415 AF--' },
      { id: 'd', template: 'person', texts: { dob: '412 AF' }, content: '--Born::588 BF, say the monks--' },
    ]),
  ).toEqual([]);
});
