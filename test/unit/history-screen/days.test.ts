import { expect, test } from 'vitest';
import { daysOf, entriesOf, formatDay, isOvertaken, itemsOf } from '../../../components/history/days.ts';
import { change } from './change.ts';

const at = (day: number, hour: number) => new Date(2031, 2, day, hour).getTime();

test('changes are grouped by local day, and those of a batch are one row', () => {
  const first = change({ at: at(13, 23) });
  const second = change({ at: at(14, 1), batch: 'b' });
  const third = change({ at: at(14, 2), batch: 'b', ref: { worldId: 'w1', kind: 'article', id: 'edda' } });
  const fourth = change({ at: at(14, 3) });
  const days = daysOf([fourth, third, second, first]);
  expect(days.map(({ items }) => items.map(({ kind }) => kind))).toEqual([['one', 'batch'], ['one']]);
  expect(itemsOf([second]).map(({ kind }) => kind)).toEqual(['one']);
});

test('days are labeled as people call them', () => {
  const noon = at(14, 12);
  expect(formatDay(at(14, 0), noon)).toBe('Today');
  expect(formatDay(at(13, 0), noon)).toBe('Yesterday');
  expect(formatDay(at(1, 0), noon)).not.toMatch(/2031/);
  expect(formatDay(new Date(2030, 5, 1).getTime(), noon)).toMatch(/2030/);
});

test('entries are sorted by their newest change, each once', () => {
  const one = change();
  const other = change({ ref: { worldId: 'w1', kind: 'category', id: 'saltmere' } });
  const again = change();
  expect(entriesOf([again, other, one]).map(({ newest, count }) => [newest.id, count])).toEqual([
    [again.id, 2],
    [other.id, 1],
  ]);
});

test('a change is superseded only by a later, still valid one of the same field', () => {
  const first = change();
  const elsewhere = change({ ref: { worldId: 'w1', kind: 'article', id: 'edda' } });
  const otherField = change({ before: { state: 'public' }, after: { state: 'private' } });
  const refused = change({ state: 'refused' });
  const undone = change({ undoneBy: 'c9' });
  const takesItBack = change({ undoes: first.id });
  expect(isOvertaken(first, [takesItBack, undone, refused, otherField, elsewhere, first])).toBe(false);
  expect(isOvertaken(first, [change(), first])).toBe(true);
});
