/** Length in bytes of the ordinary end record, the last part of a directory. */
const PLAIN = 22;
const LONG = 56;
const LOCATOR = 20;

/**
 * Adds the ZIP64 end records to a directory that the library wrote, because their counts have more than two bytes
 * (APPNOTE 4.3.14 to 4.3.16). The library doesn't support them.
 */
export function withLongEnding(directory: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer> {
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
