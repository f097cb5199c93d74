import type { VersionedRef } from '../../model/index.ts';
import { type BackupKind, isReadKind, keyOf, type Listed, type ReadKind } from './run.ts';

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

/** The paths of a resource in the ZIP: World Anvil's JSON, and the Markdown for reading. */
export interface Place {
  json: string;
  /** Null if there is nothing to read. */
  markdown: string | null;
}

/** The folder of each kind, for JSON under `json/` and for Markdown. */
const FOLDERS: Record<Exclude<BackupKind, ReadKind>, string> = {
  article: 'articles',
  category: 'categories',
  statblock: 'statblocks',
  image: 'images',
  manuscript: 'manuscripts',
  secret: 'secrets',
};

/** Markdown folders of kinds that only backups read. The other kinds are part of their parent's file. */
const READ_FOLDERS: Partial<Record<ReadKind, string>> = {
  map: 'maps',
  timeline: 'timelines',
  history: 'histories',
  variable_collection: 'variables',
  notebook: 'notebooks',
};

/** Folders under `json/` that aren't the kind's name with an "s". */
const PLURALS: Partial<Record<ReadKind, string>> = { canvas: 'canvases', history: 'histories' };

/** Folders with longer paths move to the top level, because Windows allows 260 characters for a path. */
const LONGEST_FOLDER = 110;
/** The file of a category's own text, within its folder. */
const CATEGORY_FILE = '_category';

/** The paths of everything in a backup. They don't depend on the order of the resources. Pure. */
export class Places {
  private readonly names = new NameGiver();
  private readonly places = new Map<string, Place>();
  private readonly folders = new Map<string, string>();
  private readonly categories: ReadonlyMap<string, Listed>;

  constructor(resources: readonly Listed[]) {
    const sorted = [...resources].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const categories = sorted.filter(({ kind }) => kind === 'category');
    this.categories = new Map(categories.map((one) => [one.id, one]));
    for (const { id } of categories) this.folderOf(id);
    for (const resource of sorted) this.place(resource);
  }

  of(ref: { kind: string; id: string }): Place | null {
    return this.places.get(keyOf(ref)) ?? null;
  }

  /** The path of an entry's older texts. It may be deleted, and so have no place of its own. */
  versions({ kind, id }: VersionedRef): string {
    return this.names.give(`versions/${FOLDERS[kind]}`, id, '.json', id);
  }

  /** The path of a part of a resource, such as a manuscript version. */
  part(ref: { kind: string; id: string }, title: string, id: string): Place | null {
    const whole = this.of(ref);
    if (!whole) return null;
    return {
      json: this.names.give(whole.json.replace(/\.json$/, ''), id, '.json', id),
      markdown: whole.markdown && this.names.give(whole.markdown.replace(/\/[^/]*$/, ''), title, '.md', id),
    };
  }

  private place(resource: Listed): void {
    const { kind, id, title } = resource;
    const folder = isReadKind(kind) ? (PLURALS[kind] ?? `${kind}s`) : FOLDERS[kind];
    const json = this.names.give(`json/${folder}`, id, '.json', id);
    this.places.set(keyOf(resource), { json, markdown: this.markdown(resource, kind, id, title) });
  }

  private markdown({ categoryId }: Listed, kind: BackupKind, id: string, title: string): string | null {
    if (isReadKind(kind)) {
      const folder = READ_FOLDERS[kind];
      return folder === undefined ? null : this.names.give(folder, title, '.md', id);
    }
    switch (kind) {
      case 'image':
        return null;
      case 'category':
        return this.names.give(this.folderOf(id), CATEGORY_FILE, '.md', id);
      case 'manuscript':
        return this.names.give(this.names.give('manuscripts', title, '', id), '_manuscript', '.md', id);
      case 'article':
        return this.names.give(this.folderOf(categoryId ?? ''), title, '.md', id);
      default:
        return this.names.give(FOLDERS[kind], title, '.md', id);
    }
  }

  /** A category in a cycle, or nested too deep, is put at the top level. */
  private folderOf(id: string, below: ReadonlySet<string> = new Set()): string {
    const known = this.folders.get(id);
    if (known !== undefined) return known;
    const category = this.categories.get(id);
    if (!category) return 'articles';
    const above = category.categoryId;
    const parent =
      above === null || above === id || below.has(above)
        ? 'articles'
        : this.folderOf(above, new Set([...below, id]));
    // In a cycle of parents, the recursion may have set it already.
    const meanwhile = this.folders.get(id);
    if (meanwhile !== undefined) return meanwhile;
    const top = parent.length > LONGEST_FOLDER ? 'articles' : parent;
    const folder = this.names.give(top, category.title, '', id);
    this.folders.set(id, folder);
    return folder;
  }
}

/** The relative URL from one file to another. Pure. */
export function linkBetween(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let same = 0;
  while (same < here.length && same < there.length - 1 && here[same] === there[same]) same += 1;
  const up = here.slice(same).map(() => '..');
  const steps = [...(up.length > 0 ? up : ['.']), ...there.slice(same)];
  return steps.map(encoded).join('/');
}

const encoded = (step: string): string =>
  encodeURIComponent(step).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
