import { HEAD, HEAD_WORDS } from './format.ts';
import type { Slices } from './slices.ts';

/** Up to here the quick checksum reads everything as well. */
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

/** The head without its two checksums. */
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
