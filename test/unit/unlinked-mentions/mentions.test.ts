import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkup, plainTextOf } from '../../../lib/markup/index.ts';
import { linkMentions, mentionsIn } from '../../../lib/unlinked-mentions/index.ts';
import { finderOf } from '../library/names/worlds.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const NAMES = ['Port Sorrow', 'Mira', 'Sorrow', '海の王', 'Drake', 'The Gray Fox'];
const finder = finderOf(...NAMES);
const ELSEWHERE = 99;

/** The names that are found, as they are written. */
const foundIn = (text: string, own = ELSEWHERE): string[] =>
  mentionsIn(text, finder, own).mentions.map(({ start, end }) => text.slice(start, end));

describe('a name is found', () => {
  it.each([
    ['in a sentence', 'Mira left Port Sorrow.', ['Mira', 'Port Sorrow']],
    [
      'in bold type, headings and lists',
      '[h1]Mira[/h1][ul][li][b]Port Sorrow[/b][/li][/ul]',
      ['Mira', 'Port Sorrow'],
    ],
    ['in plurals and possessives', 'Two drakes in Mira’s house', ['drakes', 'Mira']],
    ['in scripts without spaces', '彼は海の王だ', ['海の王']],
    ['in brackets that are no tag', '[Mira] and [sic]', ['Mira']],
    [
      'beside mentions, links and embeds',
      `@[Mira](person:${ID}) Mira [img:5]Mira [url:x]Mira[/url] Mira`,
      ['Mira', 'Mira', 'Mira'],
    ],
    ['behind code and comments', '[code]Mira[/code] Mira /* Mira */ Mira', ['Mira', 'Mira']],
  ])('%s', (_where, text, names) => {
    expect(foundIn(text)).toEqual(names);
  });
});

describe('no name is found', () => {
  it.each([
    ['in a mention', `@[Mira](person:${ID}) and @[person:${ID}](Mira)`],
    ['in a mention of an article that doesn’t exist yet', '@[Mira] @[Mira](person) @[Mira](Mira the Bold)'],
    ['in the text of a link', '[url:https://example.com/Mira]Mira[/url]'],
    ['behind a link that never ends', '[url:https://example.com]here, says Mira'],
    ['in code and text that isn’t parsed', '[code]Mira[/code] [noparse]Mira[/noparse]'],
    ['in code that never ends', '[code]Mira'],
    ['in comments', '/* Mira */'],
    ['in sidebar rows', '--Ruler::Mira--'],
    ['in tags, known or not', '[container:Mira] [spell:Mira] [foo=Mira]x[/foo] [mira]'],
    [
      'in web and mail addresses',
      'https://example.com/Mira www.mira.example/Mira mira@example.com HTTPS://Mira.example',
    ],
    ['in names of files and hosts', 'mira.example, Mira.png and drake.3.txt'],
    ['over two lines', 'Port\nSorrow'],
    ['in a word that starts in a drop cap or ends in another tag', '[dc]X[/dc]Mira Mira[b]bel[/b]'],
  ])('%s', (_where, text) => {
    expect(foundIn(text)).toEqual([]);
  });

  it('where ordinary words happen to be a name with an article', () => {
    const needle = finderOf('The Needle', 'The Salt Road');
    const text = 'Like the needle of a compass, the Needle and The Needle point to the salt road.';
    const found = mentionsIn(text, needle, ELSEWHERE).mentions.map(({ start, end }) =>
      text.slice(start, end),
    );
    expect(found).toEqual(['the Needle', 'The Needle', 'the salt road']);
  });

  it('that is the entry’s own', () => {
    expect(foundIn('Mira of Port Sorrow', 1)).toEqual(['Port Sorrow']);
  });

  it('that the entry shares with others', () => {
    const shared = finderOf('Mira', 'Mira');
    expect(mentionsIn('Mira', shared, 1).mentions).toEqual([]);
  });
});

it('a name that several entries have lists all of them', () => {
  const text = 'They met Mira.';
  expect(mentionsIn(text, finderOf('Mira', 'Mira', 'Tom'), ELSEWHERE).mentions).toEqual([
    { start: 9, end: 13, name: 'Mira', doubt: 0, candidates: [0, 1] },
  ]);
});

it('says which entries a text mentions already', () => {
  const text = `@[Mira](person:${ID.toUpperCase()}) [code]@[Tom](person:5)[/code] @[Ann](person)`;
  expect([...mentionsIn(text, finder, ELSEWHERE).mentioned]).toContain(ID);
});

describe('linking', () => {
  const target = { id: ID, template: 'person' };

  it('keeps what is written as the label', () => {
    expect(linkMentions('Two drakes!', [{ start: 4, end: 10, target }])).toBe(`Two @[drakes](person:${ID})!`);
  });

  it('takes places in any order, and leaves out those that overlap or lie outside', () => {
    const at = (start: number, end: number) => ({ start, end, target });
    expect(linkMentions('Mira Tom', [at(5, 8), at(3, 6), at(0, 4), at(6, 20), at(2, 2)])).toBe(
      `@[Mira](person:${ID}) @[Tom](person:${ID})`,
    );
  });

  it('uses a prefix that World Anvil knows, and no id that a mention can’t hold', () => {
    const linked = (template: string | null, id = ID) =>
      linkMentions('Mira', [{ start: 0, end: 4, target: { id, template } }]);
    expect([linked(null), linked('no such')]).toEqual([`@[Mira](article:${ID})`, `@[Mira](article:${ID})`]);
    expect(linked('person', 'draft:1')).toBe('Mira');
  });
});

const PIECES = [
  ...[
    'Mira',
    'Port Sorrow',
    'Drakes',
    '海の王',
    'the gray fox',
    'Sorrow’s',
    ' ',
    ' ',
    '. ',
    '\n',
    '\n\n',
    ', ',
    'x',
  ],
  ...[
    '@[',
    '](',
    ')',
    `](person:${ID})`,
    `(person:${ID})`,
    '[',
    ']',
    '@',
    '|',
    '--',
    '::',
    '/*',
    '*/',
    ':',
    '=',
    '- ',
  ],
  ...['[b]', '[/b]', '[code]', '[/code]', '[url:https://x.invalid]', '[/url]', '[noparse]', '[/noparse]'],
  ...['[h1]', '[/h1]', '[quote]', '[/quote]', '[spoiler]', '[/spoiler]', '[ul]', '[li]', '[/li]', '[/ul]'],
  ...[
    '[table]',
    '[tr]',
    '[td]',
    '[/td]',
    '[/tr]',
    '[/table]',
    '[tooltip:',
    '[img:5]',
    '[br]',
    '[row]',
    '[foo:',
  ],
  ...['https://x.invalid/', 'www.', 'mail@', '.example', '[dc]', '[/dc]', '[section:', '\r\n', '\t', '1. '],
];
const TEXT = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((parts) => parts.join(''));
const MARKER = 'aaaaaaaa-0000-4000-8000-000000000000';
const INSERTED = new RegExp(`@\\[([^\\[\\]]*)\\]\\(article:${MARKER}\\)`, 'g');

/** What readers see, who don't see how many spaces a line begins or ends with. */
const visible = (text: string): string =>
  plainTextOf(parseMarkup(text))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n');

describe('linking every name that is found in any text', () => {
  const linkAll = (text: string): string =>
    linkMentions(
      text,
      mentionsIn(text, finder, ELSEWHERE).mentions.map(({ start, end }) => ({
        ...{ start, end, target: { id: MARKER, template: null } },
      })),
    );

  it('changes nothing that a reader sees, and taking the links out again restores every character', () => {
    let links = 0;
    fc.assert(
      fc.property(TEXT, (text) => {
        const linked = linkAll(text);
        links += linked === text ? 0 : 1;
        expect(visible(linked)).toBe(visible(text));
        expect(linked.replace(INSERTED, '$1')).toBe(text);
      }),
      { numRuns: 2_000 },
    );
    expect(links).toBeGreaterThan(200);
  });
});
