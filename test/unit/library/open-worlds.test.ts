import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Library,
  type LibraryChange,
  openLibrary,
  openWriter,
  parseQuery,
} from '../../../lib/library/index.ts';
import { entry } from './entry.ts';

let library: Library;
const writer = openWriter();

beforeEach(async () => {
  library = await openLibrary();
  await library.clear();
});

const found = async (typed: string, worldId = 'w1') =>
  (await library.searcher(worldId)).search(parseQuery(typed), { limit: 9 }).hits.map(({ title }) => title);

describe('the searcher', () => {
  it('stays the same until something changes', async () => {
    await writer.put('w1', [entry('1', 'Kyr'), entry('2', 'Salt Road')]);
    const isWhole = new Promise<void>((resolve) => {
      library.subscribe(({ what }) => what === 'excerpts' && resolve());
    });
    expect(await found('kyr')).toEqual(['Kyr']);
    await isWhole;
    const before = await library.searcher('w1');
    expect(await library.searcher('w1')).toBe(before);
    await library.opened('w1', { kind: 'article', id: '1' });
    expect(await library.searcher('w1')).toBe(before);
    await writer.put('w1', [entry('3', 'Kyrene')]);
    await writer.put('w1', [], [{ kind: 'article', id: '1' }]);
    expect(await found('kyr')).toEqual(['Kyrene']);
    expect(before.search(parseQuery('kyr'), { limit: 9 }).hits).toHaveLength(1);
  });

  it('searches excerpts a moment after opening, and reports it', async () => {
    const changes: LibraryChange['what'][] = [];
    await writer.put('read', [entry('1', 'Kyr', { worldId: 'read', excerpt: 'A drowned harbour.' })]);
    // Events of tests that run at the same time arrive too; they concern other worlds.
    const stop = library.subscribe(({ worldId, what }) => worldId === 'read' && changes.push(what));
    await library.searcher('read');
    await vi.waitFor(() => expect(changes).toEqual(['excerpts']));
    expect(await found('drowned', 'read')).toEqual(['Kyr']);
    stop();
  });

  it('finds nothing in a world without a copy', async () => {
    expect((await library.searcher('w9')).size).toBe(0);
    expect(await library.world('w9')).toMatchObject({
      world: null,
      tags: [],
      syncedAt: null,
      progress: null,
    });
  });
});

it('entries come from the blocks, in the requested order', async () => {
  await writer.put('w1', [entry('1', 'One', { tags: ['sea'] }), entry('7', 'A map', { kind: 'image' })]);
  const refs = [
    { kind: 'image', id: '7' },
    { kind: 'article', id: 'none' },
    { kind: 'article', id: '1' },
  ] as const;
  expect(await library.entries('w1', refs)).toEqual([
    entry('7', 'A map', { kind: 'image' }),
    null,
    entry('1', 'One', { tags: ['sea'] }),
  ]);
});

it('recent entries come latest first, with their counts', async () => {
  const [a, b] = [
    { kind: 'article', id: 'a' },
    { kind: 'secret', id: 'b' },
  ] as const;
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  await library.opened('w1', a);
  vi.setSystemTime(2_000);
  await library.opened('w1', b);
  vi.setSystemTime(3_000);
  await library.opened('w1', a);
  vi.useRealTimers();
  expect(await library.recent('w1', 9)).toEqual([
    { ref: a, openedAt: 3_000, times: 2 },
    { ref: b, openedAt: 2_000, times: 1 },
  ]);
  expect(await library.recent('w1', 1)).toHaveLength(1);
});

it('names finds titles and aliases in a text, and follows changes', async () => {
  await writer.put('w1', [entry('1', 'Mira Halloran', { aliases: ['The Tide-Warden'] })]);
  const names = async (text: string) =>
    (await library.names('w1')).find(text).map(({ start, end }) => text.slice(start, end));
  expect(await names('They met Mira Halloran by the sea.')).toEqual(['Mira Halloran']);
  await writer.put('w1', [entry('2', 'Kyrene')]);
  expect(await names('Kyrene is far.')).toEqual(['Kyrene']);
});
