import { type DeflateOptions, Zip, ZipDeflate } from 'fflate';

/** Entries that the ending of a plain ZIP can count, and bytes that its directory can point at. */
const PLAIN_ENTRIES = 0xffff;
const MOST_BYTES = 0xffff_ffff;
/** Chunks are handed to the browser, which keeps them out of memory where it likes, from this size on. */
const FOLD = 8_000_000;
const ENDING = 22;
/** Bytes that are packed before the page gets its turn. */
const SLICE = 256_000;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export interface FileRecord {
  path: string;
  /** Of the text as UTF-8. */
  bytes: number;
  sha256: string;
}

export class ArchiveFull extends Error {
  override name = 'ArchiveFull';
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * How large a table fflate searches a text with: left to itself it takes 2 MB for each file, however small. From 4,096
 * places up (0), each step twice as many.
 */
function tableFor(bytes: number): DeflateOptions['mem'] {
  const sizes = [0, 1, 2, 3, 4] as const;
  return sizes.find((mem) => bytes <= 4_096 << mem) ?? 5;
}

/** The end of a ZIP of more entries than two bytes can count (APPNOTE 4.3.14 to 4.3.16); `plain` is what fflate wrote. */
function longEnding(plain: Uint8Array, count: number): Uint8Array<ArrayBuffer> {
  const read = new DataView(plain.buffer, plain.byteOffset);
  const size = read.getUint32(12, true);
  const start = read.getUint32(16, true);
  const bytes = new Uint8Array(56 + 20 + ENDING);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x06064b50, true);
  view.setBigUint64(4, 44n, true);
  view.setUint16(12, 45, true);
  view.setUint16(14, 45, true);
  view.setBigUint64(24, BigInt(count), true);
  view.setBigUint64(32, BigInt(count), true);
  view.setBigUint64(40, BigInt(size), true);
  view.setBigUint64(48, BigInt(start), true);
  view.setUint32(56, 0x07064b50, true);
  view.setBigUint64(64, BigInt(start + size), true);
  view.setUint32(72, 1, true);
  view.setUint32(76, 0x06054b50, true);
  view.setUint16(84, 0xffff, true);
  view.setUint16(86, 0xffff, true);
  view.setUint32(88, size, true);
  view.setUint32(92, start, true);
  return bytes;
}

/** A ZIP that is written file by file; what is written does not stay in memory. */
export class Archive {
  readonly files: FileRecord[] = [];
  private readonly folded: Blob[] = [];
  private chunks: Uint8Array<ArrayBuffer>[] = [];
  private waiting = 0;
  private size = 0;
  private readonly zip: Zip;
  private readonly now: Date;
  private readonly plainEntries: number;

  /** `plainEntries`: with so many the ending is a long one. */
  constructor(now: Date, plainEntries = PLAIN_ENTRIES) {
    this.now = now;
    this.plainEntries = plainEntries;
    this.zip = new Zip((error, chunk, isLast) => {
      if (error) throw error;
      this.take(isLast ? this.ended(chunk) : new Uint8Array(chunk));
    });
  }

  /** Rejects with `ArchiveFull` where a ZIP holds no more. */
  async add(path: string, text: string): Promise<FileRecord> {
    const bytes = new TextEncoder().encode(text);
    const hash = sha256(bytes);
    const file = new ZipDeflate(path, { level: 6, mem: tableFor(bytes.length) });
    file.mtime = this.now;
    this.zip.add(file);
    for (let at = 0, isLast = false; !isLast; at += SLICE) {
      isLast = at + SLICE >= bytes.length;
      file.push(bytes.subarray(at, at + SLICE), isLast);
      if (!isLast) await breath();
    }
    const record = { path, bytes: bytes.length, sha256: await hash };
    this.files.push(record);
    if (this.size > MOST_BYTES) throw new ArchiveFull();
    return record;
  }

  finish(): Blob {
    this.zip.end();
    if (this.size > MOST_BYTES) throw new ArchiveFull();
    return new Blob([...this.folded, ...this.chunks], { type: 'application/zip' });
  }

  private take(chunk: Uint8Array<ArrayBuffer>): void {
    this.chunks.push(chunk);
    this.waiting += chunk.length;
    this.size += chunk.length;
    if (this.waiting < FOLD) return;
    this.folded.push(new Blob(this.chunks));
    this.chunks = [];
    this.waiting = 0;
  }

  /** fflate counts entries in two bytes: with more of them the ending is written anew. */
  private ended(directory: Uint8Array): Uint8Array<ArrayBuffer> {
    const count = this.files.length;
    if (count < this.plainEntries) return new Uint8Array(directory);
    const cut = directory.length - ENDING;
    const ending = longEnding(directory.subarray(cut), count);
    const bytes = new Uint8Array(cut + ending.length);
    bytes.set(directory.subarray(0, cut));
    bytes.set(ending, cut);
    return bytes;
  }
}
