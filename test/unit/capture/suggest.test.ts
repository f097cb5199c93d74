import { describe, expect, test } from 'vitest';
import { suggestTemplate } from '../../../lib/capture/index.ts';

const best = (text: string, hints: string[] = [], labels: string[] = []): string | undefined =>
  suggestTemplate({ kind: 'page', text, hints, facts: labels.map((label) => ({ label, value: 'x' })) })[0]
    ?.template;

describe('what a page is about suggests a template', () => {
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

  test('the page’s own data counts where the text says nothing', () => {
    expect(best('', ['Person'])).toBe('person');
    expect(best('', ['infobox', 'biota'])).toBe('species');
    expect(best('', [], ['Population', 'Mayor'])).toBe('settlement');
    expect(best('', [], ['Belligerents', 'Result'])).toBe('militaryConflict');
  });

  test('the generic article where nothing speaks, never more than three', () => {
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
