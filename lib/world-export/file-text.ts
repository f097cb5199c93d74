/** Bytes in which a page says its encoding. */
const HEAD = 1_024;

/** As browsers find it: from a byte order mark, else from a `meta` element. */
function decoderFor(head: Uint8Array): TextDecoder {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  const isMarked = first === 0xef && second === 0xbb;
  const text = new TextDecoder('latin1').decode(head);
  const named = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1] ?? '';
  if (isMarked || named === '' || /^utf-16/i.test(named)) return new TextDecoder();
  try {
    return new TextDecoder(named);
  } catch {
    // No encoding that browsers know.
    return new TextDecoder();
  }
}

/** The text of a saved page, in chunks. The file is never held as a whole. */
export async function* fileText(file: Blob): AsyncGenerator<string> {
  const decoder = decoderFor(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  const reader = file.stream().getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read())
      yield decoder.decode(step.value, { stream: true });
    yield decoder.decode();
  } finally {
    // The reader may have stopped before the end.
    await reader.cancel();
  }
}
