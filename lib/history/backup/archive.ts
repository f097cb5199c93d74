import { Zip, ZipPassThrough } from 'fflate';

/** The ZIP is full: its directory can't address bytes beyond 4 GB. */
export class ArchiveFull extends Error {
  override name = 'ArchiveFull';
}

/** Length in bytes of the ordinary end record, the last part of a directory. */
const PLAIN = 22;
const LONG = 56;
const LOCATOR = 20;

/**
 * Adds the ZIP64 end records to a directory that the library wrote, because their counts have more than two bytes
 * (APPNOTE 4.3.14 to 4.3.16). The library doesn't support them.
 */
function withLongEnding(directory: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer> {
  const cut = directory.length - PLAIN;
  const plain = new DataView(directory.buffer, directory.byteOffset + cut);
  const [size, start] = [plain.getUint32(12, true), plain.getUint32(16, true)];
  const bytes = new Uint8Array(directory.length + LONG + LOCATOR);
  bytes.set(directory.subarray(0, cut));
  const long = new DataView(bytes.buffer, cut);
  long.setUint32(0, 0x06064b50, true);
  long.setBigUint64(4, BigInt(LONG - 12), true);
  long.setUint16(12, 45, true);
  long.setUint16(14, 45, true);
  for (const [at, value] of [count, count, size, start].entries())
    long.setBigUint64(24 + 8 * at, BigInt(value), true);
  const locator = new DataView(bytes.buffer, cut + LONG);
  locator.setUint32(0, 0x07064b50, true);
  locator.setBigUint64(8, BigInt(start + size), true);
  locator.setUint32(16, 1, true);
  const at = cut + LONG + LOCATOR;
  bytes.set(directory.subarray(cut), at);
  const end = new DataView(bytes.buffer, at);
  end.setUint16(8, 0xffff, true);
  end.setUint16(10, 0xffff, true);
  return bytes;
}

/** Limits of a ZIP without ZIP64 records: the number of entries, and the bytes its directory can address. */
const PLAIN_ENTRIES = 0xffff;
const MOST_BYTES = 0xffff_ffff;
/** In bytes. Chunks are joined into a `Blob` at this size, so that the browser may move them out of memory. */
const FOLD = 8_000_000;
const DEFLATED = 8;
const NONE = new Uint8Array();

type Bytes = Uint8Array<ArrayBuffer>;

interface FileRecord {
  path: string;
  /** Length of the text as UTF-8. */
  bytes: number;
  sha256: string;
}

export async function sha256(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
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

/** A file that the browser has compressed. The library gets the original bytes only for their size and checksum. */
class PackedFile extends ZipPassThrough {
  override compression = DEFLATED;
  // Private, because the library keeps all data it can see until the end.
  #packed: Bytes;

  constructor(path: string, packed: Bytes) {
    super(path);
    this.#packed = packed;
  }

  protected override process(_: Bytes, isLast: boolean): void {
    this.ondata(null, this.#packed, isLast);
    this.#packed = NONE;
  }
}

/** Writes a ZIP file by file, without keeping the written files in memory. */
export class Archive {
  readonly files: FileRecord[] = [];
  private readonly folded: Blob[] = [];
  private chunks: Bytes[] = [];
  private waiting = 0;
  private size = 0;
  private readonly now: Date;
  private readonly plainEntries: number;
  private readonly zip = new Zip((error, chunk, isLast) => {
    if (error) throw error;
    this.take(
      isLast && this.files.length >= this.plainEntries ? withLongEnding(chunk, this.files.length) : chunk,
    );
  });

  /** `plainEntries`: the number of entries from which a ZIP64 ending is written. */
  constructor(now: Date, plainEntries = PLAIN_ENTRIES) {
    this.now = now;
    this.plainEntries = plainEntries;
  }

  /** Rejects with `ArchiveFull` if the ZIP can't hold the file. */
  async add(path: string, text: string): Promise<FileRecord> {
    const bytes = new TextEncoder().encode(text);
    const [hash, packed] = await Promise.all([sha256(bytes), deflated(bytes)]);
    const file = new PackedFile(path, packed);
    file.mtime = this.now;
    this.zip.add(file);
    file.push(bytes, true);
    const record = { path, bytes: bytes.length, sha256: hash };
    this.files.push(record);
    if (this.size > MOST_BYTES) throw new ArchiveFull();
    return record;
  }

  finish(): Blob {
    this.zip.end();
    if (this.size > MOST_BYTES) throw new ArchiveFull();
    return new Blob([...this.folded, ...this.chunks], { type: 'application/zip' });
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
