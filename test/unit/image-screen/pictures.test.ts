import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { goalOf } from '../../../components/image/cells.tsx';
import { enqueue, fetchImage, rasterType } from '../../../components/world-image/fetch-image.ts';
import { imageSize } from '../../../components/world-image/image-size.ts';
import { readImage } from '../../../components/world-image/use-image-details.ts';
import { message } from '../../../lib/i18n/index.ts';
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

/** A file that begins with these bytes, big-endian words and texts. */
const file = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...bytes(part)] : part)));
const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const box = (name: string, ...parts: (string | number[])[]) => {
  const body = [...file(...parts)];
  return [...word(body.length + 8), ...bytes(name), ...body];
};

test('the size of an image is read from its header, in every format', () => {
  const ispe = (width: number, height: number) => box('ispe', word(0), word(width), word(height));
  const properties = box('iprp', box('ipco', ispe(320, 200), ispe(16_000, 12_000)));
  const jpeg = [
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xff, 0xe1, 0, 3, 0],
    ...[0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 17, 8, 0x2e, 0xe0, 0x3e, 0x80, 3],
  ];
  const sizes = [
    ['image/png', file('\x89PNG\r\n\x1a\n', word(13), 'IHDR', word(16_000), word(12_000))],
    ['image/gif', file('GIF89a', [0x80, 0x3e, 0xe0, 0x2e, 0, 0, 0])],
    ['image/jpeg', file(jpeg)],
    ['image/webp', file('RIFF....WEBPVP8 ....', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 0x3e, 0xe0, 0x2e])],
    ['image/webp', file('RIFF....WEBPVP8L....', [0x2f, 0x7f, 0xfe, 0xb7, 0x0b])],
    ['image/webp', file('RIFF....WEBPVP8X....', [0, 0, 0, 0, 0x7f, 0x3e, 0, 0xdf, 0x2e, 0])],
    ['image/avif', file(box('ftyp', 'avif'), box('meta', word(0), properties))],
  ] as const;
  for (const [type, data] of sizes)
    expect(imageSize(data, type), type).toEqual({ width: 16_000, height: 12_000 });
});

test('an image whose header is cut off or damaged has no size, and reading it ends', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('image/png', 'image/gif', 'image/jpeg', 'image/webp', 'image/avif'),
      fc.uint8Array({ maxLength: 200 }),
      (type, data) => {
        const size = imageSize(Uint8Array.from([0xff, 0xd8, ...data]), type);
        expect(size === null || Number.isInteger(size.width * size.height)).toBe(true);
      },
    ),
  );
  expect(imageSize(bytes('\x89PNG\r\n\x1a\n'), 'image/png')).toBeNull();
});

describe('an image that is fetched', () => {
  const png = (width: number, height: number) =>
    file('\x89PNG\r\n\x1a\n', word(13), 'IHDR', word(width), word(height));
  const fetched = () => fetchImage('https://cdn.example/a.png', new AbortController().signal);
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('isn’t drawn if it has too many pixels, however small the file is', async () => {
    vi.stubGlobal('fetch', async () => new Response(png(16_000, 16_000)));
    const sentence = message('image.tooManyPixels', { width: '16,000', height: '16,000' });
    expect(await fetched()).toEqual({ ok: false, problem: { kind: 'tooManyPixels', sentence } });
    vi.stubGlobal('fetch', async () => new Response(png(8_000, 6_000)));
    expect(await fetched()).toMatchObject({ ok: true });
  });

  test('gives its place to others if its host is silent, or sends next to nothing', async () => {
    vi.useFakeTimers();
    const silent = (signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const dripping = (signal: AbortSignal) =>
      new Response(
        new ReadableStream({
          start(stream) {
            const timer = setInterval(() => stream.enqueue(new Uint8Array(1)), 1_000);
            signal.addEventListener('abort', () => {
              clearInterval(timer);
              stream.error(signal.reason);
            });
          },
        }),
      );
    let turn = 0;
    vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
      turn += 1;
      if (turn > 4) return new Response(png(4, 4));
      return turn % 2 === 0 ? silent(signal) : dripping(signal);
    });
    const all = Promise.all(Array.from({ length: 6 }, fetched));
    await vi.advanceTimersByTimeAsync(11_000);
    expect((await all).map(({ ok }) => ok)).toEqual([false, false, false, false, true, true]);
  });
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
