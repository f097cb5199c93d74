import { describe, expect, test } from 'vitest';
import {
  CONTROL,
  isBoilerplateLabel,
  isByline,
  isNotice,
  RELATED_HEADING,
  RELATED_LINE,
  withoutDate,
} from '../../../lib/capture/extract/boilerplate-phrases.ts';
import { PrefixMatcher } from '../../../lib/capture/extract/prefix-matcher.ts';

describe('PrefixMatcher', () => {
  test('matches any prefix of a row, ignoring case', () => {
    const openings = new PrefixMatcher([['salt|sea ', '(?:drake|eel)'], ['0', ' eels'], ['©']], '$');
    for (const text of ['Saltdrake', 'sea eel', 'SEA DRAKE', '3 eels', '0 eels', '©'])
      expect(openings.test(text), text).toBe(true);
    for (const text of ['', 's', 'salt', 'the sea eel', 'sea eels', 'eels', 'c'])
      expect(openings.test(text), text).toBe(false);
  });

  test('escapes special characters in a prefix', () => {
    const openings = new PrefixMatcher([['[+] enlarge|(c)|a.b']]);
    for (const text of ['[+] Enlarge', '(c) 2026', 'a.b']) expect(openings.test(text), text).toBe(true);
    expect(openings.test('axb')).toBe(false);
  });
});

describe('boilerplate phrases', () => {
  const cases: [string, (text: string) => boolean, string[], string[]][] = [
    [
      'headings of related-article lists',
      (text) => RELATED_HEADING.test(text),
      ['Related', 'More from the harbor', 'You may also like', '12 comments', 'À lire aussi', '相关新闻'],
      ['The related arts of rope and net', 'More', 'You and the sea', 'Comments were loud'],
    ],
    [
      'links to related articles within a text',
      (text) => RELATED_LINE.test(text),
      ['Related story: the eels', 'READ MORE – the eels', 'Leia também: enguias'],
      ['Read the eels', 'Related'],
    ],
    [
      'button labels',
      (text) => CONTROL.test(text),
      [
        'Share this article',
        'Tweet',
        '12.3k likes',
        '[+] Enlarge',
        'Sign in with Anvil',
        'Teilen »',
        '分享到:',
      ],
      ['Share the harvest', 'Like a ship', '12 ships', 'Play the pipes', 'Printing houses'],
    ],
    [
      'bylines',
      isByline,
      ['By Ada Orrell', 'Posted on Monday', 'Updated 3 May', 'Ada Orrell, staff writer', '来源：新华社'],
      ['Bygone days', 'Posting a letter', 'The staff of the harbor'],
    ],
    [
      'notices, beside other evidence',
      (text) => isNotice(text, true),
      [
        'Tags: eels',
        'Follow us on Twitter',
        'Sign up',
        '© 2026 The Tide',
        'Get our newsletter',
        'Copyright 2026',
      ],
      ['Tagging eels', 'Follow the river', 'Signs up the road', 'Copyrights'],
    ],
    [
      'class names and ids',
      isBoilerplateLabel,
      ['post-meta', 'Newsletter', 'c-socialShare', 'comments'],
      ['', 'article-body', 'entry', 'lead'],
    ],
  ];
  for (const [title, matches, yes, no] of cases) {
    test(title, () => {
      for (const text of yes) expect(matches(text), text).toBe(true);
      for (const text of no) expect(matches(text), text).toBe(false);
    });
  }

  test('a line that could be of the text is no notice by its words alone', () => {
    for (const text of ['Category three storms come from the west.', 'Sign up at the harbor, or be pressed.'])
      expect(isNotice(text, false), text).toBe(false);
    expect(isNotice('© 2026 The Tide', false)).toBe(true);
  });

  test('withoutDate removes a date, and returns null without one', () => {
    expect(withoutDate('Tuesday, 9 March 2026')).toBe('tuesday,  2026');
    expect(withoutDate('2026-03-09, harbor')).toBe(', harbor');
    expect(withoutDate('three hours ago')).toBe('three ');
    expect(withoutDate('12 ships')).toBe(null);
    expect(withoutDate('the ships')).toBe(null);
  });
});
