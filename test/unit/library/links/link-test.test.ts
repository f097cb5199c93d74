import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  buildLinkIndex,
  countLinks,
  keyOfRef,
  type Link,
  linkTest,
  packLinks,
} from '../../../../lib/library/links/index.ts';
import { type LinkFilter, linkRange } from '../../../../lib/library/search/index.ts';

const SIZE = 64;
const COUNT = 12;
const place = fc.nat({ max: COUNT - 1 });
/** From, to. Targets beyond the entries are gone. */
const links = fc.array(fc.tuple(place, fc.nat({ max: COUNT + 2 })), { maxLength: 40 });
const filter = fc.record<LinkFilter>({
  type: fc.constant('filter'),
  by: fc.constantFrom('links', 'to', 'from'),
  value: fc.constantFrom('0', '1', '>1', '<2', '1..3', 'Odd', 'Even', 'nobody', 'abc'),
  isNegated: fc.constant(false),
});
const noRest = () => null;
const ref = (at: number) => ({ kind: 'article' as const, id: `e${at}` });

/** Every other entry has the same title. */
const titled = (title: string): number[] =>
  Array.from({ length: COUNT }, (_, at) => at).filter((at) => title === (at % 2 ? 'Odd' : 'Even'));

function passesNaively({ by, value }: LinkFilter, all: readonly (readonly [number, number])[], at: number) {
  const others = all.filter(([from, to]) => from !== to && to < COUNT);
  if (by === 'to') return others.some(([from, to]) => from === at && titled(value).includes(to));
  if (by === 'from') return others.some(([from, to]) => to === at && titled(value).includes(from));
  const count = new Set(others.flatMap(([from, to]) => (to === at ? [from] : []))).size;
  const range = linkRange(value);
  return range !== null && count >= range.from && count <= range.to;
}

it('decides like somebody who reads all links', async () => {
  await fc.assert(
    fc.asyncProperty(links, filter, async (all, asked) => {
      const entries = Array.from({ length: COUNT }, (_, at) => ({
        ...{ ref: ref(at), location: at, url: null, categoryId: null },
      }));
      const block: (Link[] | null)[] = new Array(SIZE).fill(null);
      for (const [at, [from, to]] of all.entries()) {
        const link: Link = { kind: 'mention', field: 'content', position: at, target: keyOfRef(ref(to)) };
        block[from] = [...(block[from] ?? []), link];
      }
      const packed = [{ block: 0, bytes: packLinks(block) }];
      const { index } = await buildLinkIndex(entries, packed, SIZE, noRest);
      const passes = linkTest(index, await countLinks(index, noRest), titled)(asked);
      for (let at = 0; at < COUNT; at++) {
        expect(passes(at), `${at}`).toBe(passesNaively(asked, all, at));
        expect(index.isRead(at)).toBe(all.some(([from]) => from === at));
      }
    }),
    { numRuns: 300 },
  );
});
