import { expect, it } from 'vitest';
import { endBeforeStart } from '../../../../lib/checks/rules/order.ts';
import { saidBy } from '../planned-world.ts';

it('an event or reign that ends before it starts is found', () => {
  expect(
    saidBy(endBeforeStart, [
      { id: 'war', template: 'militaryConflict', texts: { startingDate: '412 AF', endingDate: '409 AF' } },
      { id: 'mira', template: 'person', content: '--Reign::412–409 AF--' },
    ]),
  ).toEqual([
    ['war endingDate: 409 AF', 'war startingDate: 412 AF'],
    ['mira content: Reign: 412–409 AF', 'mira content: Reign: 412–409 AF'],
  ]);
});

it('one that ends in the year of its start, or isn’t dated surely, is fine', () => {
  expect(
    saidBy(endBeforeStart, [
      { id: 'a', template: 'militaryConflict', texts: { startingDate: '412 AF', endingDate: '412 AF' } },
      { id: 'b', template: 'militaryConflict', texts: { startingDate: '412 AF', endingDate: 'c. 409 AF' } },
      { id: 'c', template: 'militaryConflict', texts: { startingDate: '20 BF', endingDate: '3 AF' } },
    ]),
  ).toEqual([]);
});
