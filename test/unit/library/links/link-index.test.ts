import { expect, it } from 'vitest';
import {
  buildLinkIndex,
  keyOfAddress,
  keyOfRef,
  type Link,
  packLinks,
} from '../../../../lib/library/links/index.ts';

const SIZE = 64;
const PAGE = 'https://www.worldanvil.com/w/vastmoor/a/port-sorrow-settlement';

const entries = [
  { ref: { kind: 'article' as const, id: 'mira' }, location: 0, url: null, categoryId: 'people' },
  { ref: { kind: 'article' as const, id: 'port' }, location: 1, url: PAGE, categoryId: null },
  { ref: { kind: 'category' as const, id: 'people' }, location: 2, url: null, categoryId: null },
  { ref: { kind: 'article' as const, id: 'far' }, location: 70, url: null, categoryId: null },
];

const link = (kind: Link['kind'], target: number, position = 0): Link => ({
  ...{ kind, target, position },
  field: 'content',
});
const article = (id: string) => keyOfRef({ kind: 'article', id });

const noRest = () => null;

async function built(blocks: { block: number; bytes: unknown }[]) {
  return buildLinkIndex(entries, blocks, SIZE, noRest);
}

const first: (Link[] | null)[] = new Array(SIZE).fill(null);
first[0] = [
  link('mention', article('port'), 4),
  link('mention', article('port'), 90),
  link('url', keyOfAddress(PAGE) ?? 0, 200),
  link('mention', article('mira'), 300),
  link('mention', article('gone'), 400),
];
const second: (Link[] | null)[] = new Array(SIZE).fill(null);
second[6] = [link('relation', article('port'))];
const blocks = [
  { block: 0, bytes: packLinks(first) },
  { block: 1, bytes: packLinks(second) },
];

it('tells what links to an entry, by id, by address and through its category', async () => {
  const { index, damaged } = await built(blocks);
  expect(damaged).toEqual([]);
  expect(index.to(1).map(({ from, kind, position }) => [from, kind, position])).toEqual([
    [0, 'mention', 4],
    [0, 'mention', 90],
    [0, 'url', 200],
    [70, 'relation', 0],
  ]);
  expect(index.to(2).map(({ from, kind }) => [from, kind])).toEqual([[0, 'category']]);
  expect(index.from(70).map(({ to }) => to)).toEqual([1]);
  expect(index.size).toBe(7);
});

it('counts entries, not places, and not the entry itself', async () => {
  const { index } = await built(blocks);
  expect([0, 1, 2, 70].map((at) => index.countTo(at))).toEqual([0, 2, 1, 0]);
  expect([0, 1, 2, 70].map((at) => index.countFrom(at))).toEqual([2, 0, 0, 1]);
  expect([...index.pairs()]).toEqual([0, 1, 1, 70, 0, 2]);
});

it('finds links to what isn’t there', async () => {
  const { index } = await built(blocks);
  expect(index.broken()).toEqual([{ from: 0, to: -1, kind: 'mention', field: 'content', position: 400 }]);
});

it('names damaged blocks and reads the others', async () => {
  const { index, damaged } = await built([{ block: 0, bytes: new ArrayBuffer(9) }, ...blocks.slice(1)]);
  expect(damaged).toEqual([0]);
  expect(index.to(1).map(({ from }) => from)).toEqual([70]);
});
