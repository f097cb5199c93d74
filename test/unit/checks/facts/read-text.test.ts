import { expect, it } from 'vitest';
import { Interned } from '../../../../lib/checks/facts/interned.ts';
import { readText } from '../../../../lib/checks/facts/read-text.ts';

const read = (text: string) => readText(text, 'content', new Interned());
const rows = (text: string) =>
  read(text).labeled.map(({ label, value, range }) => [label, value, text.slice(...range)]);

it('lines with a label are facts, with what decorates them', () => {
  expect(rows('Of old.\n[b]Born:[/b] 1203 AE\n* Capital: @[Port](settlement:a)\n')).toEqual([
    ['born', '1203 AE', '[b]Born:[/b] 1203 AE'],
    ['capital', 'Port', '* Capital: @[Port](settlement:a)'],
  ]);
  expect(rows('Died: 1250\r\nBorn: 1203')).toEqual([
    ['died', '1250', 'Died: 1250'],
    ['born', '1203', 'Born: 1203'],
  ]);
});

it('a label within a line, a comment or a row isn’t a line with a label', () => {
  expect(rows('He was born: late')).toEqual([]);
  expect(rows('/*\nBorn: 1203\n*/')).toEqual([]);
  expect(rows('--Born::1203--').map(([label]) => label)).toEqual(['born']);
});

it('rows come before lines, wherever they stand', () => {
  expect(rows('Born: 1203\n--Born::1204--').map(([, value]) => value)).toEqual(['1204', '1203']);
});

it('template text is found wherever it may be, and not in code', () => {
  const flaws = (text: string) => read(text).flaws.map(({ what, range }) => [what, text.slice(...range)]);
  for (const what of ['TODO', 'T.B.D.', 'LOREM IPSUM', 'your text goes here', '[Insert a name]'])
    expect(flaws(`Once.\n[b]Before[/b] ${what}, and after.`)).toEqual([[what, what]]);
  expect(flaws('The rest is to be written.')).toEqual([['to be written', 'to be written']]);
  expect(
    flaws('[code]TODO[/code] a todo list, the text is here, to be written in stone, neque dolorem ipsum'),
  ).toEqual([]);
});

it('a text that says where a person was is looked at again', () => {
  expect(read('@[Mira](person:a) was seen in @[Port](settlement:b)').mayTellStays).toBe(true);
  expect(read('@[Mira](person:a) and @[Port](settlement:b)').mayTellStays).toBe(false);
});

it('rows of a table are facts: a label and a value, or one row below its headers', () => {
  const cells = (text: string) =>
    read(text).tables.map((rows) => rows.map(({ written, value }) => `${written}: ${value}`));
  expect(
    cells('[table][tr][th]Born[/th][td]1203[/td][/tr][tr][td][b]Died:[/b][/td][td]1240[/td][/tr][/table]'),
  ).toEqual([['Born: 1203', 'Died: 1240']]);
  expect(
    cells('[table][tr][th]Born[/th][th]Died[/th][/tr][tr][td]1203[/td][td]1240[/td][/tr][/table]'),
  ).toEqual([['Born: 1203', 'Died: 1240']]);
  expect(
    cells(
      '[table][tr][th]Who[/th][th]Born[/th][th]Died[/th][/tr][tr][td]Tom[/td][td]1203[/td][td]1240[/td][/tr][tr][td]Ana[/td][td]1205[/td][td]1260[/td][/tr][/table]',
    ),
  ).toEqual([]);
});

it('labels are separated by colons, dashes or bold letters, also several in a line', () => {
  const labels = (text: string) => rows(text).map(([label, value]) => `${label}: ${value}`);
  const both = ['born: 1203', 'died: 1240'];
  for (const text of [
    'Born – 1203\nDied - 1240',
    '[b]Born[/b] 1203[br][b]Died[/b] 1240',
    '[ul][li]Born: 1203[/li][li]Died: 1240[/li][/ul]',
    '**Born:** 1203\n**Died**: 1240',
    'Born: 1203; Died: 1240',
    'Born: 1203 | Died: 1240',
  ])
    expect(labels(text)).toEqual(both);
});
