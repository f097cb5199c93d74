import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownOf, parseMarkup, plainTextOf } from '../../../lib/markup/index.ts';
import { codePoint } from '../code-point.ts';
import { markupish } from './writing.ts';

const plain = (text: string): string => plainTextOf(parseMarkup(text));
const markdown = (text: string): string => markdownOf(parseMarkup(text));

describe('plainTextOf', () => {
  test('keeps the text of marks, mentions and links, with one line per block', () => {
    expect(plain('[h1]Reef[/h1]A [b]light[/b] of @[Edda](person:1).\n\n[ul][li]one[li]two[/ul]')).toBe(
      'Reef\n\nA light of Edda.\n\none\ntwo',
    );
  });

  test('separates cells with tabs, and keeps the author of a quote and the dice of a roll', () => {
    expect(plain('[table][tr][td]a[td]b[tr][td]c[/table]')).toBe('a\tb\nc');
    expect(plain('[quote]Row.|Edda[/quote]')).toBe('Row.\n— Edda');
    expect(plain('Roll [roll:1d20+5|to hit] now')).toBe('Roll to hit now');
  });
});

describe('markdownOf', () => {
  test('converts marks, links, headings, lists, quotes and rules', () => {
    expect(markdown('[h2]Reef[/h2][b]bold[/b] and [i]thin[/i], [url:https://a.example/]there[/url]')).toBe(
      '## Reef\n\n**bold** and *thin*, [there](https://a.example/)',
    );
    expect(markdown('[ol][li]one[li]two[ul][li]deep[/ul][/ol]')).toBe('1. one\n2. two\n\n   - deep');
    expect(markdown('[quote]Row.|Edda[/quote]\n[hr]')).toBe('> Row.\n>\n> — Edda\n\n---');
    expect(markdown('[code]\nif `a`\n[/code]')).toBe('```\nif `a`\n```');
  });

  test('pads each table row to the length of the longest', () => {
    expect(markdown('[table][tr][th]a[tr][td]b|c[td]d[/table]')).toBe(
      '| a |  |\n| --- | --- |\n| b\\\\|c | d |',
    );
  });

  test('drops unsafe addresses and escapes Markdown characters', () => {
    expect(markdown('[url:javascript:alert(1)]here[/url] *now* # [x]')).toBe('here \\*now\\* # \\[x\\]');
    expect(markdown('# no heading')).toBe('\\# no heading');
  });
});

test('reversed mentions of older exports are parsed, also without a template', () => {
  const id = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';
  for (const text of [`@[person:${id}](Lady Ann)`, `@[Lady Ann](person:${id})`, `@[Lady Ann](:${id})`])
    expect(parseMarkup(text)).toMatchObject([
      { children: [{ kind: 'mention', id, children: [{ text: 'Lady Ann' }] }] },
    ]);
});

test("a reversed mention doesn't include the text after it", () => {
  expect(parseMarkup('[user:iris] said\n\nmore')).toMatchObject([
    { kind: 'paragraph', children: [{ kind: 'embed', name: 'user', argument: 'iris' }, { text: ' said' }] },
    { kind: 'paragraph' },
  ]);
});

/** Replaces code, where link syntax has no meaning. Escaped backticks, and those without a partner, begin none. */
const withoutCode = (text: string): string =>
  text.replace(/\\[\s\S]|(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|`+/g, (found, ticks?: string) =>
    ticks ? ' ' : found,
  );

test('plain text and Markdown are produced for any input', () => {
  fc.assert(
    fc.property(fc.oneof(markupish, fc.string({ unit: codePoint })), (text) => {
      const nodes = parseMarkup(text);
      expect(typeof plainTextOf(nodes)).toBe('string');
      expect(withoutCode(markdownOf(nodes))).not.toMatch(/[^\\]\]\((?!https?:|mailto:|tel:)/);
    }),
    { numRuns: 300, examples: [['`[code]](']] },
  );
});
