// Runs in the page: finds the links of 10,000 articles, packs and opens them, and changes one article, as the library
// does. The naive scan reads every text again to say what links to one entry.

import {
  buildLinkIndex,
  type Link,
  linksInMarkup,
  openLinks,
  packLinks,
} from '../../../lib/library/links/index.ts';
import { slices } from '../../../lib/library/store/pause.ts';
import { median } from '../search/figures.ts';

/** Entries of a block. */
const SIZE = 64;
const LINKS = 12;
const ROUNDS = 3;
const CHANGES = 40;
const SENTENCE =
  'They say that it was built long before the flood, by people who knew how to carry stone over water. ';

export interface Measured {
  megabytes: number;
  links: number;
  /** Milliseconds. */
  found: number;
  packed: number;
  opened: number;
  longest: number;
  changed: number;
  /** What links to one entry: by reading all texts, and by the index. */
  scanned: number;
  asked: number;
  bytesPerLink: number;
}

/** A fixed id per article, in the form of World Anvil's. */
const idOf = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/** Deterministic: the multipliers are coprime to the sizes used. */
const textOf = (article: number, count: number): string =>
  Array.from({ length: LINKS }, (_, at) => {
    const target = (article * 7919 + at * 104_729) % count;
    return `${SENTENCE}${SENTENCE}Beyond lies @[Port ${target}](settlement:${idOf(target)}). [b]Nobody[/b] goes there.\n`;
  }).join('');

const taken = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

export async function measure(count: number): Promise<Measured> {
  const texts = Array.from({ length: count }, (_, article) => textOf(article, count));
  const entries = texts.map((_, location) => ({
    ref: { kind: 'article' as const, id: idOf(location) },
    ...{ location, url: null, categoryId: null },
  }));
  const linksOf = (article: number): Link[] =>
    linksInMarkup(texts[article] ?? '').map((link) => ({ ...link, field: 'content' }));
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    let all: Link[][] = [];
    const found = taken(() => {
      all = texts.map((_, article) => linksOf(article));
    });
    let blocks: { block: number; bytes: ArrayBuffer }[] = [];
    const packed = taken(() => {
      blocks = Array.from({ length: Math.ceil(count / SIZE) }, (_, block) => ({
        block,
        bytes: packLinks(all.slice(block * SIZE, (block + 1) * SIZE)),
      }));
    });
    const rest = slices();
    let [longest, since] = [0, performance.now()];
    const begun = since;
    const { index } = await buildLinkIndex(entries, blocks, SIZE, () => {
      longest = Math.max(longest, performance.now() - since);
      const pause = rest();
      since = performance.now();
      return (
        pause?.then(() => {
          since = performance.now();
        }) ?? null
      );
    });
    longest = Math.max(longest, performance.now() - since);
    const opened = performance.now() - begun;
    const changes = Array.from({ length: CHANGES }, (_, n) =>
      taken(() => {
        const article = (n * 251) % count;
        const block = openLinks(blocks[Math.floor(article / SIZE)]?.bytes, SIZE) ?? [];
        block[article % SIZE] = linksOf(article);
        packLinks(block);
      }),
    );
    const sought = idOf(5);
    const bytes = blocks.reduce((sum, { bytes: { byteLength } }) => sum + byteLength, 0);
    rounds.push({
      megabytes: texts.reduce((sum, { length }) => sum + length, 0) / 1e6,
      links: index.size,
      ...{ found, packed, opened, longest, changed: median(changes) },
      scanned: taken(() => texts.filter((text) => text.includes(sought))),
      asked: taken(() => index.to(5)),
      bytesPerLink: bytes / index.size,
    });
  }
  const of = (name: keyof Measured): number => median(rounds.map((one) => one[name]));
  return {
    ...{ megabytes: of('megabytes'), links: of('links'), found: of('found'), packed: of('packed') },
    ...{ opened: of('opened'), longest: of('longest'), changed: of('changed'), scanned: of('scanned') },
    ...{ asked: of('asked'), bytesPerLink: of('bytesPerLink') },
  };
}
