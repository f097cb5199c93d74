import { decodedUtf8, incompleteAt, wideEncoding } from './text-encoding.ts';

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
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      if (named) yield named.decode(step.value, { stream: true });
      else {
        const bytes = new Uint8Array(rest.length + step.value.length);
        bytes.set(rest);
        bytes.set(step.value, rest.length);
        const end = bytes.length - incompleteAt(bytes);
        rest = bytes.slice(end);
        yield utf8(bytes.subarray(0, end));
      }
    }
    // A page that breaks off within a letter isn't in another encoding.
    yield named ? named.decode() : new TextDecoder().decode(rest);
  } finally {
    // The reader may have stopped before the end.
    await reader.cancel();
  }
}
