import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  entryOfArticle,
  type Library,
  openLibrary,
  openWriter,
  storeExported,
} from '../../../lib/library/index.ts';
import { fold, isOneTypoApart } from '../../../lib/library/search/fold.ts';
import type { ArticleSummary } from '../../../lib/model/index.ts';
import { article } from './article.ts';
import { exportedArticle } from './import/exported.ts';

let library: Library;
beforeEach(async () => {
  library = await openLibrary();
  await library.clear();
});

/** Puts articles in the copies of their worlds. */
async function put(articles: ArticleSummary[]): Promise<void> {
  const worlds = new Set(articles.map(({ worldId }) => worldId));
  for (const world of worlds) {
    const here = articles.filter(({ worldId }) => worldId === world);
    await openWriter().put(
      world,
      here.map((one) => entryOfArticle(one)),
    );
  }
}

const titles = (found: ArticleSummary[]) => found.map(({ title }) => title);

describe('findByTitle', () => {
  it('finds the same title first, then equal folds, then one typo', async () => {
    await put([
      article('1', 'The Ravens of Kyr'),
      article('2', 'Raven of Kyr'),
      article('3', 'Raven of Kyt'),
      article('4', 'Raven of Kyrene'),
      article('5', 'Raven of Kyr', { worldId: 'w2' }),
    ]);
    expect(titles(await library.findByTitle('w1', 'raven of kyr'))).toEqual([
      'Raven of Kyr',
      'The Ravens of Kyr',
      'Raven of Kyt',
    ]);
    expect(await library.findByTitle('w3', 'Raven of Kyr')).toEqual([]);
    expect(await library.findByTitle('w1', '   ')).toEqual([]);
  });

  it('returns at most five articles, as they were stored', async () => {
    const kyr = article('a', 'Kyr', {
      tags: ['port'],
      excerpt: 'A port.',
      url: 'https://worlds.example/kyr',
    });
    await put([kyr, ...Array.from({ length: 9 }, (_, n) => article(String(n), `Kyr (${n})`))]);
    const found = await library.findByTitle('w1', 'Kyr');
    expect(found).toHaveLength(5);
    expect(found[0]).toEqual(kyr);
  });
});

describe('a typo', () => {
  const TITLES = ['Lighthouse', 'Order of the Saltmarsh', 'Mira Halloran', 'Kyrene', 'Ägidius’ Oath'];
  const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

  beforeEach(() => put(TITLES.map((title, n) => article(String(n), title))));

  it.each(TITLES)('anywhere in %j still finds it', async (title) => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(title.length - 1),
        fc.constantFrom(...LETTERS),
        fc.constantFrom('change', 'add', 'leave out', 'swap'),
        async (at, letter, typo) => {
          const [before, here, next] = [title.slice(0, at), title.charAt(at), title.charAt(at + 1)];
          const typed = {
            change: before + letter + title.slice(at + 1),
            add: before + letter + title.slice(at),
            'leave out': before + title.slice(at + 1),
            swap: before + next + here + title.slice(at + 2),
          }[typo];
          // An edit that folds to something else, such as an added space, makes a different title for readers, too. A
          // typo at a space changes both neighbors.
          fc.pre(typo === 'add' || (here.trim() !== '' && (typo !== 'swap' || next !== ' ')));
          fc.pre(isOneTypoApart(fold(typed), fold(title)));
          expect(titles(await library.findByTitle('w1', typed))).toContain(title);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('searchTitles', () => {
  it('finds title prefixes, ignoring case and article', async () => {
    await put([article('1', 'The Salt Road'), article('2', 'Salt'), article('3', 'Asalt')]);
    expect(titles(await library.searchTitles('w1', 'the sal', 10))).toEqual(['Salt', 'The Salt Road']);
    expect(await library.searchTitles('w1', '', 2)).toHaveLength(2);
  });

  it('finds later words after title prefixes', async () => {
    await put([
      article('1', 'The Order of the Old Lamp'),
      article('2', 'Lamplight'),
      article('3', 'Old Mill', { worldId: 'w2' }),
    ]);
    expect(titles(await library.searchTitles('w1', 'lamp', 10))).toEqual([
      'Lamplight',
      'The Order of the Old Lamp',
    ]);
    expect(titles(await library.searchTitles('w1', 'old la', 10))).toEqual(['The Order of the Old Lamp']);
    expect(await library.searchTitles('w1', 'lamp', 1)).toHaveLength(1);
  });
});

it('articles returns stored articles in the order of the ids', async () => {
  await put([article('1', 'One'), article('2', 'Two')]);
  expect(titles(await library.articles(['2', 'none', '1']))).toEqual(['Two', 'One']);
});

describe('tags', () => {
  it('are counted, most used first, and follow each change', async () => {
    await put([
      article('1', 'One', { tags: ['sea', 'port', 'sea'] }),
      article('2', 'Two', { tags: ['sea'] }),
    ]);
    expect((await library.world('w1')).tags).toEqual([
      { tag: 'sea', count: 2 },
      { tag: 'port', count: 1 },
    ]);
    await put([article('1', 'One', { tags: ['sky'] })]);
    expect((await library.world('w1')).tags).toEqual([
      { tag: 'sea', count: 1 },
      { tag: 'sky', count: 1 },
    ]);
  });
});

it('holds a large world, in batches', async () => {
  const many = Array.from({ length: 1300 }, (_, n) => article(`id-${n}`, `Entry ${n}`, { tags: ['all'] }));
  await put(many);
  const copy = await library.world('w1');
  expect(copy.articleCount).toBe(1300);
  expect(copy.tags).toEqual([{ tag: 'all', count: 1300 }]);
});

it('reports changes, and is empty after clear', async () => {
  const told: string[] = [];
  // Events of tests that run at the same time arrive too; they concern other worlds.
  const stop = library.subscribe(({ worldId, what }) => worldId === 'told' && told.push(what));
  await put([article('1', 'One', { tags: ['x'], worldId: 'told' })]);
  expect(told).toEqual(['entries']);
  stop();
  await library.clear();
  expect(told).toEqual(['entries']);
  expect(await library.world('told')).toMatchObject({
    world: null,
    tags: [],
    articleCount: 0,
    syncedAt: null,
  });
});

describe('resources', () => {
  it('reads each text once, in batches that grow as far as texts are short', async () => {
    const store = (from: number, count: number, length: number) =>
      storeExported(
        'w1',
        Array.from({ length: count }, (_, at) =>
          exportedArticle(`a${1_000 + from + at}`, `Article ${from + at}`, { content: 'x'.repeat(length) }),
        ),
        1,
      );
    await store(0, 600, 100);
    await store(600, 4, 200_000);
    const [ids, sizes]: [string[], number[]] = [[], []];
    for await (const resources of library.resources('w1', ['article', 'category'])) {
      ids.push(...resources.map(({ ref }) => ref.id));
      sizes.push(resources.length);
    }
    expect(ids).toHaveLength(604);
    expect(new Set(ids).size).toBe(604);
    expect(sizes.slice(0, 5)).toEqual([8, 16, 32, 64, 128]);
    expect(Math.max(...sizes)).toBe(128);
  });

  it('reads only what has a part of a word, with and without accents, and their newest version', async () => {
    const texts: [id: string, content: string][] = [
      ['a1', 'Off to [b]Salt[/b]mere’s quay.'],
      ['a2', 'Über SALTMÈRE hinaus.'],
      ['a3', 'The salt of the mere.'],
      ['a4', 'Saltmere, once.'],
      ['a5 of Saltmere', 'A title.'],
    ];
    const store = (some: readonly (readonly [string, string])[]) =>
      storeExported(
        'w1',
        some.map(([id, content]) => exportedArticle(id, id, { content })),
        1,
      );
    await store(texts);
    await store([['a4', 'Nothing more.']]);
    const ids: string[] = [];
    for await (const resources of library.resourcesWith('w1', 'saltm'))
      ids.push(...resources.map(({ ref }) => ref.id));
    expect(ids.sort()).toEqual(['a1', 'a2', 'a5 of Saltmere']);
  });
});
