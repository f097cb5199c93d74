/** Shorter streams can't contain a record, and random bytes often look like one. */
const SHORTEST = 200;
const LONGEST = 256 * 1024;

/** The varint at `at` and its end; null if there is none. */
function varint(data: Buffer, at: number): { value: number; end: number } | null {
  let value = 0;
  for (let index = 0; index < 4; index += 1) {
    const byte = data[at + index];
    if (byte === undefined) return null;
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return { value, end: at + index + 1 };
  }
  return null;
}

/** The length of a literal with this tag, and where its bytes start. */
function literal(data: Buffer, tag: number, at: number): { length: number; from: number } {
  const short = tag >> 2;
  if (short < 60) return { length: short + 1, from: at };
  const more = short - 59;
  if (at + more > data.length || more > 3) return { length: 0, from: at };
  return { length: data.readUIntLE(at, more) + 1, from: at + more };
}

/**
 * The text of a snappy stream (github.com/google/snappy, format_description.txt) that starts at `start`; null if there
 * is none.
 */
function unsnap(data: Buffer, start: number): { text: Buffer; end: number } | null {
  const size = varint(data, start);
  if (!size || size.value < SHORTEST || size.value > LONGEST) return null;
  let text: Buffer | null = null;
  let [at, written] = [size.end, 0];
  while (written < size.value) {
    const tag = data[at];
    if (tag === undefined) return null;
    at += 1;
    const left = size.value - written;
    if ((tag & 3) === 0) {
      const { length, from } = literal(data, tag, at);
      if (length === 0 || length > left || from + length > data.length) return null;
      text ??= Buffer.alloc(size.value);
      data.copy(text, written, from, from + length);
      written += length;
      at = from + length;
      continue;
    }
    const bytes = [0, 1, 2, 4][tag & 3] ?? 0;
    if (text === null || at + bytes > data.length) return null;
    const offset = bytes === 1 ? ((tag >> 5) << 8) + (data[at] ?? 0) : data.readUIntLE(at, bytes);
    const length = bytes === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1;
    if (offset === 0 || offset > written || length > left) return null;
    // A copy may overlap the bytes being written.
    for (let index = 0; index < length; index += 1)
      text[written + index] = text[written + index - offset] ?? 0;
    written += length;
    at += bytes;
  }
  return text && { text, end: at };
}

/**
 * Every snappy stream in a file, wherever it starts. It needs no index of the file, so it finds deleted records as
 * well.
 */
export function unsnapped(data: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < data.length; at += 1) {
    const stream = unsnap(data, at);
    if (stream) found.push(stream.text);
  }
  return found;
}
