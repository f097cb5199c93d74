/** Names reserved by Windows, with any extension (Microsoft, "Naming Files, Paths, and Namespaces"). */
const DEVICES = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=$|[ .])/i;
/** Characters that some system forbids in names, and invisible ones. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\\/:*?"<>|]+/gu;
/** Bidirectional marks, which make a name look like another. Joiners stay, because some scripts need them. */
const HIDDEN = /(?![\u200c\u200d])\p{Cf}+/gu;
const EDGES = /^[\s.\u200c\u200d]+|[\s.\u200c\u200d]+$/gu;

/** File names are the same in every language, so that backups can be compared. */
const UNTITLED = 'Untitled';

/** Maximum length of a name without extension, in code points and in bytes. Most systems allow 255 bytes. */
const LONGEST = 60;
const MOST_BYTES = 160;

/** Length of one character as UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Cuts a text between characters. */
function cut(text: string, longest: number, mostBytes: number): string {
  let kept = '';
  let bytes = 0;
  let length = 0;
  for (const character of text) {
    bytes += bytesOf(character);
    length += 1;
    if (length > longest || bytes > mostBytes) break;
    kept += character;
  }
  return kept;
}

/** Turns a title, in any script, into a file name that every system accepts. Never empty. Pure. */
export function safeName(title: string, longest = LONGEST): string {
  const clean = title
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(HIDDEN, '')
    .replace(/\s+/gu, ' ')
    .replace(EDGES, '');
  const short = cut(clean, longest, MOST_BYTES).replace(EDGES, '');
  if (short === '') return UNTITLED;
  return DEVICES.test(short) ? `_${short}` : short;
}

/** Names with the same key are the same file on some system: case, composition and invisible characters don't count. */
export function nameKey(name: string): string {
  if (/^[ -~]*$/.test(name)) return name.toLowerCase();
  return name
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD');
}

/** Suffix for files with the same title: the start of the id, then the whole id, then a number. */
function suffixOf(id: string, at: number): string {
  if (at === 1) return safeName(id, 8);
  return at === 2 ? safeName(id) : `${safeName(id, 8)}, ${at}`;
}

/** Assigns names that are unique within their folder. */
export class NameGiver {
  private readonly taken = new Map<string, Set<string>>();

  /** The path of a new file or folder. `id` distinguishes those that would have the same name. */
  give(folder: string, title: string, ending: string, id: string): string {
    const name = safeName(title);
    for (let at = 0; ; at++) {
      const tried = `${name}${at === 0 ? '' : ` (${suffixOf(id, at)})`}${ending}`;
      if (this.take(folder, tried)) return folder === '' ? tried : `${folder}/${tried}`;
    }
  }

  private take(folder: string, name: string): boolean {
    // Folders get their names here, too, so no two of them collide.
    const names = this.taken.get(folder) ?? new Set<string>();
    this.taken.set(folder, names);
    const key = nameKey(name);
    if (names.has(key)) return false;
    names.add(key);
    return true;
  }
}
