// Reads a browser profile like somebody with access to its files: looks for AES keys and for what they decrypt.
import { createCipheriv } from 'node:crypto';
import { statSync } from 'node:fs';
import { contentsOf, filesIn } from './profile-files.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
/** A ciphertext is stored right after its nonce, with a few names and lengths in between. */
const REACH = 256;

/** The offsets after a length prefix: one byte in Chromium; in Firefox four before a key and eight before an array. */
function positionsAfterLength(
  data: Buffer,
  length: number,
  { before = [], width }: { before?: readonly number[]; width: 4 | 8 },
): number[] {
  const wide = Buffer.alloc(width);
  wide.writeUInt32LE(length);
  const found: number[] = [];
  for (const mark of [Buffer.from([...before, length]), wide])
    for (let at = data.indexOf(mark); at >= 0; at = data.indexOf(mark, at + 1)) found.push(at + mark.length);
  return found;
}

/**
 * Whether bytes can come from a random generator: 12 or 32 random bytes almost never contain this many repetitions.
 * This drops text and zeroed pages, which are most of a profile. Finding a readable token elsewhere shows that keys
 * aren't dropped.
 */
function looksRandom(bytes: Buffer): boolean {
  const high = bytes.filter((byte) => byte >= 0x80).length;
  return high * 8 >= bytes.length && new Set(bytes).size * 3 >= bytes.length * 2;
}

interface Sealed {
  nonce: Buffer;
  /** The bytes after the nonce, in groups of four. */
  near: ReadonlyMap<number, number>;
  bytes: Buffer;
}

function sealedIn(data: Buffer): Sealed[] {
  // In Chromium, an array of bytes starts with the letter B.
  const positions = positionsAfterLength(data, NONCE_BYTES, { before: [0x42], width: 8 });
  return positions.flatMap((at) => {
    const nonce = data.subarray(at, at + NONCE_BYTES);
    if (nonce.length < NONCE_BYTES || !looksRandom(nonce)) return [];
    const bytes = data.subarray(at + NONCE_BYTES, at + NONCE_BYTES + REACH);
    const near = new Map<number, number>();
    for (let offset = bytes.length - 4; offset >= 0; offset -= 1)
      near.set(bytes.readUInt32LE(offset), offset);
    return [{ nonce, near, bytes }];
  });
}

const keysIn = (data: Buffer): Buffer[] =>
  positionsAfterLength(data, KEY_BYTES, { width: 4 }).flatMap((at) => {
    const key = data.subarray(at, at + KEY_BYTES);
    return looksRandom(key) ? [key] : [];
  });

function unique(buffers: Buffer[], length: number): Buffer[] {
  const whole = buffers.filter((buffer) => buffer.length === length);
  return [...new Map(whole.map((buffer) => [buffer.toString('latin1'), buffer])).values()];
}

export interface Found {
  /** The number of candidates: a search that tries none proves nothing. */
  keys: number;
  sealed: number;
  /** Whether one of the keys decrypts one of the texts to the secret. */
  isReadable: boolean;
}

/**
 * Searches all files of the folder for the secret: tries every possible AES-256 key on every possible nonce with its
 * AES-GCM ciphertext. Compares only the start of the secret.
 */
export function readableIn(folder: string, secret: string): Found {
  const begin = Buffer.from(secret).subarray(0, 16);
  if (begin.length < 16) throw new Error('Too short to be told from chance');
  const keys: Buffer[][] = [];
  const found: Sealed[][] = [];
  for (const file of filesIn(folder)) {
    if (statSync(file).size > 64 * 1024 * 1024) throw new Error(`Too big to search: ${file}`);
    for (const view of contentsOf(file)) {
      keys.push(unique(keysIn(view), KEY_BYTES));
      found.push(sealedIn(view));
    }
  }
  const sealed = found.flat();
  // GCM encrypts its first block with the counter 2.
  const counters = Buffer.concat(sealed.flatMap(({ nonce }) => [nonce, Buffer.from([0, 0, 0, 2])]));
  const first = begin.readUInt32LE(0);
  const candidates = unique(keys.flat(), KEY_BYTES);
  const isReadable = candidates.some((key) => {
    const stream = createCipheriv('aes-256-ecb', key, null).update(counters);
    return sealed.some(({ near, bytes }, at) => {
      const offset = near.get((first ^ stream.readUInt32LE(at * 16)) >>> 0);
      if (offset === undefined) return false;
      const text = begin.map((byte, index) => byte ^ (stream[at * 16 + index] ?? 0));
      return bytes.indexOf(Buffer.from(text), offset) >= 0;
    });
  });
  return { keys: candidates.length, sealed: sealed.length, isReadable };
}
