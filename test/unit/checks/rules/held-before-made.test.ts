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

it('who had a thing, and when it was made, is read in sentences', () => {
  const told = (content: string) =>
    saidBy(heldBeforeMade, [
      { id: 'red', title: 'Red Blade', template: 'item', content },
      { id: 'ivo', title: 'Ivo', template: 'person', content: 'Ivo (100–150 AF) was a knight.' },
    ]).length;
  const ivo = '@[Ivo](person:ivo)';
  expect(told(`The Red Blade was forged in 200 AF. ${ivo} wielded it.`)).toBe(1);
  expect(told(`The blade was made in 200 AF. It belonged to ${ivo}.`)).toBe(1);
  expect(told(`The Red Blade was forged in 200 AF and carried by ${ivo}.`)).toBe(1);
  expect(told(`The Red Blade was forged in 120 AF. ${ivo} wielded it.`)).toBe(0);
  expect(told(`The blade was forged in 200 AF in memory of ${ivo}.`)).toBe(0);
  expect(told(`The blade was forged in 200 AF. ${ivo} carried an older one.`)).toBe(0);
});
