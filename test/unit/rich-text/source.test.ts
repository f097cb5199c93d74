import fc from 'fast-check';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../components/rich-text/read-document.ts';
import { schema } from '../../../components/rich-text/schema.ts';
import { writeDocument } from '../../../components/rich-text/write-document.ts';
import { parseMarkup } from '../../../lib/markup/index.ts';
import { markupish, wordsOf } from '../markup/writing.ts';
import { wellFormed } from './well-formed.ts';

const anyMarkup = fc.oneof(markupish, wellFormed, fc.string({ unit: 'binary' }));

/** The document without what it knows about the original text. */
function forgotten(doc: Node): Node {
  const blocks: Node[] = [];
  doc.forEach((block) => {
    blocks.push(block.type.create({ ...block.attrs, origin: null }, block.content));
  });
  return schema.nodes.doc.create(null, blocks);
}

/** The markup that the editor would write if every block had been changed. */
function rewritten(markup: string): string {
  const read = readDocument(markup);
  return writeDocument(forgotten(read.doc), read);
}

/** All words in order: a break, a blank and a line end are the same. */
const words = (markup: string): string => wordsOf(parseMarkup(markup)).replace(/\s+/g, '');

describe('unchanged text', () => {
  test('comes back byte for byte', () => {
    fc.assert(
      fc.property(anyMarkup, (markup) => {
        const read = readDocument(markup);
        expect(writeDocument(read.doc, read)).toBe(markup);
      }),
      { numRuns: 3000 },
    );
  });

  test('comes back if the document was changed and changed back', () => {
    fc.assert(
      fc.property(anyMarkup, (markup) => {
        const read = readDocument(markup);
        expect(writeDocument(schema.nodeFromJSON(read.doc.toJSON()), read)).toBe(markup);
      }),
      { numRuns: 500 },
    );
  });

  test('stays as it is around a changed paragraph', () => {
    let changed = 0;
    fc.assert(
      fc.property(wellFormed, fc.nat(), fc.nat(), (markup, which, where) => {
        const read = readDocument(markup);
        const places: { position: number; origin: number; size: number }[] = [];
        read.doc.forEach((node, position) => {
          if (node.isTextblock)
            places.push({ position, origin: Number(node.attrs.origin), size: node.content.size });
        });
        const place = places[which % places.length];
        if (!place || read.blocks.length === 0) return;
        changed++;
        const at = place.position + 1 + (where % (place.size + 1));
        const typed = new Slice(Fragment.from(schema.text('zebra')), 0, 0);
        const written = writeDocument(read.doc.replace(at, at, typed), read);
        const until = read.blocks
          .slice(0, place.origin + 1)
          .map(({ before, markup: text }, index) => (index === place.origin ? before : before + text));
        const start = until.join('');
        const end = markup.slice(start.length + (read.blocks[place.origin]?.markup.length ?? 0));
        expect(written.startsWith(start)).toBe(true);
        expect(written.endsWith(end)).toBe(true);
        expect(written.slice(start.length, written.length - end.length)).toContain('zebra');
      }),
      { numRuns: 2000 },
    );
    expect(changed).toBeGreaterThan(500);
  });
});

describe('an image or a player around its address', () => {
  test.each([
    '[img]https://a.example/b_c.png[/img]',
    '[IMG] https://a.example/b.png [/img]',
    '[youtube]https://youtu.be/abc?t=1[/youtube]',
  ])('is one chip: %s', (markup) => {
    const content = readDocument(`A ${markup} bell`).doc.firstChild?.content.content ?? [];
    expect(content.map(({ type, text, attrs }) => text ?? [type.name, attrs.markup])).toEqual([
      'A ',
      ['chip', markup],
      ' bell',
    ]);
    expect(parseMarkup(markup)).toMatchObject([
      { children: [{ kind: 'embed', argument: expect.stringMatching(/^https:\S+$/) }] },
    ]);
  });

  test('is what it was if there is no address', () => {
    const pieces = (markup: string): number => readDocument(markup).doc.firstChild?.childCount ?? 0;
    expect(pieces('[img]the old bell[/img]')).toBeGreaterThan(1);
    expect(pieces('[img]one[/youtube]')).toBeGreaterThan(1);
  });
});

describe('text written again', () => {
  test('has the same words', () => {
    fc.assert(
      fc.property(fc.oneof(markupish, wellFormed), (markup) => {
        expect(words(rewritten(markup))).toBe(words(markup));
      }),
      { numRuns: 3000 },
    );
  });

  test('stays the same when it is written once more', () => {
    fc.assert(
      fc.property(fc.oneof(markupish, wellFormed), (markup) => {
        const once = rewritten(markup);
        expect(rewritten(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['an indent', '[/ul]\n [/noparse]', '[/ul]\n [noparse][[/noparse]/noparse]'],
    ['what stands before a comment without end', '[noparse][b][/noparse]/*', '[noparse][[/noparse]b]/*'],
  ])('keeps %s where a bracket is escaped', (_what, markup, once) => {
    expect(rewritten(markup)).toBe(once);
    expect(rewritten(once)).toBe(once);
  });

  test('is what a capture writes', () => {
    const captured = [
      'A [b]bold[/b] word and a [url:https://a.example/]link[/url].',
      '[h2]Bells[/h2]',
      '[ul]\n[li]one\n[ul]\n[li]two[/li]\n[/ul][/li]\n[li]three[/li]\n[/ul]',
      '[quote]First.\n\nSecond.|Ann[/quote]',
      '[code]\nlet x\n[/code]',
      '[hr]',
      'It says [noparse][[/noparse]b] and @[Old bell](item:4711).',
    ].join('\n\n');
    expect(rewritten(captured)).toBe(captured);
  });
});
