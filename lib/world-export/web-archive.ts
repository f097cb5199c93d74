import { decodedUtf8, incompleteAt } from './text-encoding.ts';

/** Bytes in which the first part of a web archive begins. */
const HEAD = 16_384;

/** A page that a browser saved with all its files as one: MHTML. */
export interface WebArchive {
  /** Where the page was opened. */
  address: string | null;
  text: () => AsyncGenerator<string>;
}

/** The page in a web archive as Chromium and Edge write them. Null for any other file. */
export async function openWebArchive(file: Blob): Promise<WebArchive | null> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, HEAD).arrayBuffer());
  const boundary = /^content-type:\s*multipart\/related;[^\0]{0,500}?boundary="?([^"\r\n;]{1,200})/im.exec(
    head,
  )?.[1];
  if (boundary === undefined) return null;
  const part = head.indexOf(`--${boundary}`, head.indexOf(boundary) + boundary.length);
  const end = /\r?\n\r?\n/.exec(head.slice(Math.max(0, part)));
  if (part === -1 || !end) return null;
  const headers = head.slice(part, part + end.index);
  if (!/^content-type:\s*text\/html/im.test(headers)) return null;
  if (!/^content-transfer-encoding:\s*quoted-printable/im.test(headers)) return null;
  const address =
    /^content-location:\s*(\S+)/im.exec(headers)?.[1] ??
    /^snapshot-content-location:\s*(\S+)/im.exec(head)?.[1] ??
    null;
  const from = part + end.index + end[0].length;
  return { address, text: () => quotedText(file.slice(from), `--${boundary}`) };
}

/** Decodes quoted-printable lines up to the boundary, in chunks. */
async function* quotedText(file: Blob, boundary: string): AsyncGenerator<string> {
  const latin = new TextDecoder('latin1');
  const reader = file.stream().getReader();
  let rest = '';
  let bytes = new Uint8Array();
  const decoded = (lines: string): string => {
    const plain = lines
      .replace(/=\r?\n/g, '')
      .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    const all = new Uint8Array(bytes.length + plain.length);
    all.set(bytes);
    for (let at = 0; at < plain.length; at += 1) all[bytes.length + at] = plain.charCodeAt(at);
    const end = all.length - incompleteAt(all);
    bytes = all.slice(end);
    return decodedUtf8(all.subarray(0, end)).text;
  };
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      rest += latin.decode(step.value);
      const last = rest.indexOf(`\n${boundary}`);
      if (last !== -1) return yield decoded(rest.slice(0, last));
      const lines = rest.lastIndexOf('\n', rest.length - boundary.length - 2) + 1;
      yield decoded(rest.slice(0, lines));
      rest = rest.slice(lines);
    }
    yield decoded(rest);
  } finally {
    // The reader may have stopped before the end.
    await reader.cancel();
  }
}
