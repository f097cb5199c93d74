import { type ReadDocument, readDocument, type SourceFile } from '../../../lib/documents/index.ts';

export function fileOf(path: string, content: string | Uint8Array<ArrayBuffer>): SourceFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { path, bytes: bytes.length, read: async () => bytes };
}

export const reading = (path: string, content: string | Uint8Array<ArrayBuffer>) =>
  readDocument(fileOf(path, content), async () => {});

/** The documents of a file that can be read. */
export async function documentsOf(
  path: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<ReadDocument[]> {
  const read = await reading(path, content);
  if ('unreadable' in read) throw new Error(`${read.unreadable.path}: ${read.unreadable.reason}`);
  return read.documents;
}

export async function documentOf(
  path: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<ReadDocument> {
  const [first] = await documentsOf(path, content);
  if (!first) throw new Error('No document.');
  return first;
}
