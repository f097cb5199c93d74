import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeMarkup, type MarkupNode, parseMarkup } from '../../../lib/markup/index.ts';
import { codePoint } from '../code-point.ts';
import { markupish, wordsOf } from './writing.ts';

describe('parseMarkup', () => {
  test('nests marks as written', () => {
    expect(parseMarkup('[b]bold [i]both[/i][/b] plain')).toEqual([
      {
        kind: 'paragraph',
        children: [
          {
            kind: 'mark',
            mark: 'b',
            children: [
              { kind: 'text', text: 'bold ' },
              { kind: 'mark', mark: 'i', children: [{ kind: 'text', text: 'both' }] },
            ],
          },
          { kind: 'text', text: ' plain' },
        ],
      },
    ]);
  });

  test('starts a paragraph at a blank line and breaks the line at a newline', () => {
    const nodes = parseMarkup('one\r\ntwo\r\n\r\nthree');
    expect(nodes.map((node) => node.kind)).toEqual(['paragraph', 'paragraph']);
    expect(nodes[0]).toEqual({
      kind: 'paragraph',
      children: [{ kind: 'text', text: 'one' }, { kind: 'break' }, { kind: 'text', text: 'two' }],
    });
  });

  test('splits a quote at its last pipe to get the author, except inside noparse', () => {
    const [quote] = parseMarkup('[quote]this | that|Ann[/quote]');
    expect(quote).toEqual({
      kind: 'quote',
      children: [{ kind: 'text', text: 'this | that' }],
      author: [{ kind: 'text', text: 'Ann' }],
    });
    const [other] = parseMarkup('[quote]this [noparse]|[/noparse] that[/quote]');
    expect(other).toEqual({ kind: 'quote', children: [{ kind: 'text', text: 'this | that' }], author: null });
  });

  test('parses mentions with an id, with marks in the label, as to-dos, and in any case', () => {
    const mention = (text: string): MarkupNode | undefined => {
      const [paragraph] = parseMarkup(text);
      return paragraph && 'children' in paragraph ? paragraph.children[0] : undefined;
    };
    expect(mention('@[Ann](person:1b4e28ba-2fa1-11d2-883f-0016d3cca427)')).toMatchObject({
      kind: 'mention',
      template: 'person',
      id: '1b4e28ba-2fa1-11d2-883f-0016d3cca427',
    });
    expect(mention('@[[b]Lady Ann[/b]](Person:9)')).toMatchObject({
      kind: 'mention',
      children: [{ kind: 'mark', mark: 'b' }],
    });
    const id = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';
    expect(mention(`@[Day:3](person:${id})`)).toMatchObject({ template: 'person', id });
    expect(mention('@[Day:3](block:363530)')).toMatchObject({ template: 'block', id: '363530' });
    expect(mention(`@[person:${id}](Day:3)`)).toMatchObject({ template: 'person', id });
    expect(mention('@[Ann](person)')).toMatchObject({ kind: 'mention', id: '' });
    // World Anvil writes this where the article is gone, so only the words are left.
    for (const dead of ['Article:', 'person:', 'person: ', ':', '', 'person:not an id'])
      expect(mention(`@[Ann](${dead})`), dead).toEqual({ kind: 'text', text: 'Ann' });
    expect(mention('@[person:](Lady Ann)')).toEqual({ kind: 'text', text: 'Lady Ann' });
    expect(mention('@[Ann] alone')).toEqual({ kind: 'text', text: '@[Ann] alone' });
  });

  test("accepts a colon or an equals sign before a link's address", () => {
    for (const text of ['[url:https://a.example/|blank]a[/url]', '[url=https://a.example/]a[/url]']) {
      expect(parseMarkup(text)).toMatchObject([{ children: [{ kind: 'link', href: 'https://a.example/' }] }]);
    }
  });

  test('closes the previous item, row or cell implicitly, and parses dashes as list items', () => {
    expect(parseMarkup('[ul][li]a[li]b[/ul]')).toMatchObject([
      { kind: 'list', children: [{ kind: 'item' }, { kind: 'item' }] },
    ]);
    expect(parseMarkup('[ul]\n- a\n- b\n[/ul]')).toMatchObject([
      { kind: 'list', children: [{ children: [{ text: 'a' }] }, { children: [{ text: 'b' }] }] },
    ]);
    expect(parseMarkup('[table][tr][td]a[td]b[tr][td]c[/table]')).toMatchObject([
      {
        kind: 'table',
        children: [{ children: [{ kind: 'cell' }, { kind: 'cell' }] }, { children: [{ kind: 'cell' }] }],
      },
    ]);
  });

  test('keeps unknown tags, citations and stray closing tags as text', () => {
    for (const text of [
      '[nioa]',
      'see [1] and [citation needed]',
      'a [/b] b',
      '[foo:bar]',
      '[',
      '[[',
      '[/]',
      '[:]',
    ]) {
      expect(wordsOf(parseMarkup(text))).toBe(text);
    }
  });

  test('drops comments, parses sidebar rows, and keeps the arguments of embeds', () => {
    expect(wordsOf(parseMarkup('a/* secret */b'))).toBe('ab');
    expect(wordsOf(parseMarkup('a /* open'))).toBe('a /* open');
    expect(parseMarkup('--Population::3,412--')).toEqual([
      { kind: 'fact', label: 'Population', children: [{ kind: 'text', text: '3,412' }] },
    ]);
    expect(parseMarkup('[img:12|left|300]')).toMatchObject([
      { children: [{ kind: 'embed', name: 'img', argument: '12|left|300' }] },
    ]);
  });

  test('keeps the lines and indentation of code blocks', () => {
    expect(parseMarkup('[code]\nif a:\n  b\n[/code]')).toEqual([
      { kind: 'code', block: true, children: [{ kind: 'text', text: 'if a:\n  b' }] },
    ]);
  });
});

describe('for any input', () => {
  test('parsing never throws and only produces known nodes', () => {
    fc.assert(
      fc.property(fc.oneof(markupish, fc.string({ unit: codePoint })), (text) => {
        expect(Array.isArray(parseMarkup(text))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('escaped text parses to the same text', () => {
    fc.assert(
      fc.property(markupish, (text) => {
        const line = text.replace(/\s+/g, ' ').trim();
        expect(wordsOf(parseMarkup(escapeMarkup(line)))).toBe(line);
      }),
      { numRuns: 500 },
    );
  });

  test('escaped text stays the same before a tag, in a quote and in a table', () => {
    fc.assert(
      fc.property(markupish, (text) => {
        const line = text.replace(/\s+/g, ' ').trim().replaceAll('|', '');
        const safe = escapeMarkup(line);
        expect(wordsOf(parseMarkup(`[quote]${safe}[b]x[/b][/quote]`))).toBe(`${line}x`);
        expect(wordsOf(parseMarkup(`[table][tr][td]${safe}[/td][/tr][/table]`))).toBe(line);
      }),
      { numRuns: 500 },
    );
  });
});
