import { expect, it } from 'vitest';
import { heldBeforeMade } from '../../../../lib/checks/rules/lives.ts';
import { saidBy } from '../planned-world.ts';

const sword = (id: string, content: string) => ({
  ...{ id, template: 'item', content, relations: { currentHolder: 'ivo' } },
});
const ivo = { id: 'ivo', template: 'person', texts: { dob: '300 AF', dod: '350 AF' } };

it('a holder who is dead before the thing is made is found', () => {
  expect(saidBy(heldBeforeMade, [sword('a', '[b]Forged:[/b] 400 AF'), ivo])).toEqual([
    ['a content: Forged: 400 AF', 'ivo dod: 350 AF'],
  ]);
});

it('a thing that is made in a holder’s life, or before it, is fine', () => {
  expect(
    saidBy(heldBeforeMade, [
      sword('a', '--Forged::340 AF--'),
      sword('b', '--Made::12 AF--'),
      sword('c', ''),
      ivo,
    ]),
  ).toEqual([]);
});
