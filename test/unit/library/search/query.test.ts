import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Filter,
  formatQuery,
  parseQuery,
  type QueryPart,
} from '../../../../lib/library/search/index.ts';
import { codePoint } from '../../code-point.ts';

const value = fc.oneof(
  fc.constantFrom('harbour', 'Old Town', '東京', 'a-b', 'x:y'),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((text) => text.trim() !== '' && !/["“”„‟«»‹›「」『』〝〞〟＂]/.test(text)),
);
const isNegated = fc.boolean();
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    type: fc.constant('filter' as const),
    by: fc.constantFrom('tag', 'template', 'category', 'links', 'to', 'from'),
    value,
    isNegated,
  }),
  fc.record({
    type: fc.constant('filter' as const),
    by: fc.constant('is' as const),
    value: fc.constantFrom('draft', 'wip', 'pending'),
    isNegated,
  }),
  fc.record({
    type: fc.constant('filter' as const),
    by: fc.constant('kind' as const),
    value: fc.constantFrom('image', 'article'),
    isNegated,
  }),
);
const part: fc.Arbitrary<QueryPart> = fc.oneof(
  filter,
  fc.record({
    type: fc.constant('word' as const),
    text: fc.constantFrom('raven', 'o’brien', '東京', 'a:b', 'salt-road'),
    isNegated,
  }),
  fc.record({ type: fc.constant('phrase' as const), text: value, isNegated }),
);

describe('parseQuery', () => {
  it.each([
    ['“salt road”', '"salt road"'],
    ['„salt road“ raven', '"salt road" raven'],
    ['«salt road»', '"salt road"'],
    ['‹salt road›', '"salt road"'],
    ['「塩の道」', '"塩の道"'],
    ['『塩の道』', '"塩の道"'],
    ['〝塩の道〟', '"塩の道"'],
    ['＂salt road＂', '"salt road"'],
    ['“salt ro', '"salt ro'],
    ['to:„Far North“', 'to:"Far North"'],
    ['-category:“Far North”', '-category:"Far North"'],
    ['‘salt road’ raven', '"salt road" raven'],
    ['-tag:‚Far North‘', '-tag:"Far North"'],
    ['« salt road »', '" salt road "'],
    ['tag：海', 'tag:海'],
    ['tag﹕海', 'tag:海'],
    ['ｔａｇ：海', 'tag:海'],
    ['kind：ｉｍａｇｅ', 'kind:image'],
    ['－raven', '-raven'],
    ['−raven –tag:rook', '-raven -tag:rook'],
    ['海　－塩', '海 -塩'],
  ])('reads %s like %s, whatever the keyboard', (typed, same) => {
    expect(parseQuery(typed)).toEqual(parseQuery(same));
  });

  it('leaves signs within words alone', () => {
    expect(parseQuery('1203–1240 – a：b').parts).toEqual(
      ['1203–1240', '–', 'a：b'].map((text) => ({ type: 'word', text, isNegated: false })),
    );
  });

  it('leaves apostrophes alone', () => {
    for (const typed of ['o‘brien', '‘tis the season’s end', 'the boys’ ‘oard', 'd’Artagnan'])
      expect(parseQuery(typed).parts).toEqual(
        typed.split(' ').map((text) => ({ type: 'word', text, isNegated: false })),
      );
  });

  it('parses words, phrases, exclusions and filters', () => {
    expect(
      parseQuery('raven "old town" -rook tag:harbour is:draft in:images -category:"Far North"').parts,
    ).toEqual([
      { type: 'word', text: 'raven', isNegated: false },
      { type: 'phrase', text: 'old town', isNegated: false },
      { type: 'word', text: 'rook', isNegated: true },
      { type: 'filter', by: 'tag', value: 'harbour', isNegated: false },
      { type: 'filter', by: 'is', value: 'draft', isNegated: false },
      { type: 'filter', by: 'kind', value: 'image', isNegated: false },
      { type: 'filter', by: 'category', value: 'Far North', isNegated: true },
    ]);
  });

  it('parses filters by links, also those that say nothing', () => {
    expect(parseQuery('links:>5 -to:"The North" from:Mira links:abc').parts).toEqual([
      { type: 'filter', by: 'links', value: '>5', isNegated: false },
      { type: 'filter', by: 'to', value: 'The North', isNegated: true },
      { type: 'filter', by: 'from', value: 'Mira', isNegated: false },
      { type: 'filter', by: 'links', value: 'abc', isNegated: false },
    ]);
  });

  it.each(['foo:bar', 'links:', 'to:', 'is:tall', 'kind:thing', 'tag:', 'salt-road', '10:30'])(
    '%j is a plain word',
    (typed) => expect(parseQuery(typed).parts).toEqual([{ type: 'word', text: typed, isNegated: false }]),
  );

  it.each([
    ['"unfinished words', [{ type: 'phrase', text: 'unfinished words', isNegated: false }]],
    ['tag:"old to', [{ type: 'filter', by: 'tag', value: 'old to', isNegated: false }]],
    ['- ""', [{ type: 'word', text: '-', isNegated: false }]],
    ['  ', []],
  ])('%j is understood while it is being typed', (typed, parts) =>
    expect(parseQuery(typed).parts).toEqual(parts),
  );

  it('round-trips through formatQuery', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        expect(parseQuery(formatQuery({ parts }))).toEqual({ parts });
      }),
      { numRuns: 500 },
    );
  });

  it('never fails and is idempotent after formatting', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: codePoint }), fc.stringMatching(/^[-a:" tisg]*$/)), (typed) => {
        const query = parseQuery(typed);
        expect(parseQuery(formatQuery(query))).toEqual(query);
      }),
      { numRuns: 500 },
    );
  });
});
