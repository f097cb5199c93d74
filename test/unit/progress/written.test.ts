import { beforeEach, expect, it, vi } from 'vitest';
import { openLibrary, storeExported } from '../../../lib/library/index.ts';
import { startOfDay, wordsAdded, writtenSince } from '../../../lib/progress/index.ts';
import { deleteVersions } from '../../../lib/versions/index.ts';
import { exportedArticle } from '../library/import/exported.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 4, 9, 12);

beforeEach(async () => {
  await (await openLibrary()).clear();
  await deleteVersions(null);
  vi.restoreAllMocks();
});

/** The copy reads this text at a moment, from an export that has it since then. */
async function store(id: string, content: string, at: number, createdAt = 0): Promise<void> {
  vi.spyOn(Date, 'now').mockReturnValue(at);
  await storeExported('w1', [exportedArticle(id, 'Saltmere', { content, createdAt, updatedAt: at })], at);
}

async function written(): Promise<[string, number][]> {
  const library = await openLibrary();
  const world = { worldId: 'w1', library, searcher: await library.searcher('w1') };
  const found = await writtenSince(world, startOfDay(NOW), new AbortController().signal);
  return found.map(({ ref, words }) => [ref.id, words]);
}

it('counts words that are new or changed, wherever they stand, and no markup', () => {
  const words = (before: string | null, after: string) =>
    wordsAdded(before === null ? null : { content: before }, { content: after });
  expect(words('One two three.', 'Three, no: [b]three[/b] two one.')).toBe(3);
  expect(words(null, '[h2]A town[/h2] @[Edda Marsh](person:1)')).toBe(4);
  expect(words('One two', 'One')).toBe(0);
  expect(words(null, '町は海にある')).toBeGreaterThan(1);
  expect(wordsAdded({ title: 'A', tags: ['x'] }, { title: 'A long title', tags: ['y', 'z'] })).toBe(0);
  expect(wordsAdded({ content: 'a' }, { content: 'a', footnotes: 'two words' })).toBe(2);
});

it('counts what today added to each text, once, and not what came back', async () => {
  await store('a1', 'A town on the mere.', NOW - 3 * DAY);
  await store('a1', 'A drowned town on the mere.', NOW - DAY);
  expect(await written()).toEqual([]);
  await store('a1', 'A drowned old town on the mere.', NOW - 3_000);
  await store('a1', 'A drowned very old town on the mere.', NOW - 2_000);
  expect(await written()).toEqual([['a1', 2]]);
  await store('a1', '', NOW - 1_000);
  await store('a1', 'A drowned town on the mere.', NOW);
  expect(await written()).toEqual([]);
});

it('counts a whole article that is new today, but not one that was only copied today', async () => {
  await store('old', 'Read for the first time.', NOW, NOW - 9 * DAY);
  await store('new', 'Three new words.', NOW, NOW - 1_000);
  expect(await written()).toEqual([['new', 3]]);
  await store('new', 'Four quite new words.', NOW + 1_000, NOW - 1_000);
  expect(await written()).toEqual([['new', 4]]);
});
