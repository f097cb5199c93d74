import { expect, it } from 'vitest';
import { overlappingReigns } from '../../../../lib/checks/rules/places.ts';
import { saidBy } from '../planned-world.ts';

const realm = (id: string, ...rows: string[]) => ({ id, template: 'organization', content: rows.join('\n') });
const people = [
  { id: 'ivo', template: 'person', relations: { spouse: 'eve' } },
  { id: 'ada', template: 'person' },
  { id: 'eve', template: 'person' },
];

it('two who rule one realm in the same years are found', () => {
  expect(
    saidBy(overlappingReigns, [
      realm(
        'fell',
        '[b]Ruler:[/b] @[Ivo](person:ivo) (130–160 AF)',
        '[b]Ruler:[/b] @[Ada](person:ada) (145–180 AF)',
      ),
      ...people,
    ]),
  ).toEqual([['fell content: Ruler: Ivo (130–160 AF)', 'fell content: Ruler: Ada (145–180 AF)']]);
});

it('one after another, couples, co-rulers and other thrones are fine', () => {
  expect(
    saidBy(overlappingReigns, [
      realm('a', '--Ruler::@[Ivo](person:ivo) (130–160 AF)--', '--Ruler::@[Ada](person:ada) (160–180 AF)--'),
      realm('b', '--Ruler::@[Ivo](person:ivo) (130–160 AF)--', '--Ruler::@[Eve](person:eve) (145–160 AF)--'),
      realm('c', '--King::@[Ivo](person:ivo) (130–160 AF)--', '--Queen::@[Ada](person:ada) (145–180 AF)--'),
      realm(
        'd',
        '--Ruler::@[Ivo](person:ivo) (130–160 AF)--',
        '--Ruler::@[Ada](person:ada), co-ruler (145–180 AF)--',
      ),
      realm(
        'e',
        '--Ruler::@[Ivo](person:ivo) (c. 130–160 AF)--',
        '--Ruler::@[Ada](person:ada) (c. 170–180 AF)--',
      ),
      ...people,
    ]),
  ).toEqual([]);
});

const row = (...cells: string[]) => `[tr]${cells.map((cell) => `[td]${cell}[/td]`).join('')}[/tr]`;
const table = (...rows: string[]) => `[table]${rows.join('')}[/table]`;
const items = (heading: string, ...lines: string[]) =>
  `[h2]${heading}[/h2]\n[ul]${lines.map((line) => `[li]${line}[/li]`).join('')}[/ul]`;
const found = (...rows: string[]) => saidBy(overlappingReigns, [realm('fell', ...rows), ...people]).length;

it.each([
  table(
    row('Ruler', 'Reign'),
    row('@[Ivo](person:ivo)', '130–160 AF'),
    row('@[Ada](person:ada)', '145–180 AF'),
  ),
  table(row('Monarch', 'From', 'To'), row('Ulric', '130', '160'), row('Berta', '150', '180')),
  table(row('Herrscher', 'Regierungszeit'), row('Ulric', '1130–1160'), row('Berta', '1150–1180')),
  table(row('君主', '在位'), row('ウルリク', '1130年–1160年'), row('ベルタ', '1150年–1180年')),
  items('Rulers', '1203–1210 Ulric', '1207–1220 Berta'),
  items('Kings of Fell', '1203–1210 AF: Ulric', '1207–1220 AF: Hamo'),
  items('Lista de reyes', 'Ulric (1203–1210)', 'Berta (1207–1220)'),
  '[b]Rulers:[/b]\n[ul][li]Ulric – 1203–1210[/li][li]Hamo – 1207–1220[/li][/ul]',
])('tables and lists of rulers are read: %s', (content) => {
  expect(found(content)).toBe(1);
});

it.each([
  table(row('Ruler', 'Realm', 'Reign'), row('Ulric', 'Oss', '130–160'), row('Berta', 'Sarn', '150–180')),
  table(row('Name', 'Lived'), row('Ulric', '130–160'), row('Berta', '150–180')),
  items('Rulers', '1203–1210 Ulric', '1210–1220 Berta'),
  items('Rulers', '1203–1210 Ulric', '1207–1220 Berta (co-ruler until 1210)'),
  items('Kings and queens', 'King Ulric (1203–1210)', 'Queen Berta (1203–1215)'),
  items('Battles', '1203–1210 Siege of Oss', '1207–1220 War of Reeds'),
])('thrones of several lands, lives, couples and events aren’t reigns: %s', (content) => {
  expect(found(content)).toBe(0);
});

it('what rulers’ own articles say of one land is compared', () => {
  const ruler = (id: string, title: string, content: string) => ({ id, title, template: 'person', content });
  const of = (text: string) =>
    saidBy(overlappingReigns, [
      realm('fell', 'x'),
      realm('sarn', 'x'),
      ruler('ivo', 'Ivo', 'Ivo reigned over the @[Realm](organization:fell) from 130 AF to 160 AF.'),
      ruler('ada', 'Ada', text),
    ]).length;
  expect(of('Ada was queen of the @[Realm](organization:fell) from 150 AF to 180 AF.')).toBe(1);
  expect(of('Ada ruled the @[Realm](organization:fell) from 160 AF to 180 AF.')).toBe(0);
  expect(of('Ada ruled the @[Realm](organization:fell) jointly from 150 AF to 180 AF.')).toBe(0);
  expect(of('Ada ruled the @[Duchy](organization:sarn) from 150 AF to 180 AF.')).toBe(0);
});
