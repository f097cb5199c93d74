/** Time limit between two pauses in milliseconds. */
const STRETCH = 4;
/** Work between two checks of the clock, in postings; takes well under a millisecond. */
const LOOK = 20_000;
/** Work of writing a term, in addition to its postings. */
export const TERM_WORK = 80;

/** Runs long work in slices: `if (slices.due(work)) await slices.rest()`. */
export interface Slices {
  due(work: number): boolean;
  rest(): Promise<void>;
}

export function createSlices(pause: () => Promise<void>): Slices {
  let since = performance.now();
  let done = 0;
  return {
    due(work) {
      done += work;
      if (done < LOOK) return false;
      done = 0;
      return performance.now() - since > STRETCH;
    },
    async rest() {
      await pause();
      since = performance.now();
    },
  };
}

/**
 * A segment, little-endian:
 *
 *     head           16 × u32, see HEAD
 *     locations      u32 each, ascending; a body's number is its place here
 *     dropped        u32 each, ascending
 *     block starts   u32 each: where a block of 16 terms begins among the terms
 *     block postings u32 each: where the postings of its first term begin
 *     lengths        u8 each: a body's number of words, see `lengthCode`
 *     terms          per term: u8 bytes shared with the term before (0 at a block's start), u8 bytes that follow,
 *                    those bytes, varint number of bodies, varint bytes of postings
 *     postings       per term: see postings.ts
 *
 * Every part begins at a multiple of four.
 */
export const HEAD = {
  magic: 0,
  version: 1,
  /** Over the header and a sample of the rest: cheap enough to verify on every opening. */
  quick: 2,
  /** Over everything. */
  full: 3,
  bytes: 4,
  bodies: 5,
  dropped: 6,
  terms: 7,
  termBytes: 8,
  postingBytes: 9,
  /** Total words in thousands, rounded up, for the average length. */
  kilowords: 10,
} as const;

export const HEAD_WORDS = 16;
export const MAGIC = 0x59444f42;
export const VERSION = 1;
/** Terms per block of the dictionary. */
export const BLOCK = 16;
/** Bodies per chunk of a posting list; chunks can be skipped. */
export const CHUNK = 128;

const aligned = (bytes: number) => (bytes + 3) & ~3;

interface Layout {
  locations: number;
  dropped: number;
  blockStarts: number;
  blockPostings: number;
  lengths: number;
  terms: number;
  postings: number;
  end: number;
}

/** The offset of each part in bytes. */
export function layout(head: {
  bodies: number;
  dropped: number;
  terms: number;
  termBytes: number;
  postingBytes: number;
}): Layout {
  const blocks = Math.ceil(head.terms / BLOCK);
  const locations = HEAD_WORDS * 4;
  const dropped = locations + head.bodies * 4;
  const blockStarts = dropped + head.dropped * 4;
  const blockPostings = blockStarts + blocks * 4;
  const lengths = blockPostings + blocks * 4;
  const terms = lengths + aligned(head.bodies);
  const postings = terms + aligned(head.termBytes);
  const end = postings + aligned(head.postingBytes);
  return { locations, dropped, blockStarts, blockPostings, lengths, terms, postings, end };
}

const CODES_PER_DOUBLING = 12;

/** The length of a body in words as one byte, within 3 %, up to two million. */
export const lengthCode = (words: number): number =>
  Math.min(255, Math.round(Math.log2(words + 1) * CODES_PER_DOUBLING));

export const lengthOf = (code: number): number => 2 ** (code / CODES_PER_DOUBLING) - 1;

/** Term frequency: 0 for once, 1 for twice, 2 for up to four times, 3 for more. */
export const frequencyCode = (times: number): number => (times < 3 ? times - 1 : times < 5 ? 2 : 3);

export const FREQUENCIES = [1, 2, 3.4, 7] as const;

/** Up to this size the quick checksum reads everything. */
const SMALL = 1 << 20;
const SAMPLE = 16;

function mix(hash: number, words: Uint32Array, from: number, to: number, step: number): number {
  let mixed = hash;
  for (let at = from; at < to; at += step) {
    mixed = Math.imul(mixed ^ (words[at] ?? 0), 0x9e3779b1);
    mixed = (mixed << 13) | (mixed >>> 19);
  }
  return mixed;
}

/** The header without its checksums. */
function headHash(words: Uint32Array): number {
  return mix(mix(0x2545f491, words, 0, HEAD.quick, 1), words, HEAD.full + 1, HEAD_WORDS, 1);
}

export function quickChecksum(bytes: ArrayBuffer): number {
  const words = new Uint32Array(bytes);
  const step = bytes.byteLength <= SMALL ? 1 : SAMPLE;
  return mix(headHash(words), words, HEAD_WORDS, words.length, step) >>> 0;
}

export async function fullChecksum(bytes: ArrayBuffer, slices: Slices): Promise<number> {
  const words = new Uint32Array(bytes);
  const piece = 1 << 16;
  let hash = headHash(words);
  for (let at = HEAD_WORDS; at < words.length; at += piece) {
    hash = mix(hash, words, at, Math.min(at + piece, words.length), 1);
    if (slices.due(piece >> 3)) await slices.rest();
  }
  return hash >>> 0;
}

export const storedChecksum = (bytes: ArrayBuffer): number => new Uint32Array(bytes)[HEAD.full] ?? 0;
