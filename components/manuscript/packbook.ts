import { Archive } from '../../lib/history/backup/index.ts';
import type { BookFiles } from './epub.ts';

const TYPE = 'application/epub+zip';

/**
 * Packs a book's files as readers want them (EPUB 3.3, OCF ZIP container): the media type first, not compressed.
 */
export async function packBook(files: BookFiles, now: Date): Promise<Blob> {
  const archive = new Archive(now);
  await archive.add('mimetype', TYPE, { isStored: true });
  for (const [path, text] of files) await archive.add(path, text);
  return archive.finish(TYPE);
}
