import type { Json } from '../../model/index.ts';
import { sha256 } from './archive.ts';
import { BackupDamaged } from './damaged.ts';
import { MANIFEST, type Manifest, readManifest } from './manifest.ts';
import { readDirectory, unpack, type ZipEntry } from './readarchive.ts';

export interface Backup {
  manifest: Manifest;
  /** Names files whose bytes are not what the manifest says, or that are not there. `onProgress` is told files. */
  verify(options: {
    signal: AbortSignal;
    onProgress: (done: number, total: number) => void;
  }): Promise<{ damaged: string[]; extra: string[] }>;
  /** What a JSON file of it holds; undefined where it is damaged or not there. */
  json(path: string): Promise<Json | undefined>;
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Reads a file as a backup, whoever made it. Rejects with `BackupDamaged`; nothing is unpacked but its manifest. */
export async function openBackup(blob: Blob): Promise<Backup> {
  const entries = await readDirectory(blob);
  const entry = entries.get(MANIFEST);
  if (!entry) throw new BackupDamaged('notOurs');
  const bytes = await unpack(blob, entry);
  if (!bytes) throw new BackupDamaged('badManifest');
  const manifest = readManifest(textOf(bytes));
  return {
    manifest,
    async verify({ signal, onProgress }) {
      const damaged: string[] = [];
      let done = 0;
      for (const file of manifest.files) {
        signal.throwIfAborted();
        if (!(await isWhole(blob, entries.get(file.path), file))) damaged.push(file.path);
        done += 1;
        onProgress(done, manifest.files.length);
      }
      const known = new Set([MANIFEST, ...manifest.files.map(({ path }) => path)]);
      return { damaged, extra: [...entries.keys()].filter((path) => !known.has(path)) };
    },
    async json(path) {
      const found = entries.get(path);
      const read = found && (await unpack(blob, found));
      try {
        return read ? JSON.parse(textOf(read)) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

async function isWhole(
  blob: Blob,
  entry: ZipEntry | undefined,
  file: { bytes: number; sha256: string },
): Promise<boolean> {
  if (entry?.bytes !== file.bytes) return false;
  const bytes = await unpack(blob, entry);
  return bytes !== null && (await sha256(bytes)) === file.sha256;
}
