import { fileText } from '../../lib/world-export/index.ts';

/** What is read. `page`: how to get its HTML, from the start each time, and where it was opened (null for a file). */
export type ExportSource =
  | { kind: 'page'; text: () => AsyncIterable<string>; address: string | null }
  | { kind: 'archive'; file: File };

/** The first bytes of a ZIP. */
const ZIP = [0x50, 0x4b];

/** A file is what its first bytes say, whatever its name is. */
export async function sourceOfFile(file: File): Promise<ExportSource> {
  const head = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  const isZip = ZIP.every((byte, at) => head[at] === byte);
  return isZip ? { kind: 'archive', file } : { kind: 'page', text: () => fileText(file), address: null };
}
