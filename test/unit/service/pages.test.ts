import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../lib/service/index.ts';
import { pages } from '../../../lib/service/pages.ts';

interface Entry {
  id: number;
}

const page = (ids: number[], size: number, skipped = 0): Page<Entry> => ({
  items: ids.map((id) => ({ id })),
  offset: 0,
  last: ids.length + skipped < size,
  skipped,
});

async function all(walk: AsyncGenerator<Entry>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of walk) ids.push(id);
  return ids;
}

describe('pages', () => {
  it('yields each entry once, for any list size and page size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(200), fc.integer({ min: 1, max: 50 }), async (length, size) => {
        const asked: number[] = [];
        const walk = pages(async (offset) => {
          asked.push(offset);
          const end = Math.min(length, offset + size);
          return page(
            Array.from({ length: end - offset }, (_, at) => offset + at),
            size,
          );
        });
        expect(await all(walk)).toEqual(Array.from({ length }, (_, at) => at));
        expect(asked).toEqual(Array.from({ length: Math.floor(length / size) + 1 }, (_, at) => at * size));
      }),
    );
  });

  it('skips duplicates, counts invalid entries, and continues after them', async () => {
    const asked: number[] = [];
    const answers = [page([1, 2], 3, 1), page([2, 3, 4], 3), page([], 3)];
    const walk = pages(async (offset) => {
      asked.push(offset);
      return answers.shift() ?? page([], 3);
    });
    expect(await all(walk)).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual([0, 3, 6]);
  });

  it('ends if the API returns the same page forever, or full pages of invalid entries', async () => {
    let calls = 0;
    const same = pages(async () => {
      calls++;
      return page([1, 2], 2);
    });
    expect(await all(same)).toEqual([1, 2]);
    const hollow = pages(async () => {
      calls++;
      return page([], 2, 2);
    });
    expect(await all(hollow)).toEqual([]);
    expect(calls).toBeLessThan(8);
  });

  it('reports progress after each page, and the total once it is known', async () => {
    const told: [number, number | null][] = [];
    const onProgress = (done: number, total: number | null) => void told.push([done, total]);
    const answers = [page([1, 2], 2), page([3], 2)];
    await all(pages(async () => answers.shift() ?? page([], 2), { onProgress }, 9));
    expect(told).toEqual([
      [2, 9],
      [3, 3],
    ]);
  });
});
