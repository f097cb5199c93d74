import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../components/rich-text/read-document.ts';
import { schema } from '../../../components/rich-text/schema.ts';
import { writeDocument } from '../../../components/rich-text/write-document.ts';
import { parseMarkup, plainTextOf } from '../../../lib/markup/index.ts';
import { markupish } from '../markup/writing.ts';

/** The document rebuilt from its parts, so that no node is known to be unchanged. */
const forgotten = (doc: Node): Node => {
  const json = doc.toJSON();
  for (const block of json.content) if (block.attrs) block.attrs.origin = null;
  return schema.nodeFromJSON(json);
};

/** What a reader sees, without the difference between spaces and line ends around blocks. */
const seen = (markup: string): string => plainTextOf(parseMarkup(markup)).replace(/\s+/g, ' ').trim();

describe('unchanged text', () => {
  test('comes back byte for byte', () => {
    fc.assert(
      fc.property(markupish, (markup) => {
        const read = readDocument(markup);
        expect(writeDocument(read.doc, read)).toBe(markup);
      }),
      { numRuns: 3000 },
    );
  });

  test('comes back from the stored form of the document', () => {
    fc.assert(
      fc.property(markupish, (markup) => {
        const read = readDocument(markup);
        expect(writeDocument(schema.nodeFromJSON(read.doc.toJSON()), read)).toBe(markup);
      }),
    );
  });
});

describe('text written anew', () => {
  test('says the same', () => {
    fc.assert(
      fc.property(markupish, (markup) => {
        const read = readDocument(markup);
        const anew = writeDocument(forgotten(read.doc), read);
        expect(seen(anew)).toBe(seen(markup));
      }),
      { numRuns: 3000 },
    );
  });

  test('reads as the same document', () => {
    fc.assert(
      fc.property(markupish, (markup) => {
        const read = readDocument(markup);
        const anew = readDocument(writeDocument(forgotten(read.doc), read));
        const again = readDocument(writeDocument(forgotten(anew.doc), anew));
        expect(forgotten(again.doc).toJSON()).toEqual(forgotten(anew.doc).toJSON());
      }),
      { numRuns: 1000 },
    );
  });
});
