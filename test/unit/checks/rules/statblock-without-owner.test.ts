import { expect, it } from 'vitest';
import { statblockWithoutOwner } from '../../../../lib/checks/rules/copies.ts';
import { saidBy } from '../planned-world.ts';

const block = (id: string) => ({ id, kind: 'statblock' as const });
const owned = Array.from({ length: 12 }, (_, at) => [
  block(`${at}`),
  at % 2 ? { id: `a${at}`, statblock: `${at}` } : { id: `a${at}`, content: `[block:${at}]` },
]).flat();

it('where statblocks belong to articles, one that doesn’t is found', () => {
  expect(saidBy(statblockWithoutOwner, [...owned, block('99')])).toEqual([['99 title: 99']]);
});

it('where many stand alone, that is fine', () => {
  expect(
    saidBy(statblockWithoutOwner, [...owned, ...Array.from({ length: 12 }, (_, at) => block(`${at + 50}`))]),
  ).toEqual([]);
});

it('nothing is said while a text that may show it wasn’t read', () => {
  expect(saidBy(statblockWithoutOwner, [...owned, block('99'), { id: 'unread', isUnread: true }])).toEqual(
    [],
  );
});
