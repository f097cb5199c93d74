import { MOST_FILE, readDirectory, unpack, ZipDamaged, type ZipEntry } from '../../archive/index.ts';
import type { Json } from '../../model/index.ts';
import { sha256 } from './archive.ts';
import { BackupDamaged, MANIFEST, readManifest } from './manifest.ts';

export type Backup = Awaited<ReturnType<typeof openBackup>>;

/** Maximum number of files checked at once, if the byte budget allows. */
const AT_ONCE = 8;
/** Byte budget of all files being read, compressed and uncompressed: one of the largest, or many small ones. */
const withinMemory = byteBudget(2 * MOST_FILE);

const memoryOf = ({ bytes, packed, isStored }: ZipEntry): number => (isStored ? bytes : bytes + packed);

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Opens an untrusted file as a backup; unpacks only its manifest. Rejects with `BackupDamaged`. `within`: byte budget. */
export async function openBackup(blob: Blob, within = withinMemory) {
  const entries = await readDirectory(blob).catch((error: unknown) => {
    throw error instanceof ZipDamaged ? new BackupDamaged(error.damage) : error;
  });
  const entry = entries.get(MANIFEST);
  if (!entry) throw new BackupDamaged('notOurs');
  const bytes = await within(memoryOf(entry), () => unpack(blob, entry));
  if (!bytes) throw new BackupDamaged('badManifest');
  const manifest = readManifest(textOf(bytes));
  const textIn = async (path: string) => {
    const found = entries.get(path);
    if (!found) return null;
    return within(memoryOf(found), async () => {
      const read = await unpack(blob, found);
      return read && textOf(read);
    });
  };
  return {
    manifest,
    /** Returns the files that are missing or differ from the manifest. `onProgress` gets the number of files checked. */
    async verify({
      signal,
      onProgress,
    }: {
      signal: AbortSignal;
      onProgress: (done: number, total: number) => void;
    }): Promise<{ damaged: string[]; extra: string[] }> {
      const bad = new Set<string>();
      let done = 0;
      const left = manifest.files.values();
      // Several at once, because reading a small file is mostly waiting for the disk.
      const look = async () => {
        for (const file of left) {
          signal.throwIfAborted();
          if (!(await isWhole(blob, entries.get(file.path), file, within))) bad.add(file.path);
          done += 1;
          onProgress(done, manifest.files.length);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, look));
      const damaged = manifest.files.flatMap(({ path }) => (bad.has(path) ? [path] : []));
      const known = new Set([MANIFEST, ...manifest.files.map(({ path }) => path)]);
      return { damaged, extra: [...entries.keys()].filter((path) => !known.has(path)) };
    },
    /** A file's text, or null if it is damaged or missing. */
    text: textIn,
    /** A JSON file's value, or undefined if it is damaged or missing. */
    async json(path: string): Promise<Json | undefined> {
      const read = await textIn(path);
      try {
        return read === null ? undefined : JSON.parse(read);
      } catch {
        // Not JSON: shown as a file that can't be compared.
        return undefined;
      }
    },
  };
}

async function isWhole(
  blob: Blob,
  entry: ZipEntry | undefined,
  file: { bytes: number; sha256: string },
  within: typeof withinMemory,
): Promise<boolean> {
  if (entry?.bytes !== file.bytes) return false;
  return within(memoryOf(entry), async () => {
    const bytes = await unpack(blob, entry);
    return bytes !== null && (await sha256(bytes)) === file.sha256;
  });
}

/** Limits the bytes that concurrent tasks hold. Others wait in order; one that needs more than all runs alone. */
export function byteBudget(total: number) {
  let free = total;
  const waiting: { bytes: number; begin: () => void }[] = [];

  function next(): void {
    for (let first = waiting[0]; first && first.bytes <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.bytes;
      first.begin();
    }
  }

  return async function within<T>(needed: number, work: () => Promise<T>): Promise<T> {
    const bytes = Math.min(needed, total);
    await new Promise<void>((begin) => {
      waiting.push({ bytes, begin });
      next();
    });
    try {
      return await work();
    } finally {
      free += bytes;
      next();
    }
  };
}
