import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entry } from '../library/entry.ts';
import { exportedArticle } from '../library/import/exported.ts';

const WORLD = 'w1';

/** A screen that has just started, with fresh modules. */
async function started() {
  vi.resetModules();
  const library = await import('../../../lib/library/index.ts');
  const { readWorld, rereadEntry } = await import('../../../lib/unlinked-mentions/index.ts');
  const { libraryDatabase } = await import('../../../lib/library/store/database.ts');
  return { ...library, readWorld, rereadEntry, database: await libraryDatabase() };
}
type Started = Awaited<ReturnType<typeof started>>;

/** What is found: the article, the field, the name as the world has it, and the articles it may mean. */
async function found({ openLibrary, readWorld }: Started): Promise<unknown[]> {
  const library = await openLibrary();
  const [mentions, searcher] = await Promise.all([readWorld(library, WORLD), library.searcher(WORLD)]);
  const id = (location: number) => searcher.hit(location)?.ref.id;
  return Array.from(mentions.all(), ({ from, field, name, candidates }) => [
    ...[id(from), field, name],
    candidates.map(id),
  ]);
}

const section = (name: string, content: string) => ({
  ...{ name, title: name, position: null, content, contentParsed: null },
});

beforeEach(async () => (await (await started()).openLibrary()).clear());

describe('in a world’s offline copy', () => {
  it('every text of an article is read, but not what is shown as it is', async () => {
    const here = await started();
    const sections = [section('history', 'Once Mira ruled.'), section('excerpt', 'About Mira.')];
    await here.storeExported(
      WORLD,
      [
        exportedArticle('a1', 'Port Sorrow', { content: 'Mira lives here.', sections }),
        exportedArticle('a2', 'Mira'),
      ],
      1,
    );
    expect(await found(here)).toEqual([
      ['a1', 'content', 'Mira', ['a2']],
      ['a1', 'history', 'Mira', ['a2']],
    ]);
  });

  it('only names of articles count, also within the longer name of an image', async () => {
    const here = await started();
    await here.storeExported(
      WORLD,
      [
        exportedArticle('a1', 'Port Sorrow', { content: 'The Mira harbor, Bram, and Tom.' }),
        exportedArticle('a2', 'Mira'),
      ],
      1,
    );
    await here
      .openWriter()
      .put(
        WORLD,
        [
          entry('7', 'Mira harbor', { kind: 'image' }),
          entry('s1', 'Bram', { kind: 'secret' }),
          entry('draft:1', 'Tom', { isPending: true }),
        ],
        [],
      );
    expect(await found(here)).toEqual([['a1', 'content', 'Mira', ['a2']]]);
  });

  it('articles of the same name are all listed', async () => {
    const here = await started();
    await here.storeExported(
      WORLD,
      [
        exportedArticle('a1', 'Port', { content: 'Mira!' }),
        exportedArticle('a2', 'Mira'),
        exportedArticle('a3', 'Mira'),
      ],
      1,
    );
    expect(await found(here)).toEqual([['a1', 'content', 'Mira', expect.arrayContaining(['a2', 'a3'])]]);
  });

  it('a damaged record hides nothing else', async () => {
    const here = await started();
    const texts = Array.from({ length: 30 }, (_, n) =>
      exportedArticle(`a${n}`, `Article ${n}`, { content: 'Mira!' }),
    );
    await here.storeExported(WORLD, [...texts, exportedArticle('m', 'Mira')], 1);
    for (const [id, damage] of [
      ['a3', { content: 5, sections: [] }],
      ['a4', { content: 'Mira!', sections: 'none' }],
      ['a5', null],
    ] as const) {
      const row: object = (await here.database.get('bodies', [WORLD, 'article', id])) ?? {};
      const tx = here.database.transaction('bodies', 'readwrite');
      await Reflect.apply(tx.store.put, tx.store, [{ ...row, thing: damage }]);
    }
    expect(await found(here)).toHaveLength(28);
  });

  it('an entry whose text has changed is read again alone', async () => {
    const here = await started();
    const items = [exportedArticle('a1', 'Port', { content: 'Mira!' }), exportedArticle('a2', 'Mira')];
    await here.storeExported(WORLD, items, 1);
    const library = await here.openLibrary();
    const mentions = await here.readWorld(library, WORLD);
    const reread = () => here.rereadEntry(mentions, library, WORLD, { kind: 'article', id: 'a1' });
    await here.storeExported(WORLD, [exportedArticle('a1', 'Port', { content: 'Mira and Mira!' })], 2);
    await reread();
    expect([...mentions.all()]).toHaveLength(2);
    await here.storeExported(WORLD, [exportedArticle('a1', 'Port', { content: '@[Mira](person:a2)' })], 3);
    await reread();
    expect([...mentions.all()]).toEqual([]);
  });

  it('a reading can be watched and ended', async () => {
    const here = await started();
    const items = Array.from({ length: 30 }, (_, n) => exportedArticle(`a${n}`, `Article ${n}`));
    await here.storeExported(WORLD, items, 1);
    const library = await here.openLibrary();
    const progress: number[] = [];
    await here.readWorld(library, WORLD, { onProgress: (read) => progress.push(read) });
    expect(progress.at(-1)).toBe(30);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    const abort = new AbortController();
    const ended = here.readWorld(library, WORLD, {
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    await expect(ended).rejects.toThrow('abort');
  });
});
