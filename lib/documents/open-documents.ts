import { MOST_FILE, readDirectory, unpack, type ZipDamage, ZipDamaged } from '../archive/index.ts';
import type { SourceFile } from './document.ts';

/** What was chosen or dropped: files to read, and those that only belong to them. */
export interface OpenedDocuments {
  sources: SourceFile[];
  /** Paths of images and other files that texts may show. */
  attachments: string[];
  /** How many files were left, because there are too many. */
  left: number;
  /** ZIPs that can't be read. */
  damaged: { path: string; damage: ZipDamage }[];
}

const MOST_FILES = 50_000;
/** Programs' own folders and files, and what systems leave beside others. */
const OWN = /(?:^|\/)(?:\.[^/]+|__MACOSX|node_modules|logseq|Thumbs\.db|desktop\.ini)(?:\/|$)/i;
const ATTACHMENT =
  /\.(?:png|jpe?g|gif|webp|svg|bmp|avif|tiff?|heic|ico|mp[34]|m4a|wav|ogg|webm|mov|avi|flac|css|js|ttf|otf|woff2?|canvas|base|psd|edn)$/i;

/**
 * Lists the files of a folder (by their paths), of ZIPs, or single ones, without reading them. Notion puts
 * ZIPs into a ZIP; deeper ones aren't opened.
 * @param pause lets the page go on
 */
export async function openDocuments(
  files: readonly { path: string; file: File }[],
  pause: () => Promise<void>,
): Promise<OpenedDocuments> {
  const opened: OpenedDocuments = { sources: [], attachments: [], left: 0, damaged: [] };
  for (const { path, file } of files)
    if (isZip(path)) await openZip(file, path, '', true, opened, pause);
    else
      add(opened, {
        ...{ path, bytes: file.size },
        read: async () => new Uint8Array(await file.arrayBuffer()),
      });
  opened.left = Math.max(0, opened.sources.length - MOST_FILES);
  opened.sources = withoutRoot(opened.sources.slice(0, MOST_FILES));
  return opened;
}

const isZip = (path: string): boolean => /\.zip$/i.test(path);

function add({ sources, attachments }: OpenedDocuments, file: SourceFile): void {
  if (OWN.test(file.path)) return;
  if (ATTACHMENT.test(file.path)) attachments.push(file.path);
  else sources.push(file);
}

async function openZip(
  zip: Blob,
  path: string,
  folder: string,
  mayOpenInner: boolean,
  opened: OpenedDocuments,
  pause: () => Promise<void>,
): Promise<void> {
  try {
    const entries = await readDirectory(zip, { onUnsafe: () => {}, pause });
    for (const entry of entries.values()) {
      const read = async (): Promise<Uint8Array<ArrayBuffer>> => {
        const bytes = await unpack(zip, entry);
        if (!bytes) throw new ZipDamaged('cutShort');
        return bytes;
      };
      if (!isZip(entry.path)) add(opened, { path: folder + entry.path, bytes: entry.bytes, read });
      else if (mayOpenInner && entry.bytes <= MOST_FILE && !OWN.test(entry.path))
        await openZip(new Blob([await read()]), entry.path, folder, false, opened, pause);
    }
  } catch (error) {
    if (!(error instanceof ZipDamaged)) throw error;
    opened.damaged.push({ path, damage: error.damage });
  }
}

/** The paths without the folder that all of them are in: it is the one that was chosen. */
function withoutRoot(sources: SourceFile[]): SourceFile[] {
  const [first] = sources;
  const root = first?.path.slice(0, first.path.indexOf('/') + 1) ?? '';
  if (root === '' || !sources.every(({ path }) => path.startsWith(root))) return sources;
  return sources.map((file) => ({ ...file, path: file.path.slice(root.length) }));
}
