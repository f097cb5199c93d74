import { expect, inject, test } from 'vitest';
import {
  excerptLine,
  labelsOf,
  pathText,
  type Row,
  rowOfEntry,
  similarRows,
} from '../../../components/search/results/row.ts';
import { formatShortAge, useCatalog } from '../../../lib/i18n/index.ts';
import { entry } from './world.tsx';

const row = (id: string, title: string, change: Partial<Row> = {}): Row => ({
  ...rowOfEntry(entry(id, title)),
  ...change,
});

test('an excerpt is one line without markup', () => {
  expect(excerptLine(null)).toBeNull();
  expect(excerptLine(' \n ')).toBeNull();
  expect(excerptLine('A town\n of  nine lamps.')).toBe('A town of nine lamps.');
  expect(excerptLine('[b]Keeper[/b] of @[Saltmere](settlement:2744f452)’s lamp')).toBe(
    'Keeper of Saltmere’s lamp',
  );
  expect(excerptLine('[b][/b]')).toBeNull();
  expect(excerptLine('He took [3] of them.')).toBe('He took [3] of them.');
});

test('a long excerpt ends at a word', () => {
  const line = excerptLine('lamp '.repeat(100));
  expect(line?.length).toBeLessThan(210);
  expect(line).toMatch(/lamp…$/);
});

test('a path shows its last two categories, and is private if any category is', () => {
  const above = (title: string, state: 'public' | 'private' = 'public') => ({ title, state });
  expect(pathText([])).toBeNull();
  expect(pathText([above('People')])).toEqual({ text: 'People', isPrivate: false });
  expect(pathText([above('World', 'private'), above('People'), above('Smugglers')])).toEqual({
    text: 'People › Smugglers',
    isPrivate: true,
  });
});

test('an article is named by its template, a statblock also by its own', () => {
  expect(labelsOf({ ref: { kind: 'article', id: 'a' }, template: 'person' })).toEqual(['Character']);
  expect(labelsOf({ ref: { kind: 'statblock', id: '1' }, template: 'Monster (5e)' })).toEqual([
    'Statblock',
    'Monster (5e)',
  ]);
  expect(labelsOf({ ref: { kind: 'secret', id: '1' }, template: null })).toEqual(['Secret']);
});

test('only long titles that begin alike and share the second line take two lines', () => {
  const long = 'The Chronicle of the Fall of the House of Angwin, part';
  const rows = [
    row('a', `${long} 1`),
    row('b', `${long} 2`),
    row('c', `${long} 3`, { excerpt: 'The last one.' }),
    row('d', `${long} 1`, { template: 'document' }),
    row('e', 'Alba Angwin'),
    row('f', 'Alba Angwin'),
  ];
  expect([...similarRows(rows)]).toEqual(['w1 article a', 'w1 article b']);
});

const NOW = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

test.each([
  [20_000, 'now'],
  [5 * 60_000, '5 min'],
  [3 * 3_600_000, '3 hr'],
  [3 * DAY, '3 days'],
  [70 * DAY, '2 mths'],
  [800 * DAY, '2 yrs'],
  [-DAY, 'now'],
])('%d milliseconds ago is “%s”', (age, shown) => expect(formatShortAge(NOW - age, NOW)).toBe(shown));

test('an age is in the language of the screens', () => {
  const english = inject('messages');
  useCatalog('de', english);
  expect(formatShortAge(NOW - 70 * DAY, NOW)).toBe('2 Mon.');
  useCatalog('pl', english);
  expect(formatShortAge(NOW - 3 * DAY, NOW)).toBe('3 dni');
  useCatalog('en', english);
});
