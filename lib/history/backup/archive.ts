/** Entries that the ending of a plain ZIP can count, and bytes that its directory can point at. */
const PLAIN_ENTRIES = 0xffff;
const MOST_BYTES = 0xffff_ffff;
/** Chunks are handed to the browser, which keeps them out of memory where it likes, from this size on. */
const FOLD = 8_000_000;
const STORED = 0;
const DEFLATED = 8;
/** Names are UTF-8 (APPNOTE 4.4.4, bit 11). */
const UTF8 = 0x0800;

type Bytes = Uint8Array<ArrayBuffer>;

export interface FileRecord {
  path: string;
  /** Of the text as UTF-8. */
  bytes: number;
  sha256: string;
}

export class ArchiveFull extends Error {
  override name = 'ArchiveFull';
}

export async function sha256(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 0 ? value >>> 1 : (value >>> 1) ^ 0xedb88320;
  return value;
});

function crc32(bytes: Bytes): number {
  let crc = -1;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc;
}

async function deflated(bytes: Bytes): Promise<Bytes> {
  const { writable, readable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const [packed] = await Promise.all([
    new Response(readable).arrayBuffer(),
    writer.write(bytes),
    writer.close(),
  ]);
  return new Uint8Array(packed);
}

function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Numbers of two, four or eight bytes, one after the other, the smallest byte first. */
function numbers(...all: readonly (readonly [size: 2 | 4 | 8, value: number])[]): Bytes {
  const bytes = new Uint8Array(all.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of all) {
    if (size === 2) view.setUint16(at, value, true);
    else if (size === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += size;
  }
  return bytes;
}

/** A moment as a ZIP tells it, by the clock on the wall: two bytes of time, two of date. */
function clock(now: Date): number {
  const date = ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate();
  const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}

/** A ZIP that is written file by file; what is written does not stay in memory. */
export class Archive {
  readonly files: FileRecord[] = [];
  private readonly directory: Bytes[] = [];
  private readonly folded: Blob[] = [];
  private chunks: Bytes[] = [];
  private waiting = 0;
  private size = 0;
  private readonly when: number;
  private readonly plainEntries: number;

  /** `plainEntries`: with so many the ending is a long one. */
  constructor(now: Date, plainEntries = PLAIN_ENTRIES) {
    this.when = clock(now);
    this.plainEntries = plainEntries;
  }

  /** Rejects with `ArchiveFull` where a ZIP holds no more. */
  async add(path: string, text: string, { isStored = false } = {}): Promise<FileRecord> {
    const bytes = new TextEncoder().encode(text);
    const [hash, packed] = await Promise.all([sha256(bytes), isStored ? bytes : deflated(bytes)]);
    const name = new TextEncoder().encode(path);
    const said = numbers(
      ...([
        [2, 20],
        [2, UTF8],
        [2, isStored ? STORED : DEFLATED],
        [4, this.when],
      ] as const),
      ...([
        [4, crc32(bytes)],
        [4, packed.length],
        [4, bytes.length],
        [2, name.length],
        [2, 0],
      ] as const),
    );
    const place = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, this.size]);
    this.directory.push(joined(numbers([4, 0x02014b50], [2, 20]), said, place, name));
    this.take(joined(numbers([4, 0x04034b50]), said, name));
    this.take(packed);
    const record = { path, bytes: bytes.length, sha256: hash };
    this.files.push(record);
    if (this.size > MOST_BYTES) throw new ArchiveFull();
    return record;
  }

  finish(type = 'application/zip'): Blob {
    const start = this.size;
    for (const part of this.directory) this.take(part);
    this.take(this.ending(start, this.size - start));
    if (this.size > MOST_BYTES) throw new ArchiveFull();
    return new Blob([...this.folded, ...this.chunks], { type });
  }

  /** With more entries than two bytes can count there is a longer ending before the plain one (APPNOTE 4.3.14 to 4.3.16). */
  private ending(start: number, size: number): Bytes {
    const count = this.files.length;
    const isLong = count >= this.plainEntries;
    const told = isLong ? PLAIN_ENTRIES : count;
    const plain = numbers(
      ...([
        [4, 0x06054b50],
        [2, 0],
        [2, 0],
        [2, told],
        [2, told],
        [4, size],
        [4, start],
        [2, 0],
      ] as const),
    );
    if (!isLong) return plain;
    const long = numbers(
      ...([
        [4, 0x06064b50],
        [8, 44],
        [2, 45],
        [2, 45],
        [4, 0],
        [4, 0],
      ] as const),
      ...([
        [8, count],
        [8, count],
        [8, size],
        [8, start],
      ] as const),
      ...([
        [4, 0x07064b50],
        [4, 0],
        [8, start + size],
        [4, 1],
      ] as const),
    );
    return joined(long, plain);
  }

  private take(chunk: Bytes): void {
    this.chunks.push(chunk);
    this.waiting += chunk.length;
    this.size += chunk.length;
    if (this.waiting < FOLD) return;
    this.folded.push(new Blob(this.chunks));
    this.chunks = [];
    this.waiting = 0;
  }
}
