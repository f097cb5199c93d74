import type { ZipEntry } from '../archive/index.ts';

/** What a file of an account export holds, by its path. `unknown` ones are articles if they look like one. */
export type FileKind = 'world' | 'article' | 'statblock' | 'manuscript' | 'image' | 'unknown';

const FOLDERS: Readonly<Record<string, FileKind>> = {
  ...{ articles: 'article', blocks: 'statblock', statblocks: 'statblock', manuscripts: 'manuscript' },
  ...{ images: 'image', worlds: 'world' },
};

/** Folders with resources that the offline copy doesn't have. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['maps', 'layers', 'markers', 'timelines', 'histories', 'chronicles', 'notebooks', 'notes'],
  ...['variables', 'canvas', 'rpgsystems', 'subscribergroups', 'blocktemplates', 'blockfolders', 'secrets'],
]);

/** Worlds first, so that everything else can be told to belong to one; then articles, then what they mention. */
const ORDER: readonly FileKind[] = ['world', 'article', 'unknown', 'statblock', 'manuscript', 'image'];

export interface AccountFile {
  kind: FileKind;
  entry: ZipEntry;
  /** The article's text as HTML, which some layouts have in a file beside it. */
  html: ZipEntry | null;
}

/** The files to read, in the order in which to read them. Both known layouts; folders may be anywhere in a path. */
export function accountFiles(entries: ReadonlyMap<string, ZipEntry>): AccountFile[] {
  const files = [...entries.values()].flatMap((entry): AccountFile[] => {
    const kind = kindOf(entry.path);
    const beside = entry.path.replace(/[^/]*$/, 'content.html');
    return kind ? [{ kind, entry, html: entries.get(beside) ?? null }] : [];
  });
  return ORDER.flatMap((kind) => files.filter((file) => file.kind === kind));
}

/** Only folders above the writer's own names count: a category or an article may be called “Maps”. */
function kindOf(path: string): FileKind | null {
  const folders = path.toLowerCase().split('/');
  const name = folders.pop() ?? '';
  if (!name.endsWith('.json') || name.startsWith('.')) return null;
  const at = folders.findIndex(isKnown);
  if (at === -1) return folders.length === 0 && name === 'metadata.json' ? 'world' : 'unknown';
  if (folders[at] !== 'worlds') return kindIn(folders[at] ?? '', name);
  // A world's own folder, whose name is the writer's, may hold all others.
  const inner = folders[at + 2];
  if (inner !== undefined && isKnown(inner)) return kindIn(inner, name);
  return folders.length === at + 2 && name === 'metadata.json' ? 'world' : 'unknown';
}

const isKnown = (folder: string): boolean => Object.hasOwn(FOLDERS, folder) || LEFT_OUT.has(folder);

function kindIn(folder: string, name: string): FileKind | null {
  const kind = FOLDERS[folder] ?? null;
  // Next to a manuscript: its chapters, which the offline copy doesn't have.
  return kind === 'manuscript' && name === 'export.json' ? null : kind;
}
