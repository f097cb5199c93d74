import { t } from '../../lib/i18n/index.ts';
import type { Book } from './stored-schema.ts';

export type Format = 'markdown' | 'epub';

/** A file name that is valid on every system. */
export function fileName(title: string, extension: string): string {
  const words = title
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = [...words].slice(0, 80).join('').trim();
  return `${short || t('manuscript.fileName')}.${extension}`;
}

/**
 * A version as a file. The exporter loads on demand.
 * @param pause reports progress, as for the formats; it may reject to stop
 */
export async function fileOf(
  book: Book,
  format: Format,
  pause: (done: number, total: number) => Promise<void>,
): Promise<{ name: string; blob: Blob }> {
  const { title } = book;
  if (format === 'markdown') {
    const { manuscriptMarkdown } = await import('./markdown.ts');
    const blob = new Blob([await manuscriptMarkdown(book, pause)], { type: 'text/markdown' });
    return { name: fileName(title, 'md'), blob };
  }
  const { bookFiles, packBook } = await import('./epub.ts');
  const now = new Date();
  const files = await bookFiles(book, now, pause);
  await pause(files.length, files.length);
  return {
    name: fileName(title, 'epub'),
    blob: packBook(files, now),
  };
}

/** Downloads a file. */
export function save({ name, blob }: { name: string; blob: Blob }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
