import { describe, expect, it } from 'vitest';
import { aliasesOf } from '../../../../lib/library/sync/aliases.ts';

const article = (title: string, texts: Record<string, string>) => ({
  title,
  sections: Object.entries(texts).map(([name, content]) => ({
    ...{ name, title: name, position: null, content, contentParsed: null },
  })),
});

describe('aliasesOf', () => {
  it.each([
    [
      'nicknames, one by one',
      { nickname: '“The Tide-Warden”, Mira; Old Salt' },
      ['The Tide-Warden', 'Mira', 'Old Salt'],
    ],
    [
      'the alternative names of a place',
      { alternativename: 'Kyr\r\nThe Drowned City' },
      ['Kyr', 'The Drowned City'],
    ],
    ['first and last name together', { firstname: 'Mira', lastname: 'Halloran' }, ['Mira Halloran']],
    ['each name once, whatever its case', { nickname: 'Red / RED / red' }, ['red']],
    ['never the title itself', { nickname: 'the warden' }, []],
    ['no remarks', { nickname: `${'so called because '.repeat(9)}of the sea` }, []],
    ['nothing where nothing is told', { history: 'Long.' }, []],
  ])('finds %s', (_what, texts, names) => {
    expect(aliasesOf(article('The Warden', texts))).toEqual(names);
  });
});
