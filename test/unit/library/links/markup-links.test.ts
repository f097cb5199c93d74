import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOfAddress, keyOfRef, linksInMarkup } from '../../../../lib/library/links/index.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const article = keyOfRef({ kind: 'article', id: ID });
const found = (text: string) => linksInMarkup(text).map(({ kind, target }) => [kind, target]);

describe('a text links to', () => {
  it.each([
    ['the article of a mention', `See @[Port Sorrow](settlement:${ID}).`, [['mention', article]]],
    ['it with a class as prefix', `@[Port Sorrow](Article:${ID})`, [['mention', article]]],
    ['it without a prefix', `@[Port Sorrow](:${ID})`, [['mention', article]]],
    ['it from an old export', `@[person:${ID}](Mira)`, [['mention', article]]],
    ['it with tags in the label', `@[[b]Lady[/b] Mira](person:${ID})`, [['mention', article]]],
    ['it with its id in capitals', `@[Mira](person:${ID.toUpperCase()})`, [['mention', article]]],
    ['the article of a card', `[articleblock:${ID}]`, [['embed', article]]],
    ['an image, whatever its size', '[img:77|left|300]', [['embed', keyOfRef({ kind: 'image', id: '77' })]]],
    [
      'a statblock that is embedded',
      '[block:77]',
      [['statblock', keyOfRef({ kind: 'statblock', id: '77' })]],
    ],
    [
      'one that is mentioned',
      '@[Wolf](block:77)',
      [['statblock', keyOfRef({ kind: 'statblock', id: '77' })]],
    ],
    ['a secret', `[secret:${ID}]`, [['secret', article]]],
    ['a manuscript', `[manuscript:${ID}]`, [['manuscript', article]]],
    [
      'nothing that exists, where a mention’s target is gone',
      '@[Mira](Article:) @[Tom](person)',
      [['mention', keyOfRef({ kind: 'article', id: '' })]],
    ],
    ['a category', `[category:${ID}]`, [['mention', article]]],
    ['what a row of the sidebar names', `--Ruler:: @[Mira](person:${ID}) --`, [['mention', article]]],
  ])('%s', (_what, text, links) => {
    expect(found(text)).toEqual(links);
  });

  const page = 'https://www.worldanvil.com/w/vastmoor/a/port-sorrow-settlement';
  const address = keyOfAddress(page);
  it.each([
    ['in a link', `[url:${page}]the harbor[/url]`],
    ['in a link that opens a tab', `[url:${page}|blank]the harbor[/url]`],
    ['in a link whose text is the address', `[url:${page}]${page}[/url]`],
    ['in plain text', `More about it: ${page}.`],
    ['of the host without www', 'http://worldanvil.com/w/vastmoor/a/port-sorrow-settlement/'],
  ])('a page by its address, %s', (_where, text) => {
    expect(found(text)).toEqual([['url', address]]);
  });

  it.each([
    ['plain words', 'Mira of @nobody [sic] and an e-mail@[example]'],
    ['a mention of an article that doesn’t exist yet', '@[Mira](person)'],
    ['code', `[code]@[Mira](person:${ID})[/code]`],
    ['text that isn’t parsed', `[noparse]@[Mira](person:${ID}) ${page}[/noparse]`],
    ['comments', `/* @[Mira](person:${ID}) */`],
    ['maps and timelines, which are no entries', `[map:${ID}] @[Then](timeline:${ID})`],
    ['other sites, and worlds as a whole', 'https://example.com/w/a/b https://www.worldanvil.com/w/vastmoor'],
  ])('nothing in %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });
});

it('each link is where it says', () => {
  const text = `--See::x, [img:4]--[b]One[/b] @[Mira](person:${ID}), two [img:5] /* [img:6] */ and [url:https://x.invalid]x[/url] [block:7]`;
  expect(linksInMarkup(text).map(({ position }) => text.slice(position, position + 5))).toEqual([
    '[img:',
    '@[Mir',
    '[img:',
    '[bloc',
  ]);
});

it('any text has its links in order, however it is put together', () => {
  const pieces = [
    '@[',
    '](',
    'person:',
    ID,
    ')',
    '[img:',
    '5',
    ']',
    '[code]',
    '[/code]',
    '/*',
    '*/',
    '\n',
    'word ',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      const positions = linksInMarkup(text).map(({ position }) => position);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      for (const position of positions) expect('@['.includes(text[position] ?? '-')).toBe(true);
    }),
  );
});
