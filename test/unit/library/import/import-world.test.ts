import { beforeEach, expect, it, vi } from 'vitest';
import { openBodySearch } from '../../../../lib/library/bodies/body-search.ts';
import {
  type EntryKind,
  finishImport,
  importKey,
  importQueue,
  openLibrary,
  parseQuery,
  putBody,
  storeExported,
} from '../../../../lib/library/index.ts';
import { libraryDatabase } from '../../../../lib/library/store/database.ts';
import type { ExportedItem } from '../../../../lib/world-export/index.ts';
import { expectSound, stored } from '../sync/copy.ts';
import { exportedArticle, namedCategory } from './exported.ts';

beforeEach(async () => (await openLibrary()).clear());

const titles = async () => (await stored()).map(({ title }) => title).sort();

/** Stores items as one reading; returns what became of them and what it lacks. */
async function reading(
  items: readonly ExportedItem[],
  { isWhole = true, kinds = ['article', 'category'] as readonly EntryKind[], readAt = 1_000 } = {},
) {
  const entries = await storeExported('w1', items, readAt);
  const seen = isWhole ? new Set(entries.map(({ ref }) => importKey(ref))) : null;
  const signal = new AbortController().signal;
  const lacking = await finishImport('w1', { seen, kinds, readAt, signal });
  return {
    changes: entries.map(({ title, change }) => `${title} ${change}`),
    lacking: lacking.map(({ title }) => title),
  };
}

it('reading an export again tells what was added, changed, the same and lacking', async () => {
  const first = await reading([
    exportedArticle('a1', 'Harbor'),
    exportedArticle('a2', 'Keep'),
    exportedArticle('a3', 'Mill'),
  ]);
  expect(first).toEqual({ changes: ['Harbor added', 'Keep added', 'Mill added'], lacking: [] });
  const second = await reading(
    [
      exportedArticle('a1', 'Harbor'),
      exportedArticle('a2', 'Keep', { content: 'Burned.' }),
      exportedArticle('a4', 'Inn'),
    ],
    { readAt: 2_000 },
  );
  expect(second).toEqual({ changes: ['Harbor same', 'Keep changed', 'Inn added'], lacking: ['Mill'] });
  expect(await titles()).toEqual(['Harbor', 'Inn', 'Keep', 'Mill']);
  await expectSound();
});

it('a page that was read only in part drops nothing', async () => {
  await reading([exportedArticle('a1', 'Harbor'), exportedArticle('a2', 'Keep')]);
  expect(await reading([exportedArticle('a1', 'Harbor')], { isWhole: false })).toMatchObject({ lacking: [] });
  expect(await titles()).toEqual(['Harbor', 'Keep']);
});

it('kinds that this export never has aren’t lacking', async () => {
  await reading([exportedArticle('a1', 'Harbor'), namedCategory('export-1', 'Places')]);
  const { lacking } = await reading([exportedArticle('a2', 'Keep')], { kinds: ['article'] });
  expect(lacking).toEqual(['Harbor']);
});

it('what the page cannot tell is not wiped, and what it tells replaces the old', async () => {
  const cover = { id: 7, title: 'Sea', url: 'https://www.worldanvil.com/uploads/images/7.jpg' };
  await reading([
    exportedArticle('a1', 'Harbor', { content: 'Old.', createdAt: 5, updatedAt: 9, cover, tags: ['salt'] }),
  ]);
  await reading([exportedArticle('a1', 'Harbor', { content: '', tags: [] })]);
  const body = await (await libraryDatabase()).get('bodies', ['w1', 'article', 'a1']);
  expect(body?.thing).toMatchObject({ content: '', tags: [], createdAt: 5, updatedAt: 9, cover });
});

/** The articles whose full texts have a word, as a newly opened screen finds them. */
async function foundBy(word: string): Promise<string[]> {
  const search = await openBodySearch(libraryDatabase, 'w1');
  const hits = await search.search(parseQuery(word), { limit: 1_000 });
  search.close();
  return hits.map(({ id }) => id);
}

it('is found by its full text while the rest is still read', async () => {
  const stored: string[] = [];
  const queue = importQueue('w1', 1_000, (entries) => stored.push(...entries.map(({ ref }) => ref.id)));
  const article = (number: number) =>
    exportedArticle(`a${number}`, `Harbor ${number}`, {
      content: `Lanterns over [b]quicksilver[/b] ${number}.`,
    });
  for (let number = 0; number < 1_000; number += 1) await queue.add([article(number)]);
  // Few batches wait, so adding waited for the others.
  expect(stored.length).toBeGreaterThan(0);
  const early = await foundBy('quicksilver');
  expect(early.length).toBeGreaterThan(0);
  await queue.flush();
  expect(await foundBy('quicksilver')).toHaveLength(1_000);
  expect(await foundBy('b')).toEqual([]);

  // One that is read again is found by its new text alone.
  await queue.add([exportedArticle('a7', 'Harbor 7', { content: 'Only fog.' })]);
  await queue.flush();
  expect(await foundBy('quicksilver')).not.toContain('a7');
  expect(await foundBy('fog')).toEqual(['a7']);
});

it('is written with the index of its full texts or not at all', async () => {
  await storeExported('w1', [exportedArticle('a1', 'Harbor', { content: 'Old quicksilver.' })], 1);
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    const isIndex = this.name === 'segments' && JSON.stringify(value).includes('"part":"bodies"');
    if (isIndex) throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.call(this, value);
  });
  const changed = exportedArticle('a1', 'Harbor', { content: 'New fog.' });
  await expect(storeExported('w1', [changed], 2)).rejects.toThrow();
  spy.mockRestore();
  const body = await (await libraryDatabase()).get('bodies', ['w1', 'article', 'a1']);
  expect(body?.text).toBe('Old quicksilver.');
  expect(await foundBy('quicksilver')).toEqual(['a1']);
  expect(await foundBy('fog')).toEqual([]);
});

it('no longer waits for the index that the background keeps', async () => {
  await storeExported('w1', [exportedArticle('a1', 'Harbor'), exportedArticle('a2', 'Keep')], 1);
  for (const [id, text] of [
    ['a1', 'Changed here.'],
    ['a2', 'Changed too.'],
  ] as const) {
    const { article } = exportedArticle(id, id);
    await putBody('w1', { ref: { kind: 'article', id }, resource: article, text, updatedAt: null });
  }
  await storeExported('w1', [exportedArticle('a1', 'Harbor', { content: 'Fog again.' })], 2);
  const waiting = await (await libraryDatabase()).getAllKeys('unindexed');
  expect(waiting.map(([, , id]) => id)).toEqual(['a2']);
  expect(await foundBy('again')).toEqual(['a1']);
});
