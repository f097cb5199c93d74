import { Zip, ZipPassThrough } from 'fflate';
import { ArchiveFull } from './archive-full.ts';
import { withLongEnding } from './long-ending.ts';

/** Entries that the ending of a plain ZIP can count, and bytes that its directory can point at. */
const PLAIN_ENTRIES = 0xffff;
const MOST_BYTES = 0xffff_ffff;
/** Chunks are handed to the browser, which keeps them out of memory where it likes, from this size on. */
const FOLD = 8_000_000;
const DEFLATED = 8;
const NONE = new Uint8Array();

type Bytes = Uint8Array<ArrayBuffer>;

export interface FileRecord {
  path: string;
  /** Of the text as UTF-8. */
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

/** A file whose bytes the browser has packed: of those it was packed from, the library takes size and checksum. */
class PackedFile extends ZipPassThrough {
  override compression = DEFLATED;
  // Not in sight of the library, which keeps what it sees until the end.
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

/** A ZIP that is written file by file; what is written does not stay in memory. */
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

  /** `plainEntries`: with so many the ending is a long one. */
  constructor(now: Date, plainEntries = PLAIN_ENTRIES) {
    this.now = now;
    this.plainEntries = plainEntries;
  }

  /** Rejects with `ArchiveFull` where a ZIP holds no more. */
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
