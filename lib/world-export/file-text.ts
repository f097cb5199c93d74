/** The text of a saved page, in chunks. The file is never held as a whole. A byte order mark decides the encoding. */
export async function* fileText(file: Blob): AsyncGenerator<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const decoder = new TextDecoder(encoding);
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
