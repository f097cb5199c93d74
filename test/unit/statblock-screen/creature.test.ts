import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Creature, creatureOf } from '../../../components/statblock/content/creature.ts';
import { ABILITIES, CHAPTERS, FACTS, KEYS, SPEEDS } from '../../../components/statblock/content/dialects.ts';
import { valuesOf } from '../../../components/statblock/content/stored-schema.ts';
import { bellKnight, marshWyrm, ship } from './fixture.ts';

const mapped = (data: Record<string, string>) => new Map(Object.entries(data));

function creature(data: Record<string, string>, template: number | null = null): Creature | null {
  const tags = data.tags?.split(',') ?? [];
  return creatureOf(valuesOf(mapped(data), { title: data.name ?? '', tags }), template);
}

test('the older dialect is shown like in a rulebook', () => {
  const wyrm = creature(marshWyrm);
  expect(wyrm?.kind).toBe('Huge dragon, Neutral Evil');
  expect(wyrm?.speed?.text).toBe('40 ft., fly 80 ft., swim 60 ft.');
  expect(wyrm?.abilities.map(({ short, modifier }) => `${short} ${modifier}`)).toEqual([
    'STR 6',
    'DEX 0',
    'CON 5',
    'INT -1',
    'WIS 1',
    'CHA 2',
  ]);
  expect(wyrm?.facts.map(({ label }) => label)).toEqual([
    'Saving Throws',
    'Skills',
    'Damage Resistances',
    'Damage Immunities',
    'Condition Immunities',
    'Senses',
    'Languages',
    'Environment',
    'Challenge',
  ]);
  expect(wyrm?.chapters.map(({ title }) => title)).toEqual([
    null,
    'Actions',
    'Reactions',
    'Legendary Actions',
    'Regional Effects',
  ]);
  expect(wyrm?.pictures.map(({ text }) => text)).toEqual(['5777371']);
  expect(wyrm?.more).toEqual([]);
});

test('the newer dialect gives the same result', () => {
  const knight = creature(bellKnight);
  expect(knight?.kind).toBe('Medium Construct, Unaligned');
  expect(knight?.speed?.text).toBe('6 sq., fly 12 sq., hover');
  expect(knight?.facts.at(-1)).toMatchObject({ label: 'Challenge', text: '5 (1,800 XP)' });
  expect(knight?.more.map(({ label }) => label)).toEqual(['Source']);
});

test('a creature template is enough, even with few values; other values need more', () => {
  expect(creature({ name: 'x', cr: '1' }, 21)?.facts[0]?.text).toBe('1');
  expect(creature(ship)).toBeNull();
  expect(creature({ ac: '12', str: '3', dex: '3' })).toBeNull();
});

/** Everything that a creature shows. */
function shown(of: Creature): string {
  const lines = [
    of.armorClass,
    of.hitPoints,
    of.speed,
    of.description,
    ...of.facts,
    ...of.pictures,
    ...of.more,
  ];
  return [
    of.kind,
    ...of.abilities.map(({ score }) => score),
    ...of.chapters.map(({ text }) => text),
    ...lines.map((line) => line?.text ?? ''),
  ].join('\n');
}

/** Values that are shown in our own words, such as whether it can hover. */
const SAID = /^(on|off|yes|no|true|false|0|1|none)$/i;

function missing(data: Record<string, string>, template: number | null): string[] {
  const values = valuesOf(mapped(data), { title: data.name ?? '', tags: data.tags?.split(',') ?? [] });
  const of = creatureOf(values, template);
  if (!of) return [];
  const all = shown(of);
  return [...values].flatMap(([key, text]) =>
    SAID.test(text.trim()) || all.includes(text.trim()) ? [] : [`${key}: ${text}`],
  );
}

describe('no data is lost', () => {
  const keys = [
    ...Object.values(KEYS).flat(),
    ...[...ABILITIES, ...CHAPTERS, ...FACTS, ...SPEEDS].flatMap((one) => one.keys),
  ];
  const value = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('30', '1', 'on', 'NONE', '[roll:1d6]'));
  const key = fc.oneof(
    fc.constantFrom(...keys),
    fc.constantFrom('AC', 'Strength', 'name', 'tags', 'world', '__proto__', 'constructor', 'my_own'),
  );

  test('whatever the keys', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(key, value), { maxLength: 40 }),
        fc.constantFrom(21, null),
        (pairs, template) => {
          expect(missing(Object.fromEntries(pairs), template)).toEqual([]);
        },
      ),
    );
  });
});

test('housekeeping is left out, but only if it looks like it', () => {
  const values = valuesOf(
    mapped({ templateId: '21', world: 'Eberron', folder: 'null', isShared: 'on', name: 'A', tags: 'x,y' }),
    { title: 'A', tags: ['x'] },
  );
  expect([...values]).toEqual([
    ['world', 'Eberron'],
    ['tags', 'x,y'],
  ]);
});

test.each([
  [{ fly: '0', swim: '0 ft.', climb: 'off', burrow: '', hover: '0.0' }, '30 ft.'],
  [{ fly: '0 ft', swim: '40', climb: '0 feet', burrow: '10 ft.' }, '30 ft., burrow 10 ft., swim 40 ft.'],
])('a speed of 0 isn’t listed: %j', (ways, text) => {
  expect(creature({ speed: '30', ...ways }, 21)?.speed?.text).toBe(text);
});

test('a creature that can’t move says so', () => {
  expect(creature({ speed: '0', fly: '0' }, 21)?.speed?.text).toBe('0 ft.');
});
