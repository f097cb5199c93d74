import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  readDirectory,
  unpack,
  type ZipDamage,
  ZipDamaged,
  type ZipEntry,
  ZipReader,
} from '../../../lib/archive/index.ts';

const ENTRY = 0x02014b50;
const END = 0x06054b50;
/** Where the directory has what is said of a file. */
const [FLAGS, METHOD, CRC, PACKED, BYTES, AT] = [8, 10, 16, 20, 24, 42] as const;

type Files = Readonly<Record<string, string>>;
const bytesOf = (files: Files, level: 0 | 6 = 6): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), {
      level,
    }),
  );

/** The ZIP with a field of one file's directory entry changed. */
function changed(
  bytes: Uint8Array<ArrayBuffer>,
  number: number,
  field: number,
  change: (value: number) => number,
): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  const places = [...copy.keys()].filter((at) => at + 4 <= copy.length && view.getUint32(at, true) === ENTRY);
  const at = (places[number] ?? 0) + field;
  if (field === FLAGS || field === METHOD) view.setUint16(at, change(view.getUint16(at, true)), true);
  else view.setUint32(at, change(view.getUint32(at, true)), true);
  return copy;
}

const damageOf = (...parts: BlobPart[]): Promise<ZipDamage | 'whole'> =>
  readDirectory(new Blob(parts)).then(
    () => 'whole',
    (error: unknown) => {
      if (error instanceof ZipDamaged) return error.damage;
      throw error;
    },
  );

async function unpacked(bytes: Uint8Array<ArrayBuffer>, path = 'a.json'): Promise<string | null> {
  const blob = new Blob([bytes]);
  const entry = (await readDirectory(blob)).get(path);
  if (!entry) throw new Error(`There is no ${path}`);
  const read = await unpack(blob, entry);
  // Many files are read in another way, with the same guards.
  expect(await new ZipReader(blob, [entry]).read(entry)).toEqual(read);
  return read && new TextDecoder().decode(read);
}

/** A directory of files that says this of each, after as many bytes of nothing. */
function claimed(sizes: readonly { packed: number; bytes: number }[]): BlobPart[] {
  let at = 0;
  const entries = sizes.map(({ packed, bytes }, number) => {
    const name = strToU8(`${number}.txt`);
    const entry = new Uint8Array(46 + name.length);
    const view = new DataView(entry.buffer);
    view.setUint32(0, ENTRY, true);
    view.setUint16(METHOD, 8, true);
    view.setUint32(PACKED, packed, true);
    view.setUint32(BYTES, bytes, true);
    view.setUint16(28, name.length, true);
    view.setUint32(AT, at, true);
    entry.set(name, 46);
    at += packed + 40;
    return entry;
  });
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  return [new Uint8Array(at), ...entries, ending({ count: sizes.length, size, at })];
}

function ending(directory: { count: number; size: number; at: number; disk?: number }): BlobPart {
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, END, true);
  view.setUint16(4, directory.disk ?? 0, true);
  view.setUint16(10, directory.count, true);
  view.setUint32(12, directory.size, true);
  view.setUint32(16, directory.at, true);
  return end;
}

const LONG = 'The bell rings by itself. '.repeat(200);

describe('a ZIP bomb', () => {
  it('is refused if a file would unpack to more than its bytes can', async () => {
    const bytes = changed(bytesOf({ 'a.json': LONG }), 0, BYTES, () => 200_000_000);
    expect(await damageOf(bytes)).toBe('tooLarge');
  });

  it('is refused if one file would unpack to more than we hold', async () => {
    expect(await damageOf(...claimed([{ packed: 300_000, bytes: 300_000_000 }]))).toBe('fileTooLarge');
  });

  it('is refused if all files together would unpack to more than a disk should take', async () => {
    const size = { packed: 230_000, bytes: 250_000_000 };
    expect(await damageOf(...claimed(Array.from({ length: 127 }, () => size)))).toBe('whole');
    expect(await damageOf(...claimed(Array.from({ length: 129 }, () => size)))).toBe('tooLarge');
  });

  it('is given up at the announced size if a file unpacks to more', async () => {
    expect(await unpacked(changed(bytesOf({ 'a.json': LONG }), 0, BYTES, (bytes) => bytes - 1))).toBeNull();
  });

  it('is refused if two of its files share bytes', async () => {
    const bytes = bytesOf({ 'a.json': LONG, 'b.json': LONG, 'c.txt': 'x'.repeat(9_000) });
    expect(await damageOf(bytes)).toBe('whole');
    expect(await damageOf(changed(bytes, 1, AT, () => 0))).toBe('cutShort');
    expect(await damageOf(changed(bytes, 1, AT, (at) => at - 40))).toBe('cutShort');
  });
});

describe('a directory', () => {
  const DIRECTORY = 46 + 'a.json'.length;

  it.each([
    ['has fewer files than it says', { count: 2_000, size: DIRECTORY, at: 0 }, 'cutShort'],
    ['lies beyond the file', { count: 1, size: DIRECTORY, at: 4_000_000 }, 'cutShort'],
    ['is larger than any we read', { count: 1, size: 300_000_000, at: 0 }, 'tooLarge'],
    ['is on another disk', { count: 1, size: DIRECTORY, at: 0, disk: 1 }, 'unusual'],
  ])('that %s is refused', async (_, directory, damage) => {
    expect(await damageOf(new Uint8Array(200), ending(directory))).toBe(damage);
  });

  it('that says it is longer than it is is refused', async () => {
    const bytes = bytesOf({ 'a.json': LONG });
    const view = new DataView(bytes.buffer);
    view.setUint32(bytes.length - 10, view.getUint32(bytes.length - 10, true) + 1_000, true);
    expect(await damageOf(bytes)).toBe('cutShort');
  });

  it('that says it has trillions of files is refused at once', async () => {
    const long = new Uint8Array(56);
    const view = new DataView(long.buffer);
    view.setUint32(0, 0x06064b50, true);
    view.setBigUint64(32, 2n ** 42n, true);
    const locator = new Uint8Array(20);
    new DataView(locator.buffer).setUint32(0, 0x07064b50, true);
    expect(await damageOf(long, locator, ending({ count: 0xffff, size: 0, at: 0 }))).toBe('cutShort');
  });

  it.each([
    ['encrypted', FLAGS, 1, 'unusual'],
    ['packed in another way', METHOD, 14, 'unusual'],
    ['beyond the end', AT, 1_000_000, 'cutShort'],
    ['longer than the whole', PACKED, 1_000_000, 'cutShort'],
  ])('whose file is %s is refused', async (_, field, value, damage) => {
    expect(await damageOf(changed(bytesOf({ 'a.json': LONG }), 0, field, () => value))).toBe(damage);
  });
});

describe('a path', () => {
  const UNSAFE = [
    '../a',
    'a/../../b',
    '/etc/passwd',
    'C:/a',
    'a\\b',
    'a//b',
    './a',
    'a\nb',
    `${'a/'.repeat(600)}b`,
  ];

  it.each(UNSAFE)('like %j damages a backup, and is left out of an export', async (path) => {
    const blob = new Blob([bytesOf({ [path]: 'x', 'a.json': LONG })]);
    await expect(readDirectory(blob)).rejects.toMatchObject({ damage: 'unsafe' });
    const left: string[] = [];
    const entries = await readDirectory(blob, { onUnsafe: (one) => left.push(one) });
    expect([...entries.keys()]).toEqual(['a.json']);
    expect(left).toEqual([path]);
  });

  it('that is there twice damages a backup; an export has the first one', async () => {
    const bytes = bytesOf({ 'a.json': 'first', 'b.json': 'second' });
    const twice = new Uint8Array(bytes);
    for (const at of bytes.keys())
      if (new TextDecoder().decode(bytes.subarray(at, at + 6)) === 'b.json') twice[at] = 'a'.charCodeAt(0);
    const blob = new Blob([twice]);
    await expect(readDirectory(blob)).rejects.toMatchObject({ damage: 'unsafe' });
    const entries = await readDirectory(blob, { onUnsafe: () => {} });
    const read = await Promise.all([...entries.values()].map((entry) => unpack(blob, entry)));
    expect(read.map((one) => one && new TextDecoder().decode(one))).toEqual(['first']);
  });
});

describe('a file', () => {
  it.each([0, 6] as const)('that was packed with level %i is unpacked', async (level) => {
    expect(await unpacked(bytesOf({ 'a.json': LONG }, level))).toBe(LONG);
  });

  it.each([0, 6] as const)('whose checksum is wrong isn’t used (level %i)', async (level) => {
    const bytes = bytesOf({ 'a.json': LONG }, level);
    expect(await unpacked(changed(bytes, 0, CRC, (sum) => sum ^ 1))).toBeNull();
  });

  it('of which a byte was changed isn’t used, even if it still unpacks', async () => {
    const bytes = bytesOf({ 'a.json': LONG }, 0);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    expect(await unpacked(bytes)).toBeNull();
  });

  it('that is shorter than announced, or has no header of its own, isn’t used', async () => {
    const bytes = bytesOf({ 'a.json': LONG });
    expect(await unpacked(changed(bytes, 0, BYTES, (size) => size + 1))).toBeNull();
    const stored = bytesOf({ 'a.json': LONG, 'b.json': LONG }, 0);
    expect(await unpacked(changed(stored, 0, PACKED, (size) => size - 1))).toBeNull();
    bytes[0] = 0;
    expect(await unpacked(bytes)).toBeNull();
  });

  it('that lies in a ZIP within the ZIP is never looked at', async () => {
    const blob = new Blob([bytesOf({ 'a.json': '{}' })]);
    const inner = new Uint8Array(await blob.arrayBuffer());
    const outer = new Blob([new Uint8Array(zipSync({ 'inner.zip': [inner, { level: 0 }] }))]);
    const entries: ReadonlyMap<string, ZipEntry> = await readDirectory(outer);
    expect([...entries.keys()]).toEqual(['inner.zip']);
  });
});
