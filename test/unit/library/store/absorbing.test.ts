import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLibrary, openWriter, parseQuery, syncWorld } from '../../../../lib/library/index.ts';
import { libraryDatabase } from '../../../../lib/library/store/database.ts';
import { entry } from '../entry.ts';
import { expectSound, linesOf, linesOfCopy, record, stored } from '../sync/copy.ts';
import { Upstream } from '../sync/upstream.ts';

beforeEach(async () => (await openLibrary()).clear());

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) =>
    entry(`a${from + n}`, `Entry ${from + n}`, { excerpt: `About ${from + n}.` }),
  );

const found = async (typed: string): Promise<string[]> => {
  const searcher = await (await openLibrary()).searcher('w1');
  return searcher.search(parseQuery(typed), { limit: 9 }).hits.map(({ title }) => title);
};

const sizes = async (): Promise<number[]> => (await record()).layers.map(({ size }) => size);

describe('a change much larger than the newest layers', () => {
  it('absorbs them, with their changes and drops, and leaves none of their segments', async () => {
    const writer = openWriter();
    await writer.put('w1', many(300));
    expect(await found('"entry 7"')).toEqual(['Entry 7']);
    await writer.put('w1', [entry('a7', 'Renamed')]);
    await writer.put(
      'w1',
      [],
      [
        { kind: 'article', id: 'a8' },
        { kind: 'article', id: 'a9' },
      ],
    );
    await writer.put('w1', many(10, 300));
    expect(await sizes()).toEqual([10 + 2, 1, 300]);
    // One is renamed again, one is dropped.
    await writer.put(
      'w1',
      [...many(150, 310), entry('a7', 'Renamed again')],
      [{ kind: 'article', id: 'a301' }],
    );
    expect(await sizes()).toEqual([160 + 3, 300]);
    expect(await (await libraryDatabase()).count('segments')).toBe(4);
    await expectSound();
    expect(await found('"renamed again"')).toEqual(['Renamed again']);
    for (const gone of ['"entry 8"', '"entry 9"', '"entry 7"', '"entry 301"'])
      expect(await found(gone)).toEqual([]);
    expect(await found('"entry 459"')).toEqual(['Entry 459']);
    await writer.tidy('w1');
    await expectSound();
    expect(await stored()).toHaveLength(457);
  });

  it('replaces them atomically: a worker that dies meanwhile changes nothing', async () => {
    await openWriter().put('w1', many(30));
    const before = await record();
    const begin = IDBDatabase.prototype.transaction;
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...given: Parameters<typeof begin>
    ) {
      const transaction = begin.apply(this, given);
      if (given[1] === 'readwrite') queueMicrotask(() => transaction.abort());
      return transaction;
    });
    await expect(openWriter().put('w1', many(200, 30))).rejects.toThrow();
    spy.mockRestore();
    expect(await record()).toEqual(before);
    await expectSound();
    vi.resetModules();
    const next = await import('../../../../lib/library/index.ts');
    await next.openWriter().put('w1', many(200, 30));
    expect(await sizes()).toEqual([230]);
    await expectSound();
  });

  it('packs a fast first copy only once', async () => {
    const upstream = new Upstream('current').fill(400);
    await syncWorld(upstream.service(), 'w1', { signal: new AbortController().signal, now: () => 0 });
    expect(await sizes()).toEqual([400]);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
    await expectSound();
  });
});
