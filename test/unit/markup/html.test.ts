import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  htmlOfMarkup,
  markdownOf,
  parseMarkup,
  plainTextOf,
  wordsOfHtml,
} from '../../../lib/markup/index.ts';

const html = (markup: string, options = {}) => htmlOfMarkup(parseMarkup(markup), options);

it('writes formatted text as plain elements', () => {
  expect(
    html('[h1]Lamps[/h1]\n[b]Lit[/b] at [i]dusk[/i].\n\n[ul][li]One[/li][li]Two[/li][/ul]', { level: 2 }),
  ).toBe('<h2>Lamps</h2><p><strong>Lit</strong> at <em>dusk</em>.</p><ul><li>One</li><li>Two</li></ul>');
  expect(html('[quote]Beware.|The keeper[/quote]')).toBe(
    '<blockquote><p>Beware.</p><p>— The keeper</p></blockquote>',
  );
});

it('keeps embeds as they were written, so that World Anvil still reads them', () => {
  expect(html('See [img:123] here.')).toBe('<p>See [img:123] here.</p>');
});

it('writes mentions as nodes of World Anvil’s editor, or as labels', () => {
  const mention = 'By @[Isaura "Venn"](person:12-ab).';
  expect(html(mention)).toBe('<p>By Isaura &quot;Venn&quot;.</p>');
  expect(html(mention, { mentions: 'nodes' })).toContain(
    'data-target-id="12-ab" data-label="Isaura &quot;Venn&quot;" data-url="" data-entity-class="Person"',
  );
});

it('lets no text become an element, an attribute or an address that runs', () => {
  expect(html('<script>alert(1)</script> [url:javascript:alert(1)]Go[/url]')).not.toMatch(
    /<script|javascript:/,
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const made = html(`${text}<img src=x onerror=y>`);
      expect(made).not.toContain('<img');
      expect(wordsOfHtml(made)).toContain('<img src=x onerror=y>');
    }),
  );
});

it('what a sidebar row says is read like any text, in every form that is copied', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const nodes = parseMarkup(`--Ruler::@[Mira](person:${id}) of @[The [b]Core[/b]](Article:)--`);
  expect(plainTextOf(nodes)).toBe('Ruler: Mira of The Core');
  expect(markdownOf(nodes)).toBe('**Ruler:** Mira of The **Core**');
  expect(htmlOfMarkup(nodes)).toBe('<p><strong>Ruler:</strong> Mira of The <strong>Core</strong></p>');
});
