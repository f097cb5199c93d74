import { strToU8, type Zippable, zipSync } from 'fflate';
import type { BookFiles } from './epub.ts';

const TYPE = 'application/epub+zip';

/** Packs a book's files as EPUB requires (EPUB 3.3, OCF ZIP container): the media type first, uncompressed. */
export function packBook(files: BookFiles, now: Date): Blob {
  const packed: Zippable = { mimetype: [strToU8(TYPE), { level: 0 }] };
  for (const [path, text] of files) packed[path] = strToU8(text);
  return new Blob([zipSync(packed, { mtime: now })], { type: TYPE });
}
