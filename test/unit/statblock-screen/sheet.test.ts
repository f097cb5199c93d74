import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOf } from '../../../components/statblock/content/content.ts';
import { creatureText, linkedBlocks, sheetText } from '../../../components/statblock/content/copying.ts';
import { creatureOf } from '../../../components/statblock/content/creature.ts';
import { sheetOf, tableOf } from '../../../components/statblock/content/sheet.ts';
import { statMarkup } from '../../../components/statblock/content/stat-text.ts';
import { readStatblock } from '../../../components/statblock/content/stored-schema.ts';
import type { StatblockTemplate, TemplateField } from '../../../lib/model/index.ts';
import { marshWyrm, ship, statblock } from './fixture.ts';

const mapped = (data: Record<string, string>) => new Map(Object.entries(data));

const field = (name: string, change: Partial<TemplateField> = {}): TemplateField => ({
  name,
  label: name,
  input: 'string',
  renderer: null,
  placeholder: null,
  section: null,
  isRequired: false,
  ...change,
});

const template: StatblockTemplate = {
  id: 5104,
  title: 'Ship',
  kind: null,
  state: null,
  slug: null,
  url: null,
  icon: null,
  tags: [],
  updatedAt: null,
  worldId: null,
  authorName: null,
  createdAt: null,
  raw: {},
  description: '',
  system: null,
  fields: [
    field('guns', { label: 'Guns aboard', section: 'Arms', renderer: 'table' }),
    field('omens', { section: 'Arms', renderer: 'random' }),
    field('hull', { label: 'Hull', section: 'Hull' }),
    field('commissioned', { label: 'Under commission', section: 'Hull', input: 'checkbox' }),
    field('picture', { section: 'Looks', renderer: 'image' }),
    field('missing', { section: 'Nothing' }),
  ],
};

test('without a template, values keep their order, with labels made from their keys', () => {
  const [section, ...others] = sheetOf(mapped(ship), null);
  expect(others).toEqual([]);
  expect(section?.title).toBeNull();
  expect(section?.values.map(({ as, line }) => `${as} ${line.label}`)).toEqual([
    'line Name',
    'line Class',
    'line Hull',
    'line Commissioned',
    'picture Picture',
    'table Guns',
    'table Omens',
    'text History',
    'line About the crew',
  ]);
});

test('a template gives labels, order and sections; unknown values come last', () => {
  const sections = sheetOf(mapped(ship), template);
  expect(sections.map(({ title }) => title)).toEqual(['Arms', 'Hull', 'Looks', 'More']);
  expect(sections[0]?.values[0]?.line.label).toBe('Guns aboard');
  expect(sections[1]?.values[1]?.line).toEqual({
    key: 'commissioned',
    label: 'Under commission',
    text: 'Yes',
  });
});

test('every value is shown, whatever the keys', () => {
  const key = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom(...template.fields.map(({ name }) => name)),
  );
  fc.assert(
    fc.property(fc.dictionary(key, fc.string({ minLength: 1 })), fc.boolean(), (data, isKnown) => {
      const values = sheetOf(mapped(data), isKnown ? template : null).flatMap((section) => section.values);
      expect(values.map(({ line }) => line.key).sort()).toEqual(Object.keys(data).sort());
    }),
  );
});

test('rows with pipes are tables; pipes inside tags don’t count', () => {
  expect(tableOf('Gun|Damage\r\nSwivel|[roll:1d8|d8]', 'guessed')).toEqual({
    head: ['Gun', 'Damage'],
    rows: [['Swivel', '[roll:1d8|d8]']],
  });
  expect(tableOf('|a|b|\n|c||', 'guessed')).toEqual({ head: ['a', 'b'], rows: [['c', '']] });
  expect(tableOf('1|x\n2-4|y', 'guessed')).toEqual({
    head: null,
    rows: [
      ['1', 'x'],
      ['2-4', 'y'],
    ],
  });
  expect(tableOf('one line | only', 'guessed')).toBeNull();
  expect(tableOf('a|b\nc', 'guessed')).toBeNull();
});

test('unreadable content is shown as it is; empty content says so', () => {
  const read = (resource: unknown) => {
    const shown = readStatblock(resource);
    return shown && contentOf(shown, null);
  };
  expect(read(statblock(null, { source: 'hp: [1' }))).toMatchObject({ as: 'source', source: 'hp: [1' });
  expect(read(statblock({ name: 'Untitled' }, { title: 'Untitled' }))).toMatchObject({ as: 'nothing' });
  expect(read([1])).toBeNull();
  expect(read({ id: 1, data: { hp: 4, ok: 'x' }, tags: [1, 'a'] })).toMatchObject({ as: 'sheet' });
});

test('as plain text, the words are there without markup', () => {
  const wyrm = creatureOf(mapped(marshWyrm), 21);
  const text = wyrm ? creatureText('Marsh Wyrm', wyrm, new Map()) : '';
  expect(text).toContain('Marsh Wyrm\nHuge dragon, Neutral Evil');
  expect(text).toContain('Armor Class: 17 (natural armor)\nHit Points: 161 (14d12+70)');
  expect(text).toContain('STR 23 (+6)  DEX 10 (+0)');
  expect(text).toContain('ACTIONS\nBite. Melee Weapon Attack: +10 to hit');
  expect(text).not.toMatch(/\*|\[roll/);
  expect(sheetText('The Heron', sheetOf(mapped(ship), null), new Map())).toContain('Guns\nGun|Range|Damage');
});

test('lines that start with a dash become a list with the same words', () => {
  expect(statMarkup('Aboard:\r\n- **Oil**, forty casks\r\n- A bell\r\nno more')).toBe(
    'Aboard:\n[ul][li][b]Oil[/b], forty casks[/li][li]A bell[/li][/ul]\nno more',
  );
  expect(statMarkup('- one alone')).toBe('- one alone');
});

test('a link to a statblock is copied as its label, else its title, else its number', () => {
  const sheet = sheetOf(
    mapped({
      notes: 'See [blocklink:12], [blocklink: 13 | her crew] and [BLOCKLINK:14].\n- [blocklink:12]\n- x',
    }),
    null,
  );
  const titles = new Map([
    ['12', 'Bell Knight'],
    ['13', 'Crew of the Heron'],
  ]);
  const text = sheetText('The Heron', sheet, titles);
  expect(text).toContain('See Bell Knight, her crew and statblock 14.');
  expect(text.match(/Bell Knight/g)).toHaveLength(2);
  expect(
    linkedBlocks(['See [blocklink:12], [blocklink: 13 | x] and [BLOCKLINK:14].', '[blocklink:12]']),
  ).toEqual(['12', '13', '14']);
});
