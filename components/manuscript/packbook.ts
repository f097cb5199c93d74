import { strToU8, type Zippable, zipSync } from 'fflate';
import type { BookFiles } from './epub.ts';

/**
 * Packs a book's files as readers want them (EPUB 3.3, OCF ZIP container): the media type first, not compressed.
 */
export function packBook(files: BookFiles, now: Date): Uint8Array<ArrayBuffer> {
  const packed: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] };
  for (const [path, text] of files) packed[path] = strToU8(text);
  return new Uint8Array(zipSync(packed, { level: 6, mtime: now }));
}
