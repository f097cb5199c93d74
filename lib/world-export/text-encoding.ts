export interface Decoded {
  text: string;
  /** Whether letters had to be guessed, because the bytes aren't UTF-8. */
  isGuessed: boolean;
}

/** Sequences of bytes, as characters of a binary string: letters in UTF-8, and bytes that are none. */
const NOT_ASCII =
  /(?:[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})+|[\x80-\xff]+/g;
/** Bytes that become arguments of one call. */
const AT_ONCE = 8_192;

/** UTF-16 by its mark, or by the zeros beside letters. Null for anything else. */
function wideEncoding(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  let even = 0;
  let odd = 0;
  for (let at = 0; at < head.length; at += 1)
    if (head[at] === 0) {
      if (at % 2 === 0) even += 1;
      else odd += 1;
    }
  const many = head.length / 5;
  if (odd > many && even * 10 < odd) return 'utf-16le';
  return even > many && odd * 10 < even ? 'utf-16be' : null;
}

/** Reads UTF-8. Bytes that aren't become letters of Windows-1252, which most old programs write. */
export function decodedUtf8(bytes: Uint8Array): Decoded {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    // Not UTF-8.
    return { text: mended(bytes), isGuessed: true };
  }
}

function mended(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)));
  const utf8 = new TextDecoder();
  const old = new TextDecoder('windows-1252');
  return parts.join('').replace(NOT_ASCII, (found) => {
    const some = Uint8Array.from(found, (letter) => letter.charCodeAt(0));
    const text = utf8.decode(some);
    return text.includes('\ufffd') ? old.decode(some) : text;
  });
}

/** The text of a whole file: UTF-16, UTF-8, or what comes closest. Without the mark of its encoding. */
export function decodedText(bytes: Uint8Array): Decoded {
  const wide = wideEncoding(bytes.subarray(0, 1_024));
  if (wide) return { text: new TextDecoder(wide).decode(bytes), isGuessed: false };
  const decoded = decodedUtf8(bytes);
  return { ...decoded, text: decoded.text.replace(/^\ufeff/, '') };
}

/** How many bytes at the end begin a letter in UTF-8 that isn't complete. */
export function incompleteAt(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}

/** Bytes that are decoded at once. Browsers hand over up to 2 MB, which would take a long task. */
const PIECE = 65_536;
/** Bytes in which a page says its encoding. */
const HEAD = 1_024;

/** The encoding that a page says it has, if it isn't UTF-8. UTF-16 is known by its bytes only. */
function encodingOf(head: Uint8Array): TextDecoder | null {
  const wide = wideEncoding(head);
  if (wide) return new TextDecoder(wide);
  const [first, second] = head;
  const isMarked = first === 0xef && second === 0xbb;
  const text = new TextDecoder('latin1').decode(head);
  const named = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1] ?? '';
  if (isMarked || named === '' || /^utf-?(?:8|16)/i.test(named)) return null;
  try {
    return new TextDecoder(named);
  } catch {
    // No encoding that browsers know.
    return null;
  }
}

/**
 * The text of a saved page, in chunks. The file is never held as a whole.
 * @param onGuessed called if letters had to be guessed, because the file isn't UTF-8 as it should be
 */
export async function* fileText(file: Blob, onGuessed = () => {}): AsyncGenerator<string> {
  const named = encodingOf(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  const reader = file.stream().getReader();
  let rest = new Uint8Array();
  const utf8 = (bytes: Uint8Array): string => {
    const { text, isGuessed } = decodedUtf8(bytes);
    if (isGuessed) onGuessed();
    return text;
  };
  const decoded = (piece: Uint8Array): string => {
    if (named) return named.decode(piece, { stream: true });
    const bytes = new Uint8Array(rest.length + piece.length);
    bytes.set(rest);
    bytes.set(piece, rest.length);
    const end = bytes.length - incompleteAt(bytes);
    rest = bytes.slice(end);
    return utf8(bytes.subarray(0, end));
  };
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read())
      for (let at = 0; at < step.value.length; at += PIECE)
        yield decoded(step.value.subarray(at, at + PIECE));
    // A page that breaks off within a letter isn't in another encoding.
    yield named ? named.decode() : new TextDecoder().decode(rest);
  } finally {
    // The reader may have stopped before the end.
    await reader.cancel();
  }
}
