import fc from 'fast-check';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { type OriginalBlock, readDocument } from '../../../components/rich-text/read-document.ts';
import { schema } from '../../../components/rich-text/schema.ts';
import { writeDocument } from '../../../components/rich-text/write-document.ts';
import { parseMarkup } from '../../../lib/markup/index.ts';
import { markupish, wordsOf } from '../markup/writing.ts';
import { wellFormed } from './well-formed.ts';

const { nodes } = schema;
const typed = new Slice(Fragment.from(schema.text('zebra')), 0, 0);

/** A block of a document, where it is there, and where it is in the markup. */
interface Place {
  original: OriginalBlock;
  position: number;
  start: number;
  end: number;
  parent: Node;
}

/** All blocks of a document, however deep. */
function placesIn(markup: string): Place[] {
  const { doc, blocks } = readDocument(markup);
  const places: Place[] = [];
  const collect = (originals: readonly OriginalBlock[], parent: Node, position: number, from: number) => {
    let [at, start] = [position, from];
    for (const original of originals) {
      start += original.before.length;
      const end = start + original.markup.length;
      places.push({ original, position: at, start, end, parent });
      if (original.inside) collect(original.inside.blocks, original.node, at + 1, start);
      at += original.node.nodeSize;
      start = end;
    }
  };
  collect(blocks, doc, 0, 0);
  for (const { original, start, end } of places) expect(markup.slice(start, end)).toBe(original.markup);
  return places;
}

const isItem = ({ original }: Place): boolean => original.node.type === nodes.item;

/** Whether there are other items, none of which shows the same. Of two that do, nothing says which one is gone. */
const hasOthersOnly = ({ original, parent }: Place): boolean =>
  parent.childCount > 1 && parent.children.filter((child) => child.eq(original.node)).length === 1;

const words = (markup: string): string => wordsOf(parseMarkup(markup)).replace(/\s+/g, '');
const anyMarkup = fc.oneof({ weight: 3, arbitrary: wellFormed }, markupish);

describe('a change', () => {
  test('of one block, however deep, leaves every other byte', () => {
    let [changed, nested] = [0, 0];
    fc.assert(
      fc.property(anyMarkup, fc.nat(), fc.nat(), (markup, which, where) => {
        const places = placesIn(markup).filter(({ original }) => original.node.isTextblock);
        const place = places[which % places.length];
        if (!place) return;
        changed++;
        const read = readDocument(markup);
        if (place.parent.type !== nodes.doc) nested++;
        const at = place.position + 1 + (where % (place.original.node.content.size + 1));
        const written = writeDocument(read.doc.replace(at, at, typed), read);
        const [before, after] = [markup.slice(0, place.start), markup.slice(place.end)];
        expect(written.startsWith(before)).toBe(true);
        expect(written.endsWith(after)).toBe(true);
        expect(written.slice(before.length, written.length - after.length)).toContain('zebra');
        expect(words(written).replace('zebra', '')).toBe(words(markup));
      }),
      {
        numRuns: 1500,
        examples: [
          ['--[b]--Key::Value--', 0, 10],
          ['[spoiler]--[/spoiler][b]', 0, 0],
        ],
      },
    );
    expect(changed).toBeGreaterThan(700);
    expect(nested).toBeGreaterThan(200);
  });

  test('that takes one item out of a list leaves the others', () => {
    let changed = 0;
    fc.assert(
      fc.property(wellFormed, fc.nat(), (markup, which) => {
        const places = placesIn(markup).filter((one) => isItem(one) && hasOthersOnly(one));
        const place = places[which % places.length];
        if (!place) return;
        changed++;
        const read = readDocument(markup);
        const end = place.position + place.original.node.nodeSize;
        const written = writeDocument(read.doc.replace(place.position, end, Slice.empty), read);
        const isFirst = place.parent.firstChild === place.original.node;
        const [before, after] = [markup.slice(0, place.start), markup.slice(place.end)];
        const gap = /^\s*/.exec(after)?.[0] ?? '';
        expect(written).toBe(
          isFirst ? before + after.slice(gap.length) : before.slice(0, -place.original.before.length) + after,
        );
      }),
      { numRuns: 1000 },
    );
    expect(changed).toBeGreaterThan(100);
  });

  test('that adds an item to a list leaves the others', () => {
    let changed = 0;
    const item = nodes.item.create(null, nodes.paragraph.create(null, schema.text('zebra')));
    fc.assert(
      fc.property(wellFormed, fc.nat(), (markup, which) => {
        const places = placesIn(markup).filter(isItem);
        const place = places[which % places.length];
        if (!place) return;
        changed++;
        const read = readDocument(markup);
        const at = place.position + place.original.node.nodeSize;
        const written = writeDocument(read.doc.replace(at, at, new Slice(Fragment.from(item), 0, 0)), read);
        expect(written).toBe(
          `${markup.slice(0, place.end)}${read.lineEnd}[li]zebra[/li]${markup.slice(place.end)}`,
        );
      }),
      { numRuns: 1000 },
    );
    expect(changed).toBeGreaterThan(100);
  });
});

const LIST = [
  '[ul]  [li]  First\tone [/li]',
  '',
  '   [li][p]Second[/p][p]two[/p][/li][li]',
  '[B]Third[/B]',
  '  [ol][li]a[/li] [li]b[/li][/ol]',
  '[/li]  [/ul]',
].join('\n');

/** The markup after this text was added before the first place with that text. */
function typedBefore(markup: string, text: string, added = 'zebra '): string {
  const read = readDocument(markup);
  let at = -1;
  read.doc.descendants((node, position) => {
    if (at < 0 && node.isText && node.text?.includes(text)) at = position + node.text.indexOf(text);
  });
  return writeDocument(read.doc.replace(at, at, new Slice(Fragment.from(schema.text(added)), 0, 0)), read);
}

test('text before a fact on the same line never becomes part of it', () => {
  const read = readDocument('----Key::Value--');
  const written = (at: number) => writeDocument(read.doc.replace(at, at, typed), read);
  expect(written(2)).toBe('-zebra-\n\n--Key::Value--');
  expect(written(3)).toBe('--zebra\n\n--Key::Value--');
});

test('text around markup that is kept never becomes part of a fact', () => {
  const around = (markup: string, at: number, text: string) => {
    const read = readDocument(markup);
    const added = new Slice(Fragment.from(schema.text(text)), 0, 0);
    const written = writeDocument(read.doc.replace(at, at, added), read);
    expect(words(written).replace(text, '')).toBe(words(markup));
    return written;
  };
  expect(around('--[b]--Key::Value--', 3, 'zebra')).toBe('-[noparse]-[/noparse]zebra[b]--Key::Value--');
  expect(around('--[b]--Key::Value--', 2, 'zebra')).toBe('-zebra-[b]--Key::Value--');
  expect(around('a [b]b::c--', 3, '--x')).toBe('a -[noparse]-[/noparse]x[b]b::c--');
  expect(around('a [b]--c', 4, 'd::e--')).toBe('a [b]--cd:[noparse]:[/noparse]e--');
  expect(around('[spoiler]--x[/spoiler]end', 8, 'a::b--')).toBe('[spoiler]--x[/spoiler]\n\na::b--end');
});

test('an item’s paragraph changes alone, and nested lists keep their shape', () => {
  expect(typedBefore(LIST, 'one')).toBe(LIST.replace('one', 'zebra one'));
  expect(typedBefore(LIST, 'two')).toBe(LIST.replace('two', 'zebra two'));
  expect(typedBefore(LIST, 'b')).toBe(LIST.replace('[li]b', '[li]zebra b'));
});

test('quotes and boxes keep what isn’t changed', () => {
  const quote = '[quote]\nOne  \n\n\nTwo\t.\n|  Ann [b]Lee[/b] [/quote]';
  expect(typedBefore(quote, 'One')).toBe(quote.replace('One', 'zebra One'));
  expect(typedBefore(quote, 'Two')).toBe(quote.replace('Two', 'zebra Two'));
  const plain = '[quote]\nOne\n\n\nTwo\n[/quote]';
  expect(typedBefore(plain, 'Two', 'a|b ')).toBe(plain.replace('Two\n', 'a|b Two\n|'));
  const box = '[CENTER]\n\n  One\n\n\n[hr]Two\n[/CENTER]';
  expect(typedBefore(box, 'Two')).toBe(box.replace('Two', 'zebra Two'));
});
