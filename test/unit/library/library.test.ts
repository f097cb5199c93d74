import { beforeEach, describe, expect, it } from 'vitest';
import { type Library, openLibrary } from '../../../lib/library/index.ts';
import type { ArticleSummary } from '../../../lib/model/index.ts';
import { article } from './article.ts';

let library: Library;
beforeEach(async () => {
  library = await openLibrary();
  await library.clear();
});

const titles = (found: ArticleSummary[]) => found.map(({ title }) => title);

describe('findByTitle', () => {
  it('finds the same title first, then what reads alike, then a slip of the hand', async () => {
    await library.put([
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

  it('names five at most, and gives back the article as it was put', async () => {
    const kyr = article('a', 'Kyr', {
      tags: ['port'],
      excerpt: 'A port.',
      url: 'https://worlds.example/kyr',
    });
    await library.put([kyr, ...Array.from({ length: 9 }, (_, n) => article(String(n), `Kyr (${n})`))]);
    const found = await library.findByTitle('w1', 'Kyr');
    expect(found).toHaveLength(5);
    expect(found[0]).toEqual(kyr);
  });
});

it('searchTitles finds what begins so, whatever the case and the article', async () => {
  await library.put([article('1', 'The Salt Road'), article('2', 'Salt'), article('3', 'Asalt')]);
  expect(titles(await library.searchTitles('w1', 'the sal', 10))).toEqual(['Salt', 'The Salt Road']);
  expect(await library.searchTitles('w1', '', 2)).toHaveLength(2);
});

describe('tags', () => {
  it('are counted, most used first, and follow each change', async () => {
    await library.put([
      article('1', 'One', { tags: ['sea', 'port', 'sea'] }),
      article('2', 'Two', { tags: ['sea'] }),
    ]);
    expect((await library.world('w1')).tags).toEqual([
      { tag: 'sea', count: 2 },
      { tag: 'port', count: 1 },
    ]);
    await library.put([article('1', 'One', { tags: ['sky'] })]);
    expect((await library.world('w1')).tags).toEqual([
      { tag: 'sea', count: 1 },
      { tag: 'sky', count: 1 },
    ]);
  });
});

it('holds a large world, in batches', async () => {
  const many = Array.from({ length: 1300 }, (_, n) => article(`id-${n}`, `Entry ${n}`, { tags: ['all'] }));
  await library.put(many);
  const copy = await library.world('w1');
  expect(copy.articleCount).toBe(1300);
  expect(copy.tags).toEqual([{ tag: 'all', count: 1300 }]);
});

it('says when it has changed, and nothing is left after clear', async () => {
  let calls = 0;
  const stop = library.subscribe(() => calls++);
  await library.put([article('1', 'One', { tags: ['x'] })]);
  expect(calls).toBe(1);
  stop();
  await library.clear();
  expect(calls).toBe(1);
  expect(await library.world('w1')).toMatchObject({ world: null, tags: [], articleCount: 0, syncedAt: null });
});
