import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LINK_KINDS } from '../../../../lib/library/index.ts';
import { type BlockLinks, keyOfRef, openLinks, packLinks } from '../../../../lib/library/links/index.ts';

const SIZE = 64;

const link = fc.record({
  kind: fc.constantFrom(...LINK_KINDS),
  field: fc.constantFrom('content', 'sidebarcontent', 'présentation', ''),
  position: fc.nat({ max: 4_000_000 }),
  target: fc.uuid().map((id) => keyOfRef({ kind: 'article', id })),
});
const block: fc.Arbitrary<BlockLinks> = fc.array(fc.option(fc.array(link, { maxLength: 8 })), {
  minLength: SIZE,
  maxLength: SIZE,
});

/** Links have no order of their own. */
const sorted = (links: BlockLinks) => links.map((one) => one?.map((each) => JSON.stringify(each)).sort());

it('what is packed is read again', () => {
  fc.assert(
    fc.property(block, (links) => {
      expect(sorted(openLinks(packLinks(links), SIZE) ?? [])).toEqual(sorted(links));
    }),
    { numRuns: 50 },
  );
});

it('any changed byte, a shorter record, and something else are noticed', () => {
  fc.assert(
    fc.property(block, fc.nat(), fc.integer({ min: 1, max: 255 }), (links, place, bits) => {
      const bytes = new Uint8Array(packLinks(links));
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ bits;
      expect(openLinks(bytes.buffer, SIZE)).toBe(null);
      expect(openLinks(packLinks(links).slice(0, -1), SIZE)).toBe(null);
    }),
    { numRuns: 50 },
  );
  for (const other of [undefined, null, '', new ArrayBuffer(0), new Uint8Array(40)])
    expect(openLinks(other, SIZE)).toBe(null);
});

it('a link takes at most 12 bytes with everything around it', () => {
  // An ordinary article: 30 links in two fields of 3,000 characters.
  const ids = Array.from({ length: 30 }, (_, at) => keyOfRef({ kind: 'article', id: `article-${at}` }));
  const links = ids.map((target, at) => ({
    ...{ kind: 'mention' as const, target, position: at * 100 },
    field: at < 20 ? 'content' : 'sidebarcontent',
  }));
  const packed = packLinks(new Array(SIZE).fill(links));
  expect(packed.byteLength / (SIZE * links.length)).toBeLessThan(10);
});
