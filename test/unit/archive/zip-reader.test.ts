import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { readDirectory, ZipReader } from '../../../lib/archive/index.ts';

const zip = (files: Readonly<Record<string, Uint8Array>>, level: 0 | 6 = 6) =>
  new Uint8Array(zipSync(files, { level }));

async function open(bytes: Uint8Array<ArrayBuffer>) {
  const blob = new Blob([bytes]);
  const slices = vi.spyOn(blob, 'slice');
  const entries = [...(await readDirectory(blob)).values()];
  slices.mockClear();
  return { entries, reader: new ZipReader(blob, entries), slices };
}

it('reads files that lie close together at once', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`${at}.json`, strToU8(`{"id": ${at}}`)]),
  );
  const { entries, reader, slices } = await open(zip(files));
  for (const entry of entries)
    expect(new TextDecoder().decode((await reader.read(entry)) ?? undefined)).toBe(
      `{"id": ${entry.path.replace('.json', '')}}`,
    );
  expect(slices).toHaveBeenCalledTimes(1);
});

it('doesn’t read what lies between two files', async () => {
  const picture = new Uint8Array(2_000_000);
  const bytes = zip({ 'a.json': strToU8('1'), 'b.jpg': picture, 'c.json': strToU8('2') }, 0);
  const blob = new Blob([bytes]);
  const entries = [...(await readDirectory(blob)).values()].filter(({ path }) => path.endsWith('.json'));
  const slices = vi.spyOn(blob, 'slice');
  const reader = new ZipReader(blob, entries);
  for (const entry of entries) expect(await reader.read(entry)).toHaveLength(1);
  const read = slices.mock.calls.reduce((sum, [from = 0, to = 0]) => sum + to - from, 0);
  expect(read).toBeLessThan(10_000);
});

it('reads large files, and any order', async () => {
  const large = strToU8('The bell rings. '.repeat(100_000));
  const { entries, reader } = await open(
    zip({ 'a.json': strToU8('1'), 'b.json': large, 'c.json': strToU8('3') }),
  );
  const lengths: (number | undefined)[] = [];
  for (const entry of entries.toReversed()) lengths.push((await reader.read(entry))?.length);
  expect(lengths).toEqual([1, large.length, 1]);
});

it('gives up a file that unpacks to more than it says', async () => {
  const { entries, reader } = await open(zip({ 'a.json': new Uint8Array(900_000_0) }));
  for (const entry of entries) expect(await reader.read({ ...entry, bytes: 100 })).toBeNull();
});

it('gives the whole file or nothing, whatever is damaged', async () => {
  const texts = ['Salt. '.repeat(300), 'Rope. '.repeat(10), 'x'];
  const whole = zip(Object.fromEntries(texts.map((text, at) => [`${at}.json`, strToU8(text)])));
  const entries = [...(await readDirectory(new Blob([whole]))).values()];
  const byte = fc.record({ at: fc.nat({ max: whole.length - 1 }), value: fc.nat({ max: 255 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(byte, { maxLength: 4 }), fc.nat({ max: whole.length }), async (bytes, end) => {
      const damaged = whole.slice(0, end);
      for (const { at, value } of bytes) if (at < damaged.length) damaged[at] = value;
      const reader = new ZipReader(new Blob([damaged]), entries);
      for (const [at, entry] of entries.entries()) {
        const read = await reader.read(entry);
        if (read) expect(new TextDecoder().decode(read)).toBe(texts[at]);
      }
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['UTF-8, without saying so', [0xc3, 0xa9], 'é'],
  ['the encoding of old programs', [0x82], 'é'],
])('reads a name in %s', async (_, letter, expected) => {
  const bytes = zip({ 'aaaa.json': strToU8('1') });
  const padded = [...letter, ...'aaa']
    .map((one) => (typeof one === 'number' ? one : one.charCodeAt(0)))
    .slice(0, 4);
  for (const at of bytes.keys())
    if (new TextDecoder().decode(bytes.subarray(at, at + 9)) === 'aaaa.json') bytes.set(padded, at);
  const [entry] = (await readDirectory(new Blob([bytes]))).values();
  expect(entry?.path).toBe(`${`${expected}aaa`.slice(0, padded.length - letter.length + 1)}.json`);
});
