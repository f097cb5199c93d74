const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
const PLAIN = /^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/;

/** A name without case, accents and punctuation. */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower.normalize('NFKD').replace(MARKS, '').replace(APOSTROPHES, '').replace(NO_WORD, ' ').trim();
}
