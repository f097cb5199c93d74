import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unsnapped } from './snappy.ts';

/** The databases that browsers compress. */
const COMPRESSED = /\.ldb$|\/idb\/.*\.sqlite(-wal)?$/;

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** What a file has, and what can be read in it once it is decompressed. */
export function contentsOf(file: string): Buffer[] {
  const data = readFileSync(file);
  return [data, ...(COMPRESSED.test(file) ? unsnapped(data) : [])];
}

/** The files of a folder that contain this text, in either of the encodings that browsers use. */
export function filesWith(folder: string, text: string): string[] {
  // Compressed, the last zero may stand elsewhere.
  const written = [Buffer.from(text), Buffer.from(text, 'utf16le').subarray(0, -1)];
  return filesIn(folder).filter((file) => {
    try {
      return contentsOf(file).some((view) => written.some((one) => view.includes(one)));
    } catch {
      // A running browser deletes files.
      return false;
    }
  });
}
