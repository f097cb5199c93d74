import { MOST_FILE, readDirectory, unpack, ZipDamaged, type ZipEntry } from '../archive/index.ts';
import { accountIn } from './account-resource.ts';
import { fileText } from './text-encoding.ts';
import { openWebArchive } from './web-archive.ts';

/** Bytes in which most files say what they are. */
const HEAD = 1_024;

/**
 * What a file is. `page`: how to get its HTML, from the start each time, and where it was opened; `guessedIn` is the name
 * of a file whose letters had to be guessed, known once it was read. `other`: the format of another program, or null for a
 * single file of an account's export.
 */
export type OpenedExport =
  | {
      kind: 'page';
      text: () => AsyncIterable<string>;
      address: string | null;
      guessedIn?: () => string | null;
    }
  | { kind: 'archive'; file: File }
  | { kind: 'other'; format: string | null };

/**
 * Finds out what a file is by its bytes, whatever its name is. In a ZIP without an account's export, a page or one other
 * ZIP is opened (`isInner`), but none within that one.
 */
export async function openExport(file: File, isInner = false): Promise<OpenedExport> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, HEAD).arrayBuffer());
  if (head.startsWith('PK')) return openZip(file, isInner);
  const format = formatOf(head);
  if (format !== null) return { kind: 'other', format };
  if (/^(?:ï»¿)?\s*[[{]/.test(head)) return { kind: 'other', format: null };
  const saved = await openWebArchive(file);
  if (saved) return { kind: 'page', ...saved };
  if (ENCODED.test(head)) return { kind: 'other', format: 'MHTML' };
  let guessed: string | null = null;
  const text = () =>
    fileText(file, () => {
      guessed = file.name;
    });
  return { kind: 'page', text, address: null, guessedIn: () => guessed };
}

async function openZip(file: File, isInner: boolean): Promise<OpenedExport> {
  const archive: OpenedExport = { kind: 'archive', file };
  const entries = await entriesOf(file);
  const paths = entries.map(({ path }) => path);
  const account = accountIn(paths);
  if (entries.length === 0 || account === 'certain') return archive;
  const page = pageIn(entries);
  const zips = entries.filter(({ path }) => /\.zip$/i.test(path));
  const inner = page ?? (zips.length === 1 && !isInner ? zips[0] : undefined);
  if (inner && inner.bytes <= MOST_FILE) {
    const bytes = await unpack(file, inner);
    const name = inner.path.replace(/^.*\//, '');
    if (bytes) return openExport(new File([bytes], name), true);
  }
  const format = account === 'none' ? formatOfZip(paths) : null;
  return format === null ? archive : { kind: 'other', format };
}

/** The files of a ZIP, without those of programs' own folders. None of a damaged one: reading it says what is wrong. */
async function entriesOf(file: Blob): Promise<ZipEntry[]> {
  try {
    const entries = await readDirectory(file, { onUnsafe: () => {} });
    return [...entries.values()].filter(({ path }) => !/(?:^|\/)(?:\.|__MACOSX\/)/.test(path));
  } catch (error) {
    if (error instanceof ZipDamaged) return [];
    throw error;
  }
}

/** The saved page among the files: the uppermost and largest, because its own frames are in a folder beside it. */
function pageIn(entries: readonly ZipEntry[]): ZipEntry | undefined {
  const depth = ({ path }: ZipEntry): number => path.split('/').length;
  return entries
    .filter(({ path }) => /\.(?:html?|mht(?:ml)?)$/i.test(path))
    .sort((one, other) => depth(one) - depth(other) || other.bytes - one.bytes)[0];
}

/** A web archive whose parts are encoded in a way that we don't read. */
const ENCODED =
  /^content-type:\s*multipart\/[\s\S]*^content-transfer-encoding:\s*(?:base64|quoted-printable)/im;

/** The first characters of files of other programs, and how people call them. */
const HEADS: readonly (readonly [string, string])[] = [
  ['%PDF-', 'PDF'],
  ['{\\rtf', 'RTF'],
  ['bplist00', 'Webarchive'],
  ['7z\u00bc\u00af', '7z'],
  ['Rar!', 'RAR'],
  ['\u001f\u2039', 'gzip'],
  ['BZh9', 'bzip2'],
  ['ý7zXZ', 'xz'],
  ['(µ/ý', 'Zstandard'],
  ['\u00d0\u00cf\u0011\u00e0', 'Word'],
];

/** Files in a ZIP that tell which program it is of. */
const FILES: readonly (readonly [RegExp, string])[] = [
  [/^word\/document\.xml$|\.docx?$/i, 'Word'],
  [/^xl\/workbook\.xml$|\.xlsx?$/i, 'Excel'],
  [/^META-INF\/container\.xml$|\.epub$/i, 'EPUB'],
  [/^content\.xml$|\.od[ts]$/i, 'OpenDocument'],
  [/\.(?:md|markdown)$/i, 'Markdown'],
  [/\.pdf$/i, 'PDF'],
  [/\.rar$/i, 'RAR'],
  [/\.7z$/i, '7z'],
  [/\.t?gz$/i, 'gzip'],
  [/\.zip$/i, 'ZIP (ZIP)'],
];

/** The format of a file that isn't an export, by its first bytes. Null if it isn't one that people have their texts in. */
const formatOf = (head: string): string | null =>
  HEADS.find(([start]) => head.replace(/^(?:ï»¿)?\s+|^ï»¿/, '').startsWith(start))?.[1] ??
  (head.startsWith('ustar', 257) ? 'tar' : null);

/** The same for a ZIP, by the paths in it. */
const formatOfZip = (paths: readonly string[]): string | null =>
  FILES.find(([path]) => paths.some((one) => path.test(one)))?.[1] ?? null;
