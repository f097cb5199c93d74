/**
 * Calls back with each posting of those from `from` up to `to`, whose bytes `starts` tells: per owner documents in their order,
 * as distances above a code of so many bits.
 */
export function eachPosting(
  postings: Uint8Array,
  starts: Uint32Array,
  codeBits: number,
  callback: (doc: number, code: number) => void,
  from: number,
  to: number,
): void {
  const codes = (1 << codeBits) - 1;
  let at = starts[from] ?? 0;
  for (let owner = from; owner < to; owner++) {
    const end = Math.min(starts[owner + 1] ?? 0, postings.length);
    let doc = 0;
    while (at < end) {
      let value = postings[at++] ?? 0;
      if (value > 127) {
        value &= 127;
        for (let shift = 7; ; shift += 7) {
          const byte = postings[at++] ?? 0;
          value |= (byte & 127) << shift;
          if (byte < 128) break;
        }
      }
      doc += value >>> codeBits;
      callback(doc, value & codes);
    }
  }
}
