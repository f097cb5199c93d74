import { expect, it } from 'vitest';
import { deathBeforeBirth } from '../../../../lib/checks/rules/order.ts';
import { saidBy } from '../planned-world.ts';

const person = (id: string, dob: string, dod: string) => ({ id, template: 'person', texts: { dob, dod } });

it('a character that dies before being born is found with both dates', () => {
  expect(
    saidBy(deathBeforeBirth, [person('mira', '412 AF', '398 AF'), person('tom', '412 AF', '470 AF')]),
  ).toEqual([['mira dod: 398 AF', 'mira dob: 412 AF']]);
});

it('dates in a sidebar and in lines of the text count, too', () => {
  expect(
    saidBy(deathBeforeBirth, [
      { id: 'mira', template: 'person', content: '--Born::412 AF-- and --Died::398 AF--' },
      { id: 'tom', template: 'person', content: '[b]Born:[/b] 20 BF\nDied: 40 BF' },
    ]),
  ).toEqual([
    ['mira content: Died: 398 AF', 'mira content: Born: 412 AF'],
    ['tom content: Died: 40 BF', 'tom content: Born: 20 BF'],
  ]);
});

it('nothing is said where it isn’t sure', () => {
  expect(
    saidBy(deathBeforeBirth, [
      person('a', 'c. 412 AF', '405 AF'),
      person('b', '412 AF', '398'),
      person('c', '412 AF', '398 XE'),
      person('d', 'early 5th century AF', '410 AF'),
      person('e', '3rd of Frost, 412', '1st of Thaw, 412'),
      person('f', '412 or 390 AF', '398 AF'),
      person('g', '20 BF', '12 AF'),
      person('h', 'long ago', '398 AF'),
    ]),
  ).toEqual([]);
});

it('a label that nobody explained counts down if the world uses it so', () => {
  const down = (id: string) => person(id, '90 QE', '40 QE');
  expect(saidBy(deathBeforeBirth, [down('a'), down('b'), person('c', '30 QE', '80 QE')])).toEqual([
    ['c dod: 80 QE', 'c dob: 30 QE'],
  ]);
});

it.each(['AE', 'AF', 'DR', 'n. F.', 'After Exile', 'Third Age', '2E', '王国暦'])(
  'years %s are counted forward, whatever two lives say',
  (era) => {
    const back = (id: string) => person(id, `1240 ${era}`, `1203 ${era}`);
    expect(saidBy(deathBeforeBirth, [back('a'), back('b'), back('c')])).toHaveLength(3);
  },
);

it('the labels of three languages find three wrong lives of an era that nobody has named', () => {
  const said = (id: string, content: string) => ({ id, template: 'person', content });
  expect(
    saidBy(deathBeforeBirth, [
      said('ja', '[b]生年:[/b] 1240 AE\r\n[b]没年:[/b] 1203 AE'),
      said('ar', '[b]تاريخ الميلاد:[/b] 1240 AE\r\n[b]تاريخ الوفاة:[/b] 1203 AE'),
      said('de', '[b]Geburtsdatum:[/b] 1240 AE\r\n[b]Todesdatum:[/b] 1203 AE'),
    ]).map(([here]) => here?.slice(0, 2)),
  ).toEqual(['ja', 'ar', 'de']);
});

it('“AQ” counts down beside “DQ”, and “AC” if the world uses it so', () => {
  for (const era of ['AQ', 'AC'])
    expect(
      saidBy(deathBeforeBirth, [
        person('a', `90 ${era}`, `40 ${era}`),
        person('b', `80 ${era}`, `30 ${era}`),
        person('c', '12 DQ', '70 DQ'),
      ]),
    ).toEqual([]);
});

it('twenty lives say more than a label', () => {
  const lives = Array.from({ length: 20 }, (_, at) => person(`p${at}`, '90 AQ', '40 AQ'));
  expect(saidBy(deathBeforeBirth, lives.slice(1))).toHaveLength(19);
  expect(saidBy(deathBeforeBirth, lives)).toEqual([]);
});

it('labels of births and deaths are known in the languages of the interface', () => {
  const said = (id: string, content: string) => ({ id, template: 'person', content });
  expect(
    saidBy(deathBeforeBirth, [
      said('en', '[b]Born:[/b] 1240 AF\n[b]Died:[/b] 1203 AF'),
      said('de', '[b]Geburtsdatum:[/b] 1240 AF\n[b]Todesdatum:[/b] 1203 AF'),
      said('fr', 'Date de naissance : 1240 AF\nDate de décès : 1203 AF'),
      said('es', 'Fecha de nacimiento: 1240 AF\nFallecimiento: 1203 AF'),
      said('pt', 'Data de nascimento: 1240 AF\nFalecimento: 1203 AF'),
      said('pl', 'Data urodzenia: 1240 AF\nData śmierci: 1203 AF'),
      said('ja', '[b]生年:[/b] 1240 AF\n没年：1203 AF'),
      said('ar', '[b]تاريخ الميلاد:[/b] 1240 AF\n[b]تاريخ الوفاة:[/b] 1203 AF'),
      said('fine', '[b]生年:[/b] 1203 AF\n[b]没年:[/b] 1240 AF'),
    ]).map(([here]) => here?.slice(0, 2)),
  ).toEqual(['en', 'de', 'fr', 'es', 'pt', 'pl', 'ja', 'ar']);
});

it('labels of lines are read in Italian, too', () => {
  expect(
    saidBy(deathBeforeBirth, [
      { id: 'mira', template: 'person', content: '[b]Nata il:[/b] 12 marzo 412\nMorta il: 3 aprile 398' },
      { id: 'tom', template: 'person', content: 'Data di nascita: prima del 412\nData di morte: 398' },
    ]),
  ).toEqual([['mira content: Morta il: 3 aprile 398', 'mira content: Nata il: 12 marzo 412']]);
});

it.each([
  ['1243 A.E.', '1203 A.E.'],
  ['3. März 1243 n. F.', '1203 n. F.'],
  ['千二百四十三年', '一二〇三年'],
  ['令和5年', '令和3年'],
  ['at least 1243 AE', 'before or in 1203 AE'],
  ['1243–44', '1203, all’età di 54 anni'],
])('born %s, died %s, in lines', (born, died) => {
  const lives = [{ id: 'a', template: 'person', content: `Born: ${born}\nDied: ${died}` }];
  expect(saidBy(deathBeforeBirth, lives)).toHaveLength(1);
});
