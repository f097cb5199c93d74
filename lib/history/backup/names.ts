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

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

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
  return name
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD');
}

/** Gives out names, each once a folder. */
export class NameGiver {
  private readonly taken = new Map<string, Set<string>>();

  /** The path of a new file or folder; `id` tells those apart that would have the same name. */
  give(folder: string, title: string, ending: string, id: string): string {
    const name = safeName(title);
    const short = safeName(id, 8);
    const tries = [name, `${name} (${short})`, `${name} (${safeName(id)})`];
    for (let at = 0; ; at++) {
      const tried = `${tries[at] ?? `${name} (${short}, ${at})`}${ending}`;
      if (this.take(folder, tried)) return folder === '' ? tried : `${folder}/${tried}`;
    }
  }

  private take(folder: string, name: string): boolean {
    const names = this.taken.get(nameKey(folder)) ?? new Set<string>();
    this.taken.set(nameKey(folder), names);
    const key = nameKey(name);
    if (names.has(key)) return false;
    names.add(key);
    return true;
  }
}
