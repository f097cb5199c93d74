/** Why a file can't be read as a ZIP. `unusual`: encrypted, split or compressed in another way. */
export type ZipDamage = 'notZip' | 'cutShort' | 'unsafe' | 'unusual' | 'tooLarge' | 'fileTooLarge';

/** The file can't be read as a ZIP. */
export class ZipDamaged extends Error {
  readonly damage: ZipDamage;

  constructor(damage: ZipDamage) {
    super(`The file can't be read as a ZIP: ${damage}.`);
    this.name = 'ZipDamaged';
    this.damage = damage;
  }
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The CRC-32 of bytes that come in chunks, as a ZIP's directory has it. `before`: of the chunks so far; 0 at first. Pure. */
export function crc32(bytes: Uint8Array, before: number): number {
  let value = ~before;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

/** Characters 128 to 255 of the encoding of names that aren't UTF-8. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** A file's name in a ZIP. Programs often write UTF-8 without saying so. Pure. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
    return Array.from(bytes, (byte) =>
      byte < 128 ? String.fromCharCode(byte) : (CP437[byte - 128] ?? ''),
    ).join('');
  }
}

/** A file in a ZIP, according to the directory. */
export interface ZipEntry {
  path: string;
  /** Compressed size in bytes; below, the uncompressed size. */
  packed: number;
  bytes: number;
  /** Of the uncompressed bytes. */
  crc32: number;
  isStored: boolean;
  at: number;
}

const END = 0x06054b50;
const LOCATOR = 0x07064b50;
const LONG_END = 0x06064b50;
const ENTRY = 0x02014b50;
export const LOCAL = 0x04034b50;
export const LOCAL_SIZE = 30;
const END_SIZE = 22;
const LOCATOR_SIZE = 20;
const LONGEST_COMMENT = 0xffff;
/** Limits in bytes, above which a file isn't read: the directory, one file, all files together. */
const MOST_DIRECTORY = 256_000_000;
export const MOST_FILE = 256_000_000;
const MOST_ALL = 32_000_000_000;
/** Files between two pauses. */
const AT_ONCE = 1_000;
/** Deflate's maximum compression ratio, with some room for tiny files. */
const BEST_RATIO = 1_100;

const view = async (blob: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await blob.slice(from, to).arrayBuffer());

interface Directory {
  at: number;
  size: number;
  count: number;
}

async function findDirectory(blob: Blob): Promise<Directory> {
  const from = Math.max(0, blob.size - END_SIZE - LONGEST_COMMENT);
  const tail = await view(blob, from, blob.size);
  for (let at = tail.byteLength - END_SIZE; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END || at + END_SIZE + tail.getUint16(at + 20, true) !== tail.byteLength)
      continue;
    if (tail.getUint16(at + 4, true) !== 0) throw new ZipDamaged('unusual');
    const plain = {
      count: tail.getUint16(at + 10, true),
      size: tail.getUint32(at + 12, true),
      at: tail.getUint32(at + 16, true),
    };
    return plain.count === 0xffff ? longDirectory(blob, from + at) : plain;
  }
  const head = blob.size >= 4 ? (await view(blob, 0, 4)).getUint32(0, true) : 0;
  throw new ZipDamaged(head === LOCAL ? 'cutShort' : 'notZip');
}

async function longDirectory(blob: Blob, end: number): Promise<Directory> {
  if (end < LOCATOR_SIZE) throw new ZipDamaged('cutShort');
  const locator = await view(blob, end - LOCATOR_SIZE, end);
  if (locator.getUint32(0, true) !== LOCATOR) throw new ZipDamaged('cutShort');
  const at = Number(locator.getBigUint64(8, true));
  if (at + 56 > blob.size) throw new ZipDamaged('cutShort');
  const found = await view(blob, at, at + 56);
  if (found.getUint32(0, true) !== LONG_END) throw new ZipDamaged('cutShort');
  return {
    count: Number(found.getBigUint64(32, true)),
    size: Number(found.getBigUint64(40, true)),
    at: Number(found.getBigUint64(48, true)),
  };
}

/** Whether a path stays inside the target folder on every system. Pure. */
export function isInside(path: string): boolean {
  if (path === '' || path.length > 1_000 || /[\\\p{Cc}]|^\/|^[A-Za-z]:/u.test(path)) return false;
  return path.split('/').every((step) => step !== '' && step !== '.' && step !== '..');
}

/**
 * Reads a ZIP's directory: its files by path. Unpacks nothing. Rejects with `ZipDamaged`. A path that is unsafe or there
 * twice damages the whole, unless `onUnsafe` takes it; then that file is left out.
 * `pause` lets the page go on.
 */
export async function readDirectory(
  blob: Blob,
  { onUnsafe, pause }: { onUnsafe?: (path: string) => void; pause?: () => Promise<void> } = {},
): Promise<Map<string, ZipEntry>> {
  const { at, size, count } = await findDirectory(blob);
  if (size > MOST_DIRECTORY) throw new ZipDamaged('tooLarge');
  if (at + size > blob.size) throw new ZipDamaged('cutShort');
  const directory = await view(blob, at, at + size);
  const entries = new Map<string, ZipEntry>();
  let unpacked = 0;
  for (let place = 0, left = count; left > 0; left--) {
    const { entry, next, isFolder } = readEntry(directory, place);
    place = next;
    if (left % AT_ONCE === 0) await pause?.();
    // Other programs that repack the files add entries for folders.
    if (isFolder) continue;
    const isUnsafe = !isInside(entry.path) || entries.has(entry.path);
    if (isUnsafe && !onUnsafe) throw new ZipDamaged('unsafe');
    unpacked += entry.bytes;
    if (entry.at + entry.packed > blob.size) throw new ZipDamaged('cutShort');
    if (unpacked > MOST_ALL || entry.bytes > entry.packed * BEST_RATIO + 1_000)
      throw new ZipDamaged('tooLarge');
    if (entry.bytes > MOST_FILE) throw new ZipDamaged('fileTooLarge');
    if (isUnsafe) onUnsafe?.(entry.path);
    else entries.set(entry.path, entry);
  }
  if (hasShared([...entries.values()])) throw new ZipDamaged('cutShort');
  return entries;
}

/** Whether two files have bytes in common, as in a ZIP bomb. */
function hasShared(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((one, other) => one.at - other.at);
  return inOrder.some(({ at }, place) => {
    const before = inOrder[place - 1];
    return before !== undefined && before.at + LOCAL_SIZE + before.packed > at;
  });
}

function readEntry(directory: DataView, at: number): { entry: ZipEntry; next: number; isFolder: boolean } {
  if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== ENTRY)
    throw new ZipDamaged('cutShort');
  const flags = directory.getUint16(at + 8, true);
  const method = directory.getUint16(at + 10, true);
  if ((flags & 1) !== 0 || (method !== 0 && method !== 8)) throw new ZipDamaged('unusual');
  const name = directory.getUint16(at + 28, true);
  const next = at + 46 + name + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  if (next > directory.byteLength) throw new ZipDamaged('cutShort');
  const path = nameOf(new Uint8Array(directory.buffer, directory.byteOffset + at + 46, name));
  const entry = {
    path,
    crc32: directory.getUint32(at + 16, true),
    packed: directory.getUint32(at + 20, true),
    bytes: directory.getUint32(at + 24, true),
    isStored: method === 0,
    at: directory.getUint32(at + 42, true),
  };
  return { entry, next, isFolder: path.endsWith('/') && entry.bytes === 0 };
}

/** Unpacks a file, never to more bytes than the directory says. Null if its size or checksum is wrong. */
export async function unpack(blob: Blob, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer> | null> {
  const head = await view(blob, entry.at, Math.min(blob.size, entry.at + LOCAL_SIZE));
  if (head.byteLength < LOCAL_SIZE || head.getUint32(0, true) !== LOCAL) return null;
  const from = entry.at + LOCAL_SIZE + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = blob.slice(from, from + entry.packed);
  if (packed.size !== entry.packed) return null;
  const stream = packed.stream();
  return checked(entry.isStored ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw')), entry);
}

/** The bytes of a stream if they are what the directory says, else null. */
async function checked(
  stream: ReadableStream<Uint8Array>,
  entry: ZipEntry,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const whole = new Uint8Array(entry.bytes);
  const reader = stream.getReader();
  let filled = 0;
  let sum = 0;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      if (filled + step.value.length > entry.bytes) {
        await reader.cancel();
        return null;
      }
      whole.set(step.value, filled);
      filled += step.value.length;
      sum = crc32(step.value, sum);
    }
  } catch {
    // The data is damaged; the return value says so.
    return null;
  }
  return filled === entry.bytes && sum === entry.crc32 ? whole : null;
}
