import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { imagesToRemove } from '../../../lib/images/image-store.ts';
import {
  fitImages,
  linkImage,
  readImageFile,
  readImageUsage,
  readThumbnails,
  removeAllImages,
  removeImage,
  removeWorldImages,
  storeImage,
  watchImages,
} from '../../../lib/images/index.ts';

const image = (worldId: string, address: string, size: number, standsFor: string[] = []) => ({
  ...{ worldId, address, width: 4, height: 3, standsFor },
  file: new Blob([new Uint8Array(size)], { type: 'image/png' }),
  thumbnail: new Blob([new Uint8Array(1)], { type: 'image/webp' }),
});
const HOUR = 3_600_000;

beforeEach(removeAllImages);

test('an image is stored with its file, its size and its thumbnail', async () => {
  expect(await readImageFile('w1', 'a', 1)).toBeNull();
  expect(await storeImage(image('w1', 'a', 10, ['image 1']), 100, 1)).toBe(true);
  const stored = await readImageFile('w1', 'a', 1);
  expect(stored).toMatchObject({ width: 4, height: 3 });
  expect(stored?.file.size).toBe(10);
  expect(stored?.file.type).toBe('image/png');
  expect(await readImageFile('w2', 'a', 1)).toBeNull();
  expect(await readImageUsage()).toEqual({ count: 1, bytes: 11 });
  await linkImage('w1', 'a', ['article x']);
  await linkImage('w1', 'gone', ['article y']);
  const thumbnails = await readThumbnails('w1');
  expect([...thumbnails.keys()]).toEqual(['image 1', 'article x']);
  expect(thumbnails.get('article x')?.address).toBe('a');
  expect((await readThumbnails('w2')).size).toBe(0);
});

test('a thumbnail is stored alone until its image is shown, and keeps what it stands for', async () => {
  await storeImage({ ...image('w1', 'a', 10, ['portrait x']), file: null }, 100, 1);
  expect(await readImageFile('w1', 'a', 1)).toBeNull();
  expect(await readImageUsage()).toEqual({ count: 1, bytes: 1 });
  expect(await linkImage('w1', 'a', ['portrait y'])).toBe(true);
  expect(await linkImage('w1', 'b', ['portrait y'])).toBe(false);
  await storeImage(image('w1', 'a', 10, ['image 1']), 100, 2);
  expect((await readImageFile('w1', 'a', 2))?.file.size).toBe(10);
  expect([...(await readThumbnails('w1')).keys()]).toEqual(['portrait x', 'portrait y', 'image 1']);
});

test('if an article’s image was replaced, its thumbnail is of the one shown last', async () => {
  await storeImage(image('w1', 'new', 10, ['portrait x']), 100, 2);
  await storeImage(image('w1', 'old', 10, ['portrait x']), 100, 1);
  expect((await readThumbnails('w1')).get('portrait x')?.address).toBe('new');
});

test('images not shown for the longest time give way, whatever their world', async () => {
  await storeImage(image('w1', 'old', 9), 30, 1);
  await storeImage(image('w2', 'older', 9), 30, 0);
  await storeImage(image('w1', 'new', 9), 30, 2);
  // Showing it again makes it the newest.
  await readImageFile('w2', 'older', 2 * HOUR);
  await vi.waitFor(async () => {
    await storeImage(image('w1', 'next', 9), 30, 3 * HOUR);
    expect(await readImageFile('w1', 'old', 0)).toBeNull();
  });
  expect(await readImageFile('w2', 'older', 2 * HOUR)).not.toBeNull();
  expect((await readImageUsage()).bytes).toBeLessThanOrEqual(30);
});

test('an image larger than the budget is not stored and removes nothing', async () => {
  await storeImage(image('w1', 'a', 9), 30, 1);
  expect(await storeImage(image('w1', 'b', 40), 30, 2)).toBe(false);
  expect(await storeImage(image('w1', 'c', 4), 0, 2)).toBe(false);
  expect(await readImageFile('w1', 'a', 1)).not.toBeNull();
});

test('a smaller budget, a world and everything can be removed, which watchers hear', async () => {
  const heard: (string | null)[] = [];
  await storeImage(image('w1', 'a', 9), 100, 1);
  await storeImage(image('w1', 'b', 9), 100, 2);
  await storeImage(image('w2', 'a', 9), 100, 3);
  await storeImage(image('w2', 'b', 9), 100, 4);
  const unwatch = watchImages((worldId) => heard.push(worldId));
  await fitImages(30);
  expect(await readImageFile('w1', 'a', 1)).toBeNull();
  await removeWorldImages('w1');
  expect(await readImageFile('w1', 'b', 1)).toBeNull();
  await removeImage('w2', 'a');
  expect(await readImageUsage()).toEqual({ count: 1, bytes: 10 });
  await removeAllImages();
  expect(await readImageUsage()).toEqual({ count: 0, bytes: 0 });
  expect(heard).toEqual(['w1', 'w1', 'w2', null]);
  unwatch();
});

describe('on a full disk', () => {
  test('half of the images are removed, and the new one is stored', async () => {
    for (const at of [1, 2, 3, 4]) await storeImage(image('w1', `${at}`, 9), 100, at);
    let refusals = 1;
    const put = IDBObjectStore.prototype.put;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name === 'files' && refusals-- > 0) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    });
    expect(await storeImage(image('w1', 'new', 9), 100, 5)).toBe(true);
    expect(await readImageFile('w1', '1', 1)).toBeNull();
    expect(await readImageFile('w1', 'new', 5)).not.toBeNull();
    refusals = 9;
    expect(await storeImage(image('w1', 'next', 9), 100, 6)).toBe(false);
    spy.mockRestore();
  });
});

test('what gives way is as little as possible, and the oldest first', () => {
  const stored = fc.record({ bytes: fc.integer({ min: 1, max: 50 }), usedAt: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(stored), fc.nat(60), fc.nat(300), (images, needed, budget) => {
      const removed = imagesToRemove(images, needed, budget);
      expect(removed === null).toBe(needed > budget);
      if (!removed) return;
      const gone = new Set(removed);
      const kept = images.filter((one) => !gone.has(one));
      const sum = (list: readonly { bytes: number }[]) => list.reduce((all, { bytes }) => all + bytes, 0);
      expect(sum(kept) + needed).toBeLessThanOrEqual(budget);
      const newest = removed.at(-1);
      if (!newest) return;
      // Without the last one removed, it wouldn't fit.
      expect(sum(kept) + newest.bytes + needed).toBeGreaterThan(budget);
      expect(kept.every(({ usedAt }) => usedAt >= newest.usedAt)).toBe(true);
    }),
  );
});
