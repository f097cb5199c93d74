import { describe, expect, test } from 'vitest';
import { suggestTemplate } from '../../../lib/capture/index.ts';

const best = (text: string, hints: string[] = [], labels: string[] = []): string | undefined =>
  suggestTemplate({ kind: 'page', text, hints, facts: labels.map((label) => ({ label, value: 'x' })) })[0]
    ?.template;

describe('suggestTemplate', () => {
  test.each([
    ['The Pharos was a lighthouse built by the Ptolemies.', 'landmark'],
    ['Ada Lovelace was an English writer and mathematician.', 'person'],
    ['The salt drake is a small dragon of the coast.', 'species'],
    ['Lisbon is the capital of Portugal.', 'settlement'],
    ['The Danube is the second-longest river in Europe.', 'location'],
    ['The Battle of Hastings was a battle of 1066.', 'militaryConflict'],
    ['Excalibur is the legendary sword of King Arthur.', 'item'],
    ['Quenya is a constructed language.', 'language'],
    ['Scurvy is a disease resulting from a lack of vitamin C.', 'condition'],
  ])('%s → %s', (text, template) => {
    expect(best(text)).toBe(template);
  });

  test.each([
    'Tide Hound Medium beast, unaligned Armor Class 13 (natural armor) Hit Points 27 (5d8 + 5) Speed 40 ft. STR DEX CON INT WIS CHA 15 (+2) 12 (+1) 12 (+1) 3 (-4) 12 (+1) 7 (-2) Challenge 1 (200 XP)',
    'AC: 13 | HP: 27 | Speed 40 ft. | Senses darkvision | Challenge 1',
    'Gezeitenhund Rüstungsklasse 13 Trefferpunkte 27 STR 15 GES 12 KON 12 INT 3 WEI 12 CHA 7',
    'Chien des marées Classe d’armure 13 Points de vie 27 FOR DEX CON INT SAG CHA',
  ])('a stat block is a monster’s and nothing else: %s', (text) => {
    const suggested = suggestTemplate({ kind: 'page', text, facts: [{ label: 'Speed', value: '40 ft.' }] });
    expect(suggested).toEqual([{ template: 'species' }]);
  });

  test('a page that only talks of armor and hit points isn’t a monster’s', () => {
    expect(best('An armor class of 13 or 27 hit points change little.')).toBe('article');
    expect(best('Armor Class 13 is common. Hit Points 27 are not.')).toBe('article');
  });

  test('what its text calls it comes before its stat block', () => {
    const text = 'The Gull is a ship. Armor Class 15 Hit Points 300 Speed 5 STR DEX CON INT WIS CHA';
    expect(suggestTemplate({ kind: 'page', text, facts: [] })).toEqual([
      { template: 'vehicle' },
      { template: 'species' },
    ]);
  });

  test("uses the page's own metadata if its text says nothing", () => {
    expect(best('', ['Person'])).toBe('person');
    expect(best('', ['infobox', 'biota'])).toBe('species');
    expect(best('', [], ['Population', 'Mayor'])).toBe('settlement');
    expect(best('', [], ['Belligerents', 'Result'])).toBe('militaryConflict');
  });

  test('returns the generic article without any evidence, and never more than three templates', () => {
    expect(suggestTemplate({ kind: 'selection', text: 'Lorem ipsum.', facts: [] })).toMatchObject([
      { template: 'article' },
    ]);
    expect(
      suggestTemplate({
        kind: 'page',
        text: '',
        hints: ['Person', 'City', 'Book', 'Ship', 'Language'],
        facts: [],
      }).length,
    ).toBe(3);
  });
});
