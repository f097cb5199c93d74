import { describe, expect, test } from 'vitest';
import { addTag, findTags, suggestTags } from '../../../components/capture/form/tag-field.tsx';
import { findTemplates, templateChoices } from '../../../components/template/index.ts';
import { TEMPLATES } from '../../../lib/model/index.ts';

const EVERY = templateChoices({ known: null, custom: [], recent: [], suggested: null });

describe('templates', () => {
  test('all 26 are listed, followed by the world’s own', () => {
    const choices = templateChoices({
      known: null,
      custom: [{ id: 'x', name: 'Harbour ledger' }],
      recent: [],
      suggested: null,
    });
    expect(choices.map(({ label }) => label)).toEqual([
      ...TEMPLATES.map(({ label }) => label),
      'Harbour ledger',
    ]);
    expect(choices).toHaveLength(27);
  });

  test('the suggested one is first, then recent ones', () => {
    const [first, second, third] = templateChoices({
      known: null,
      custom: [],
      recent: ['spell', 'custom:gone', 'item'],
      suggested: 'settlement',
    });
    expect([first?.key, second?.key, third?.key]).toEqual(['settlement', 'spell', 'item']);
    expect([first?.note, second?.note]).toEqual(['suggested', 'recent']);
  });

  test('templates that this API version can’t create aren’t offered', () => {
    const choices = templateChoices({
      known: ['person', 'item'],
      custom: [],
      recent: ['plot'],
      suggested: 'plot',
    });
    expect(choices.map(({ key }) => key)).toEqual(['person', 'item']);
  });

  test.each([
    ['npc', 'person'],
    ['city', 'settlement'],
    ['weapon', 'item'],
    ['build', 'landmark'],
    ['person', 'person'],
    ['war', 'militaryConflict'],
  ])('“%s” finds %s first', (typed, code) => {
    expect(findTemplates(EVERY, typed)[0]?.code).toBe(code);
  });

  test.each([
    ['cahracter', 'person'],
    ['setlement', 'settlement'],
    ['vilain', 'person'],
    ['spll', 'spell'],
  ])('a typo doesn’t hide it: “%s” finds %s, and at most two more', (typed, code) => {
    const found = findTemplates(EVERY, typed);
    expect(found[0]?.code).toBe(code);
    expect(found.length).toBeLessThanOrEqual(3);
  });

  test('nonsense finds nothing', () => {
    expect(findTemplates(EVERY, 'zzzz')).toEqual([]);
  });
});

describe('tags', () => {
  const known = [
    { tag: 'Sea', count: 40 },
    { tag: 'lighthouse', count: 3 },
    { tag: 'Lampwright Guild', count: 2 },
    { tag: 'keeper', count: 9 },
  ];

  test('a list with commas, whitespace and duplicates becomes clean tags', () => {
    expect(addTag(['Sea'], ' sea , old  stones,, Élan')).toEqual(['Sea', 'old stones', 'Élan']);
  });

  test('typing matches the start of any word, starts of tags first', () => {
    expect(findTags(known, 'gui', 5).map(({ tag }) => tag)).toEqual(['Lampwright Guild']);
    expect(findTags(known, 'l', 5).map(({ tag }) => tag)).toEqual(['lighthouse', 'Lampwright Guild']);
  });

  test('tags in the title come first, then those in the text; chosen ones aren’t suggested', () => {
    const text = { title: 'The Lighthouses', content: 'The keeper served the Lampwright Guild, by the sea.' };
    expect(suggestTags(known, text, ['sea'], 5)).toEqual(['lighthouse', 'keeper', 'Lampwright Guild']);
  });
});
