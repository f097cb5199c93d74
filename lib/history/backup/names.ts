/** Names that Windows keeps for devices, with any ending (Microsoft, "Naming Files, Paths, and Namespaces"). */
const DEVICES = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=$|[ .])/i;
/** What one system or another does not let a name hold, and what nobody sees. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\\/:*?"<>|]+/gu;
/** Marks that turn text round, which would make a name look like another; joiners, which scripts need, stay. */
const HIDDEN = /(?![\u200c\u200d])\p{Cf}+/gu;
const EDGES = /^[\s.\u200c\u200d]+|[\s.\u200c\u200d]+$/gu;

/** Of one name, without its ending: code points, and bytes, of which most systems allow 255. */
const LONGEST = 60;
const MOST_BYTES = 160;

/** Of one character as UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Cut where a character ends. */
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

/** A title as the name of a file or folder that every system takes, in whatever script; never empty. Pure. */
export function safeName(title: string, longest = LONGEST): string {
  const clean = title
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(HIDDEN, '')
    .replace(/\s+/gu, ' ')
    .replace(EDGES, '');
  const short = cut(clean, longest, MOST_BYTES).replace(EDGES, '');
  if (short === '') return 'Untitled';
  return DEVICES.test(short) ? `_${short}` : short;
}

/** Two names with the same key are one file on some system: cases, accents written apart, characters without a look. */
export function nameKey(name: string): string {
  if (/^[ -~]*$/.test(name)) return name.toLowerCase();
  return name
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD');
}

/** What tells one of several with the same title: the beginning of its id, all of it, and a number at last. */
function told(id: string, at: number): string {
  if (at === 1) return safeName(id, 8);
  return at === 2 ? safeName(id) : `${safeName(id, 8)}, ${at}`;
}

/** Gives out names, each once a folder. */
export class NameGiver {
  private readonly taken = new Map<string, Set<string>>();

  /** The path of a new file or folder; `id` tells those apart that would have the same name. */
  give(folder: string, title: string, ending: string, id: string): string {
    const name = safeName(title);
    for (let at = 0; ; at++) {
      const tried = `${name}${at === 0 ? '' : ` (${told(id, at)})`}${ending}`;
      if (this.take(folder, tried)) return folder === '' ? tried : `${folder}/${tried}`;
    }
  }

  private take(folder: string, name: string): boolean {
    // Folders are given here too, so that no two of them are one.
    const names = this.taken.get(folder) ?? new Set<string>();
    this.taken.set(folder, names);
    const key = nameKey(name);
    if (names.has(key)) return false;
    names.add(key);
    return true;
  }
}
