import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLibrary, openWriter } from '../../../../lib/library/index.ts';
import { isIdle, needsCompaction } from '../../../../lib/library/store/compact.ts';
import { libraryDatabase, type SegmentRow } from '../../../../lib/library/store/database.ts';
import { entry } from '../entry.ts';
import { expectSound, record, stored } from '../sync/copy.ts';

beforeEach(async () => (await openLibrary()).clear());

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) =>
    entry(`a${from + n}`, `Entry ${from + n}`, { excerpt: `About ${n}.` }),
  );

const segments = async (): Promise<SegmentRow[]> => (await libraryDatabase()).getAll('segments');

describe('layers', () => {
  it('of the same size are merged into one of the next', () => {
    expect(needsCompaction(new Array(15).fill({ size: 50 }))).toBe(0);
    expect(needsCompaction(new Array(16).fill({ size: 50 }))).toBe(16);
    expect(needsCompaction([...new Array(16).fill({ size: 50 }), { size: 800 }])).toBe(16);
    expect(needsCompaction([...new Array(15).fill({ size: 50 }), { size: 800 }, { size: 12_000 }])).toBe(0);
    expect(needsCompaction([{ size: 1 }, { size: 100_000 }])).toBe(0);
    expect(isIdle([{ size: 1 }, { size: 5 }, { size: 100_000 }])).toBe(2);
    expect(isIdle([{ size: 500 }, { size: 500 }])).toBe(2);
    expect(isIdle([{ size: 5 }, { size: 100_000 }])).toBe(0);
  });

  it('stay few, however many pages are added', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 400 }), (pages) => {
        let layers: { size: number }[] = [];
        for (const size of pages) {
          layers = [{ size }, ...layers];
          for (let run = needsCompaction(layers); run > 1; run = needsCompaction(layers)) {
            const merged = layers.slice(0, run).reduce((all, one) => all + one.size, 0);
            layers = [{ size: merged }, ...layers.slice(run)];
          }
          expect(layers.length).toBeLessThanOrEqual(28);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('agree with the blocks before and after merges', async () => {
    const writer = openWriter();
    for (let page = 0; page < 19; page++) await writer.put('w1', many(60, page * 50));
    await writer.put(
      'w1',
      [],
      [
        { kind: 'article', id: 'a3' },
        { kind: 'article', id: 'a899' },
      ],
    );
    await writer.put('w1', [entry('a4', 'Renamed')]);
    await expectSound();
    await writer.tidy('w1');
    await expectSound();
    expect((await record()).layers.length).toBeLessThanOrEqual(2);
    await writer.put('w1', [entry('a3', 'Back again')]);
    await expectSound();
    const titles = (await stored()).map(({ title }) => title);
    expect(titles).toHaveLength(959);
    expect(titles).toEqual(expect.arrayContaining(['Renamed', 'Back again']));
  });

  it('are not written if nothing changed', async () => {
    const writer = openWriter();
    await writer.put('w1', many(10));
    const before = await segments();
    await writer.put('w1', many(10));
    expect(await segments()).toEqual(before);
  });
});

describe('a segment', () => {
  const damage: [string, (row: SegmentRow) => SegmentRow | null][] = [
    ['is missing', () => null],
    ['is cut off', (row) => ({ ...row, bytes: new ArrayBuffer(12) })],
    ['is of another time', (row) => ({ ...row, generation: row.generation + 1 })],
    [
      'is no segment at all',
      (row) => ({ ...row, bytes: new TextEncoder().encode('rubbish '.repeat(99)).buffer }),
    ],
  ];

  it.each(damage)('that %s is rebuilt from the blocks', async (_how, spoil) => {
    const writer = openWriter();
    await writer.put('w1', many(300));
    await writer.put('w1', [], [{ kind: 'article', id: 'a9' }]);
    const db = await libraryDatabase();
    const hot = (await segments()).find(({ part }) => part === 'hot');
    if (!hot) return expect.unreachable('there is no index');
    const spoilt = spoil(hot);
    if (spoilt) await db.put('segments', spoilt);
    else await db.delete('segments', ['w1', 'hot', hot.layer]);
    vi.resetModules();
    const next = await import('../../../../lib/library/index.ts');
    await next.openWriter().put('w1', [entry('new', 'New')]);
    await expectSound();
    expect(await stored()).toHaveLength(300);
  });

  it('of excerpts that is damaged is rebuilt as well', async () => {
    const writer = openWriter();
    await writer.put('w1', many(20));
    const excerpts = (await segments()).find(({ part }) => part === 'excerpts');
    if (!excerpts) return expect.unreachable('there are no excerpts');
    await (await libraryDatabase()).put('segments', { ...excerpts, bytes: new ArrayBuffer(8) });
    await writer.tidy('w1');
    const { openExcerpts } = await import('../../../../lib/library/search/index.ts');
    const mended = (await segments()).find(({ part }) => part === 'excerpts')?.bytes;
    expect(mended instanceof ArrayBuffer && openExcerpts(mended)?.excerpt(7)).toBe('About 7.');
  });

  it('is stored as a buffer if the engine cannot store blobs', async () => {
    vi.resetModules();
    const fresh = await import('../../../../lib/library/index.ts');
    const { put } = IDBObjectStore.prototype;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
      ...key
    ) {
      const holdsBlob =
        typeof value === 'object' &&
        value !== null &&
        Object.values(value).some((one) => one instanceof Blob);
      if (holdsBlob) throw new DOMException('Blobs are not supported.', 'DataCloneError');
      return put.call(this, value, ...key);
    });
    try {
      await fresh.openWriter().put('w1', many(3_000));
    } finally {
      spy.mockRestore();
    }
    expect((await segments()).every(({ bytes }) => bytes instanceof ArrayBuffer)).toBe(true);
    await expectSound();
  });

  it('that is large is stored as a blob', async () => {
    vi.resetModules();
    const fresh = await import('../../../../lib/library/index.ts');
    await fresh.openWriter().put('w1', many(3_000));
    expect((await segments()).some(({ bytes }) => bytes instanceof Blob)).toBe(true);
    await expectSound();
  });
});

it('a damaged record is recovered from the blocks; locations are not reused', async () => {
  const writer = openWriter();
  await writer.put('w1', many(40));
  const db = await libraryDatabase();
  await db.put('syncs', { ...(await record()), nextLocation: -1 });
  await writer.put('w1', [entry('new', 'New')]);
  await expectSound();
  expect(await stored()).toHaveLength(41);
  expect(await record()).toMatchObject({ syncedAt: null, counts: { article: 41 } });
});
