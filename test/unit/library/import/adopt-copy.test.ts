import { beforeEach, expect, it } from 'vitest';
import {
  adoptCopy,
  openLibrary,
  openWriter,
  storeExported,
  syncWorld,
} from '../../../../lib/library/index.ts';
import { libraryDatabase } from '../../../../lib/library/store/database.ts';
import { entry } from '../entry.ts';
import { expectSound, linesOf, linesOfCopy, stored } from '../sync/copy.ts';
import { category, Upstream } from '../sync/upstream.ts';
import { exportedArticle, namedCategory } from './exported.ts';

const LOCAL = 'export-world';
const PLACES = 'export-0001';

beforeEach(async () => (await openLibrary()).clear());

/** An export of the world that the account has, with the same article ids. */
async function readExport(count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, n) =>
    exportedArticle(`a${n}`, `Read ${n}`, { worldId: LOCAL, categoryId: PLACES, content: `Text ${n}` }),
  );
  await storeExported(LOCAL, [namedCategory(PLACES, 'Places'), ...items], 1_000);
}

const ids = async (worldId: string) => (await stored(worldId)).map(({ kind, id }) => `${kind} ${id}`).sort();
const body = async (id: string) => (await libraryDatabase()).get('bodies', ['w1', 'article', id]);

it('moves every article with its text to a world that was never synced', async () => {
  await readExport(150);
  await adoptCopy(LOCAL, 'w1', new Map());
  expect(await stored(LOCAL)).toEqual([]);
  expect(await ids('w1')).toEqual(Array.from({ length: 150 }, (_, n) => `article a${n}`).sort());
  expect((await body('a149'))?.thing).toMatchObject({ worldId: 'w1', content: 'Text 149', categoryId: null });
  await expectSound();
});

it("keeps what the account's copy holds, and puts the rest into its category", async () => {
  await readExport(2);
  await openWriter().put('w1', [
    entry('a0', 'From World Anvil'),
    entry('c1', 'Places', { kind: 'category', template: '' }),
  ]);
  await adoptCopy(LOCAL, 'w1', new Map([[PLACES, 'c1']]));
  const copy = await stored();
  expect(copy.map(({ title, categoryId }) => [title, categoryId]).sort()).toEqual([
    ['From World Anvil', null],
    ['Places', null],
    ['Read 1', 'c1'],
  ]);
  expect((await body('a1'))?.thing).toMatchObject({ categoryId: 'c1' });
});

it('a category that was opened stays among the recent ones as the account’s, and one without stays out', async () => {
  await readExport(1);
  const db = await libraryDatabase();
  const opened = { worldId: LOCAL, kind: 'category', openedAt: 1, times: 1 } as const;
  for (const id of [PLACES, 'export-0002']) await db.put('recent', { ...opened, id });
  await adoptCopy(LOCAL, 'w1', new Map([[PLACES, 'c1']]));
  expect(await db.getAll('recent')).toEqual([{ ...opened, worldId: 'w1', id: 'c1' }]);
});

it.each(['current', 'earlier'] as const)(
  'after the first sync from %s, nothing is duplicated or lost',
  async (version) => {
    const upstream = new Upstream(version).fill(60);
    upstream.categories = [category('c1', 'Places')];
    upstream.articles = upstream.articles.map((one) => ({ ...one, categoryId: 'c1' }));
    const items = upstream.articles.map(({ id, title }) =>
      exportedArticle(id, title, { worldId: LOCAL, categoryId: PLACES }),
    );
    await storeExported(LOCAL, [namedCategory(PLACES, 'Places'), ...items], 1_000);
    await adoptCopy(LOCAL, 'w1', new Map());
    await syncWorld(upstream.service(), 'w1', {
      signal: new AbortController().signal,
      now: () => 2_000,
      wants: 'look',
    });
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
    expect(upstream.asked.filter((call) => call.includes('export-'))).toEqual([]);
    await expectSound();
  },
);

it('finishes a move that was cut off, and repeating it changes nothing', async () => {
  await readExport(3);
  await openWriter().put('w1', [entry('a0', 'Read 0')]);
  await adoptCopy(LOCAL, 'w1', new Map());
  await adoptCopy(LOCAL, 'w1', new Map());
  expect(await ids('w1')).toEqual(['article a0', 'article a1', 'article a2']);
  expect(await stored(LOCAL)).toEqual([]);
});
