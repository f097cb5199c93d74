import { fileText } from '../../lib/world-export/index.ts';

/**
 * What is read. `page`: how to get its HTML, from the start each time, and where it was opened (null for a file).
 * `guessedIn`: the name of a file whose letters had to be guessed, known once it was read.
 */
export type ExportSource =
  | {
      kind: 'page';
      text: () => AsyncIterable<string>;
      address: string | null;
      guessedIn?: () => string | null;
    }
  | { kind: 'archive'; file: File };

/** The first bytes of a ZIP. */
const ZIP = [0x50, 0x4b];

/** A file is what its first bytes say, whatever its name is. */
export async function sourceOfFile(file: File): Promise<ExportSource> {
  const head = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  const isZip = ZIP.every((byte, at) => head[at] === byte);
  if (isZip) return { kind: 'archive', file };
  let guessed: string | null = null;
  const text = () =>
    fileText(file, () => {
      guessed = file.name;
    });
  return { kind: 'page', text, address: null, guessedIn: () => guessed };
}
