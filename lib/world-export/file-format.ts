/** The first characters of files of other programs, and how people call them. */
const HEADS: readonly (readonly [string, string])[] = [
  ['%PDF-', 'PDF'],
  ['{\\rtf', 'RTF'],
  ['bplist00', 'Webarchive'],
  ['7z\u00bc\u00af', '7z'],
  ['Rar!', 'RAR'],
  ['\u001f\u2039', 'gzip'],
  ['\u00d0\u00cf\u0011\u00e0', 'Word'],
];

/** Files in a ZIP that tell which program it is of. */
const FILES: readonly (readonly [RegExp, string])[] = [
  [/^word\/document\.xml$/, 'Word'],
  [/^META-INF\/container\.xml$/, 'EPUB'],
  [/^content\.xml$/, 'OpenDocument'],
  [/\.(?:md|markdown)$/i, 'Markdown'],
  [/\.pdf$/i, 'PDF'],
];

/** The format of a file that isn't an export, by its first bytes. Null if it isn't one that people have their texts in. */
export const formatOf = (head: string): string | null =>
  HEADS.find(([start]) => head.startsWith(start))?.[1] ?? null;

/** The same for a ZIP, by the paths in it. */
export const formatOfZip = (paths: readonly string[]): string | null =>
  FILES.find(([path]) => paths.some((one) => path.test(one)))?.[1] ?? null;
