import { beforeEach, expect, it } from 'vitest';
import {
  type EntryKind,
  finishImport,
  importKey,
  openLibrary,
  storeExported,
} from '../../../../lib/library/index.ts';
import { libraryDatabase } from '../../../../lib/library/store/database.ts';
import type { ExportedItem } from '../../../../lib/world-export/index.ts';
import { expectSound, stored } from '../sync/copy.ts';
import { exportedArticle, namedCategory } from './exported.ts';

beforeEach(async () => (await openLibrary()).clear());

const titles = async () => (await stored()).map(({ title }) => title).sort();

/** Stores items as one reading; returns what became of them and what was dropped. */
async function reading(
  items: readonly ExportedItem[],
  { isWhole = true, kinds = ['article', 'category'] as readonly EntryKind[], readAt = 1_000 } = {},
) {
  const entries = await storeExported('w1', items, readAt);
  const seen = isWhole ? new Set(entries.map(({ ref }) => importKey(ref))) : null;
  const signal = new AbortController().signal;
  const gone = await finishImport('w1', { seen, kinds, readAt, signal });
  return {
    changes: entries.map(({ title, change }) => `${title} ${change}`),
    gone: gone.map((g) => g.title),
  };
}

it('reading an export again tells what was added, changed, the same and gone', async () => {
  const first = await reading([
    exportedArticle('a1', 'Harbor'),
    exportedArticle('a2', 'Keep'),
    exportedArticle('a3', 'Mill'),
  ]);
  expect(first).toEqual({ changes: ['Harbor added', 'Keep added', 'Mill added'], gone: [] });
  const second = await reading(
    [
      exportedArticle('a1', 'Harbor'),
      exportedArticle('a2', 'Keep', { content: 'Burned.' }),
      exportedArticle('a4', 'Inn'),
    ],
    { readAt: 2_000 },
  );
  expect(second).toEqual({ changes: ['Harbor same', 'Keep changed', 'Inn added'], gone: ['Mill'] });
  expect(await titles()).toEqual(['Harbor', 'Inn', 'Keep']);
  await expectSound();
});

it('a page that was read only in part drops nothing', async () => {
  await reading([exportedArticle('a1', 'Harbor'), exportedArticle('a2', 'Keep')]);
  expect(await reading([exportedArticle('a1', 'Harbor')], { isWhole: false })).toMatchObject({ gone: [] });
  expect(await titles()).toEqual(['Harbor', 'Keep']);
});

it('kinds that this export never has stay', async () => {
  await reading([exportedArticle('a1', 'Harbor'), namedCategory('export-1', 'Places')]);
  const { gone } = await reading([exportedArticle('a2', 'Keep')], { kinds: ['article'] });
  expect(gone).toEqual(['Harbor']);
  expect(await titles()).toEqual(['Keep', 'Places']);
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

it('is found by its full text once the reading ends', async () => {
  await reading([exportedArticle('a1', 'Harbor', { content: 'Lanterns over [b]quicksilver[/b] water.' })]);
  const body = await (await libraryDatabase()).get('bodies', ['w1', 'article', 'a1']);
  expect(body?.text).toContain('quicksilver');
  expect(body?.text).not.toContain('[b]');
});
