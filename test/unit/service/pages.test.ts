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

describe('walking a list', () => {
  it('gives any list whole and once, whatever its size and that of its pages', async () => {
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

  it('leaves out what comes twice, counts what could not be read, and goes on behind it', async () => {
    const asked: number[] = [];
    const answers = [page([1, 2], 3, 1), page([2, 3, 4], 3), page([], 3)];
    const walk = pages(async (offset) => {
      asked.push(offset);
      return answers.shift() ?? page([], 3);
    });
    expect(await all(walk)).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual([0, 3, 6]);
  });

  it('ends though the platform gives the same page for ever, or full pages of nothing', async () => {
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

  it('tells its progress after each page, and the whole as soon as it is known', async () => {
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
