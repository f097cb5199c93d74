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
