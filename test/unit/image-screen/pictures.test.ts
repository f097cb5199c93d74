import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalOf } from '../../../components/image/grid-navigation.ts';
import { enqueue } from '../../../components/world-image/fetch-queue.ts';
import { rasterType } from '../../../components/world-image/raster-type.ts';
import { readImage } from '../../../components/world-image/stored-schema.ts';
import { fileAddress, hostPattern, hostsOf } from '../../../lib/images/index.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('only the first bytes decide the image format, and a vector drawing isn’t accepted', () => {
  expect(rasterType(bytes('\x89PNG\r\n\x1a\n....'))).toBe('image/png');
  expect(rasterType(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg');
  expect(rasterType(bytes('GIF89a'))).toBe('image/gif');
  expect(rasterType(bytes('RIFF....WEBPVP8 '))).toBe('image/webp');
  expect(rasterType(bytes('\0\0\0\x20ftypavif'))).toBe('image/avif');
  for (const other of [
    '<svg onload=alert(1)>',
    '<?xml version="1.0"?><svg/>',
    'RIFF....WAVE',
    '',
    '%PDF-1.7',
  ])
    expect(rasterType(bytes(other))).toBeNull();
});

test('image files are fetched only over https, or from this device', () => {
  const href = (url: string | null) => fileAddress(url, 'https://platform.example')?.href ?? null;
  expect(href('/uploads/a.png')).toBe('https://platform.example/uploads/a.png');
  expect(href('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
  expect(href('http://127.0.0.1:8080/a.png')).toBe('http://127.0.0.1:8080/a.png');
  for (const bad of [
    null,
    '',
    'http://cdn.example/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,',
    'file:///etc/passwd',
    'https://me:secret@cdn.example/a.png',
    'https://platform.example/i/41',
    'https://',
  ])
    expect(href(bad)).toBeNull();
});

test('hosts are listed one by one, the most frequent first', () => {
  const at = (url: string) => URL.parse(url);
  const hosts = hostsOf([
    at('https://a.example/1'),
    at('https://b.example/1'),
    null,
    at('https://b.example:444/2'),
  ]);
  expect(hosts.map(hostPattern)).toEqual(['https://b.example/*', 'https://a.example/*']);
});

describe('keyboard navigation in the grid', () => {
  test('handles rows, columns, edges and the shorter last row', () => {
    const go = (key: string, at: number, control = false) =>
      goalOf(key, control, { at, count: 8, columns: 3, rows: 2 });
    expect(go('ArrowDown', 1)).toBe(4);
    expect(go('ArrowDown', 5)).toBe(7);
    expect(go('ArrowDown', 7)).toBe(7);
    expect(go('ArrowUp', 1)).toBe(1);
    expect(go('Home', 4)).toBe(3);
    expect(go('End', 7)).toBe(7);
    expect(go('End', 0, true)).toBe(7);
    expect(go('PageUp', 7)).toBe(1);
    expect(go('a', 0)).toBeNull();
  });

  test('never leaves the grid', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(39),
        fc.constantFrom(...keys),
        (count, columns, from, key) => {
          const goal = goalOf(key, false, { at: from % count, count, columns, rows: 2 });
          expect(goal).toBeGreaterThanOrEqual(0);
          expect(goal).toBeLessThan(count);
        },
      ),
    );
  });
});

test('four images are fetched at a time, without waiting for canceled ones', async () => {
  let running = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => gates.push(resolve));
    running -= 1;
  };
  const patient = new AbortController();
  const leaving = new AbortController();
  const all = Array.from({ length: 6 }, () => enqueue(patient.signal, work));
  const left = enqueue(leaving.signal, work);
  leaving.abort();
  await expect(left).rejects.toThrow();
  const done = Promise.all(all);
  for (let at = 0; at < 6; at++) {
    await new Promise((resolve) => setTimeout(resolve));
    gates.shift()?.();
  }
  await done;
  expect(most).toBe(4);
  // Every slot was released.
  const again = Array.from({ length: 4 }, () => enqueue(patient.signal, async () => {}));
  await Promise.all(again);
});

test('the readable fields of an image are shown, and its size is formatted', () => {
  expect(readImage({ id: 7, tags: ['a', 3], size: 'big' })).toMatchObject({
    title: '',
    tags: ['a'],
    size: null,
  });
  expect(readImage(['nothing'])).toBeNull();
});
