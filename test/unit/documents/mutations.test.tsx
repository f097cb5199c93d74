import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createLinkIndex, fillPlaces } from '../../../lib/documents/index.ts';
import { reading } from './reading.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const MARKDOWN = `---
aliases: [a, "b"]
tags: x
---
# Title
Text with [[Link|label]], ![[embed]], ==mark==, %%note%%, [a](b.md), #tag, [^1] and \`code\`.

> [!note]- box
> - [ ] task

| a | b |
|---|---|
| [[c\\|d]] | e |

[^1]: note ^[inline]
`;
const W = 'xmlns:w="w"';
const DOCX = zipSync({
  'word/document.xml': bytes(
    `<w:document ${W}><w:body><w:p><w:r><w:t>a</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl></w:body></w:document>`,
  ),
  'word/styles.xml': bytes(
    `<w:styles ${W}><w:style w:styleId="a"><w:basedOn w:val="a"/></w:style></w:styles>`,
  ),
});
const FILES: readonly (readonly [path: string, content: Uint8Array])[] = [
  ['a.md', bytes(MARKDOWN)],
  ['pages/a.md', bytes('a:: b\n- c\n\t- d:: e\n\t- ```\n\t  f\n')],
  ['a.txt', bytes('a\n\nb')],
  [
    'a.html',
    bytes(
      '<html><head><title>t</title></head><body><h1>a</h1><table><tr><td>b</table><a href="c%20d.html">e</a><!-- f --></body>',
    ),
  ],
  ['a.csv', bytes('name,text,tags\n"a ""b""",c,"d, e"\nf,"g\nh",i')],
  ['a.json', bytes('{"World":{},"Character":[{"id":"1","name":"a","friends_ids":["1"]}]}')],
  ['a.docx', DOCX],
];

/** What happens to files: they break off, lose or change bytes, or repeat a part. */
const mutation = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    kind: fc.constant('flip' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    value: fc.nat(255),
  }),
  fc.record({
    kind: fc.constant('repeat' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    value: fc.nat(40),
  }),
);

type Mutation = typeof mutation extends fc.Arbitrary<infer One> ? One : never;

function mutated(content: Uint8Array, changes: readonly Mutation[]): Uint8Array<ArrayBuffer> {
  let made = Uint8Array.from(content);
  for (const change of changes) {
    const at = Math.floor(change.at * made.length);
    if (change.kind === 'cut') made = made.slice(0, at);
    else if (change.kind === 'flip' && at < made.length) made[at] = change.value;
    else if (change.kind === 'repeat') {
      const part = made.slice(at, at + change.value);
      made = Uint8Array.from([...made.slice(0, at), ...part, ...part, ...made.slice(at + change.value)]);
    }
  }
  return made;
}

describe('a file that was damaged', () => {
  it.each(FILES)('%s is read in part, or a sentence', async (path, content) => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 6 }), async (changes) => {
        const read = await reading(path, mutated(content, changes));
        if ('unreadable' in read) return;
        for (const { markup, links, images } of read.documents)
          fillPlaces(markup, {
            link: (at) => {
              expect(links[at]).toBeDefined();
              return '';
            },
            image: (at) => {
              expect(images[at]).toBeDefined();
              return '';
            },
          });
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['quotes in quotes', '> '.repeat(500)],
    ['lists in lists', Array.from({ length: 200 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
    ['open brackets', '[['.repeat(4_000)],
    ['open marks', '*_~`=%^#'.repeat(600)],
    ['tags without end', '#a '.repeat(4_000)],
    ['an embed of itself', '![[a]]'.repeat(500)],
    ['notes that cite each other', '[^a]\n\n[^a]: [^b]\n\n[^b]: [^a]'],
    ['our own signs', '\u008d5\u0090 \u008f\u0090'],
  ])(
    '%s',
    async (_, text) => {
      const read = await reading('a.md', text);
      const [document] = 'documents' in read ? read.documents : [];
      expect(fillPlaces(document?.markup ?? '', { link: () => '', image: () => '' })).not.toContain('\u008d');
    },
    20_000,
  );
});

it('finds links among 10,000 files of one name ', () => {
  const documents = Array.from({ length: 10_000 }, (_, at) => ({
    path: `f${at}/Note.md`,
    aliases: [],
    title: 'Note',
  }));
  const index = createLinkIndex(documents);
  for (const { path } of documents) expect(index.resolve({ kind: 'wiki', target: 'Note' }, path)).toBe(path);
});
