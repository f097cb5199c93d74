import { Inflate, inflateSync } from 'fflate';
import { crc32, LOCAL, LOCAL_SIZE, unpack, type ZipEntry } from './read-archive.ts';

/** Bytes that are read at once, and between two files that are read together. */
const WINDOW = 4_000_000;
const GAP = 65_536;
/** Bytes of a file that is unpacked at once, packed or not. */
const MOST_SMALL = 1_000_000;
/** Packed bytes between two looks at how much has come out. */
const STEP = 16_384;
/** What a file's own header may have more than the directory says. */
const HEADER = LOCAL_SIZE + 1_024;

/**
 * Unpacks many small files: those that lie close together are read at once, and each is unpacked without a stream of its own.
 * Files should come in the order in which they lie in the archive. Never gives more than the directory says.
 */
export class ZipReader {
  private readonly blob: Blob;
  /** The files that may be asked for, in the order of the archive. */
  private readonly wanted: readonly ZipEntry[];
  private readonly places: ReadonlyMap<ZipEntry, number>;
  private window: { from: number; bytes: Uint8Array<ArrayBuffer> } = { from: 0, bytes: new Uint8Array() };

  constructor(blob: Blob, wanted: readonly ZipEntry[]) {
    this.blob = blob;
    this.wanted = wanted.toSorted((one, other) => one.at - other.at);
    this.places = new Map(this.wanted.map((entry, place) => [entry, place]));
  }

  /** Null if its size or checksum is wrong. */
  async read(entry: ZipEntry): Promise<Uint8Array<ArrayBuffer> | null> {
    if (Math.max(entry.packed, entry.bytes) > MOST_SMALL) return unpack(this.blob, entry);
    if (!this.packedIn(entry)) await this.load(entry);
    const packed = this.packedIn(entry);
    // Its header is longer than any program makes it.
    if (!packed) return unpack(this.blob, entry);
    const whole = entry.isStored ? packed.slice() : inflated(packed, entry.bytes);
    return whole?.length === entry.bytes && crc32(whole, 0) === entry.crc32 ? whole : null;
  }

  /** Its packed bytes, if all of them have been read. */
  private packedIn({ at, packed }: ZipEntry): Uint8Array<ArrayBuffer> | null {
    const { from, bytes } = this.window;
    const start = at - from;
    if (start < 0 || start + LOCAL_SIZE > bytes.length) return null;
    const head = new DataView(bytes.buffer, bytes.byteOffset + start, LOCAL_SIZE);
    if (head.getUint32(0, true) !== LOCAL) return null;
    const data = start + LOCAL_SIZE + head.getUint16(26, true) + head.getUint16(28, true);
    return data + packed > bytes.length ? null : bytes.subarray(data, data + packed);
  }

  /** Reads a file and those that follow close by. */
  private async load(entry: ZipEntry): Promise<void> {
    const from = entry.at;
    let to = from;
    for (let place = this.places.get(entry) ?? this.wanted.length; place < this.wanted.length; place += 1) {
      const next = this.wanted[place];
      const end = next ? next.at + HEADER + next.path.length * 3 + next.packed : 0;
      if (!next || (to > from && (next.at > to + GAP || end > from + WINDOW))) break;
      to = end;
    }
    const slice = this.blob.slice(from, Math.max(to, from + HEADER + entry.packed));
    this.window = { from, bytes: new Uint8Array(await slice.arrayBuffer()) };
  }
}

/** The unpacked bytes. Null if they are damaged, fewer or more; then no more than a step too many has been unpacked. */
function inflated(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> | null {
  if (packed.length <= STEP) return inflatedAtOnce(packed, size);
  const whole = new Uint8Array(size);
  let filled = 0;
  const inflate = new Inflate((chunk) => {
    if (filled + chunk.length <= size) whole.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length && filled <= size; at += STEP)
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  } catch {
    // The data is damaged; the return value says so.
    return null;
  }
  return filled === size ? whole : null;
}

/** With room for one byte too many, which is how that is noticed. What comes after it isn't stored. */
function inflatedAtOnce(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> | null {
  const room = new Uint8Array(size + 1);
  try {
    return inflateSync(packed, { out: room }).length === size ? room.subarray(0, size) : null;
  } catch {
    // The data is damaged; the return value says so.
    return null;
  }
}
