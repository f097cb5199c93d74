import { beforeEach, expect, it } from 'vitest';
import { openLibrary, slices, storeExported } from '../../../lib/library/index.ts';
import { apply } from '../../../lib/library/store/apply.ts';
import { findProblems } from '../../../lib/link-problems/index.ts';
import type { World } from '../../../lib/model/index.ts';
import { entry } from '../library/entry.ts';
import { exportedArticle } from '../library/import/exported.ts';

const WORLD: World = {
  ...{ id: 'w1', title: 'Vastmoor', slug: 'vastmoor', url: null, ownership: null, description: '', tags: [] },
  ...{ customTemplates: [], newArticleState: null, articleCount: null },
};
const PAGES = 'https://www.worldanvil.com/w';

beforeEach(async () => {
  await (await openLibrary()).clear();
});

async function problems(...others: string[]) {
  const library = await openLibrary();
  const [searcher, links] = [await library.searcher('w1'), await library.links('w1')];
  const found = await findProblems(
    { library, worldId: 'w1', searcher, links },
    { others, isHidden: (field) => field === 'scrapbook', rest: slices() },
  );
  return found.map(({ kind, label, title, link, elsewhere }) => ({
    ...{ kind, label, title, elsewhere },
    from: searcher.hit(link.from)?.ref.id,
  }));
}

const text = (id: string, content: string, more = {}) =>
  storeExported('w1', [exportedArticle(id, `Article ${id}`, { content, ...more })], 1);

it('calls gone only what the copy held before', async () => {
  await text('b', 'A text.');
  await text('a', '@[The [b]B[/b]](article:b) and @[Never](person:never)');
  expect(await problems()).toEqual([
    { kind: 'unknown', label: 'Never', title: null, elsewhere: null, from: 'a' },
  ]);
  await apply('w1', { drop: [{ kind: 'article', id: 'b' }] });
  expect(await problems()).toEqual([
    { kind: 'gone', label: 'The B', title: 'Article b', elsewhere: null, from: 'a' },
    { kind: 'unknown', label: 'Never', title: null, elsewhere: null, from: 'a' },
  ]);
  await text('b', 'Back again.');
  expect((await problems()).map(({ kind }) => kind)).toEqual(['unknown']);
});

it('lists mentions that World Anvil has emptied because their article is gone', async () => {
  await text('a', 'The road to @[The [b]Core[/b] Realms](Article:) is closed, and @[Tom](person) unwritten.');
  expect(await problems()).toEqual([
    { kind: 'unknown', label: 'The Core Realms', title: null, elsewhere: null, from: 'a' },
  ]);
});

it('finds what is in another world, as far as that has a copy', async () => {
  await text('a', '@[Far](article:far) [img:7]');
  await apply('w2', {
    entries: [
      entry('far', 'Far away', { worldId: 'w2' }),
      entry('7', 'A picture', { kind: 'image', worldId: 'w2' }),
    ],
    sync: (row) => ({ ...row, syncedAt: 1 }),
  });
  expect((await problems()).map(({ kind }) => kind)).toEqual(['unknown']);
  expect(await problems('w1', 'w2', 'w3')).toEqual([
    {
      ...{ kind: 'elsewhere', label: 'Far', title: 'Far away', from: 'a' },
      elsewhere: { worldId: 'w2', ref: { kind: 'article', id: 'far' } },
    },
  ]);
});

it('says nothing of images, statblocks and pages that no copy is sure to have', async () => {
  await text('a', `[img:99] [block:1234] ${PAGES}/vastmoor/map/x ${PAGES}/other/a/thing`);
  expect(await problems()).toEqual([]);
});

it('knows a page of this world that no article has', async () => {
  await apply('w1', { world: WORLD });
  await text('a', `[url:${PAGES}/vastmoor/a/lost-page]lost[/url]`);
  expect(await problems()).toMatchObject([{ kind: 'unknown', label: 'lost' }]);
});

it('finds private targets of public texts, but not secrets, hidden fields and private texts', async () => {
  await text('hidden', 'Quiet.', { state: 'private' });
  await text('private', '@[It](article:hidden)', { state: 'private' });
  await text('draft', '@[It](article:hidden)', { isDraft: true });
  await text('public', '@[It](article:hidden) [secret:s1]', {
    sections: [
      { name: 'scrapbook', title: '', position: null, content: '@[It](article:hidden)', contentParsed: null },
    ],
  });
  await apply('w1', { entries: [entry('s1', 'A secret', { kind: 'secret' })] });
  expect(await problems()).toEqual([
    { kind: 'private', label: null, title: 'Article hidden', elsewhere: null, from: 'public' },
  ]);
});

it('survives a damaged text', async () => {
  await text('a', '@[Never](person:never)');
  const damaged: unknown = { title: 'Broken', relations: 7, content: 3 };
  await apply('w1', {
    bodies: [
      {
        ...{ kind: 'article', id: 'a', readAt: 1, updatedAt: null, text: '' },
        // What an older release may have stored.
        thing: damaged as never,
      },
    ],
  }).catch(() => null);
  await expect(problems()).resolves.toBeDefined();
});
