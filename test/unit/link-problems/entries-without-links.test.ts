import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Hit } from '../../../lib/library/index.ts';
import {
  buildLinkIndex,
  keyOfRef,
  LINK_KINDS,
  type Link,
  packLinks,
} from '../../../lib/library/links/index.ts';
import { findEntriesWithoutLinks } from '../../../lib/link-problems/index.ts';

const SIZE = 64;
const COUNT = 10;
const KINDS = ['article', 'image', 'category', 'secret'] as const;
const noRest = () => null;

const links = fc.array(
  fc.record({
    from: fc.nat({ max: COUNT - 1 }),
    to: fc.nat({ max: COUNT + 1 }),
    kind: fc.constantFrom(...LINK_KINDS.filter((kind) => kind !== 'category')),
  }),
  { maxLength: 30 },
);
const entries = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    isDraft: fc.boolean(),
    isRead: fc.boolean(),
    /** The number of its category's entry, or none. */
    category: fc.option(fc.nat({ max: COUNT - 1 })),
  }),
  { minLength: COUNT, maxLength: COUNT },
);

it('finds what a person who reads every link finds', async () => {
  await fc.assert(
    fc.asyncProperty(entries, links, async (all, drawn) => {
      const ref = (at: number) => ({ kind: all[at]?.kind ?? 'article', id: `e${at}` });
      const known = drawn.filter(({ from }) => all[from]?.isRead);
      const block: (Link[] | null)[] = new Array(SIZE).fill(null);
      for (const [at, { isRead }] of all.entries()) if (isRead) block[at] = [];
      for (const [at, { from, to, kind }] of known.entries())
        block[from]?.push({ kind, field: 'content', position: at, target: keyOfRef(ref(to)) });
      const inCategory = (at: number) => {
        const category = all[at]?.category ?? null;
        return category !== null && all[category]?.kind === 'category' ? category : null;
      };
      const hits = all.map(({ isDraft }, at): Hit => {
        const category = inCategory(at);
        return {
          ...{ ref: ref(at), location: at, title: `${at}`, aliases: [], template: null, state: 'public' },
          ...{
            isDraft,
            isWip: false,
            isPending: false,
            tags: [],
            url: null,
            updatedAt: null,
            titleMarks: [],
          },
          categoryId: category === null ? null : `e${category}`,
          ...{ why: { where: 'title', text: '', marks: [] }, score: 0 },
        };
      });
      const packed = [{ block: 0, bytes: packLinks(block) }];
      const { index } = await buildLinkIndex(hits, packed, SIZE, noRest);
      const found = await findEntriesWithoutLinks(hits, index, ({ ref: { id } }) => id === 'e3', noRest);

      const at = Array.from({ length: COUNT }, (_, place) => place);
      const isLinked = (place: number) =>
        known.some(({ from, to }) => to === place && from !== place) ||
        at.some((other) => other !== place && inCategory(other) === place);
      expect(found.orphans.map(({ location }) => location)).toEqual(
        at.filter((place) => place !== 3 && !isLinked(place)),
      );
      const leadsOn = (place: number) =>
        known.some(({ from, to, kind }) => {
          if (from !== place || to === place) return false;
          return to < COUNT ? all[to]?.kind !== 'image' : kind !== 'embed';
        });
      const articles = at.filter((place) => all[place]?.kind === 'article');
      expect(found.deadEnds.map(({ location }) => location)).toEqual(
        articles.filter((place) => all[place]?.isRead && !leadsOn(place)),
      );
      for (const { location, isDraft } of found.orphans) expect(isDraft).toBe(all[location]?.isDraft);
    }),
    { numRuns: 300 },
  );
});
