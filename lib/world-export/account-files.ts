import type { ZipEntry } from '../archive/index.ts';
import { templateNamed } from './metadata-of.ts';

/**
 * What a file of an account export holds, by its path. `unknown` ones are articles if they look like one. `leftOut`: a kind
 * that the offline copy doesn't have.
 */
export type FileKind =
  | 'world'
  | 'category'
  | 'article'
  | 'statblock'
  | 'manuscript'
  | 'image'
  | 'unknown'
  | 'leftOut';

const FOLDERS: Readonly<Record<string, FileKind>> = {
  ...{ articles: 'article', blocks: 'statblock', statblocks: 'statblock', manuscripts: 'manuscript' },
  ...{ images: 'image', worlds: 'world', categories: 'category' },
};

/** Folders with resources that the offline copy doesn't have. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['maps', 'layers', 'markers', 'timelines', 'histories', 'chronicles', 'notebooks', 'notes'],
  ...['variables', 'canvas', 'rpgsystems', 'subscribergroups', 'blocktemplates', 'blockfolders', 'secrets'],
]);

/** What a resource's own class says it is. Templates of articles are classes, too; all others are left out. */
const CLASSES: Readonly<Record<string, FileKind>> = {
  ...{ world: 'world', category: 'category', manuscript: 'manuscript', image: 'image' },
  ...{ block: 'statblock', statblock: 'statblock', article: 'article' },
};

/**
 * Worlds first, so that everything else can be told to belong to one; then categories and articles, then what they
 * mention.
 */
const ORDER: readonly FileKind[] = [
  ...(['world', 'category', 'article', 'unknown', 'statblock', 'manuscript', 'image', 'leftOut'] as const),
];

export interface AccountFile {
  kind: FileKind;
  /** For `leftOut`, the kind's folder. */
  folder: string;
  entry: ZipEntry;
  /** The article's text as HTML, which some layouts have in a file beside it. */
  html: ZipEntry | null;
}

/**
 * The files to read, in the order in which to read them: by kind, then as they lie in the ZIP. Both known layouts; folders may
 * be anywhere in a path.
 */
export function accountFiles(entries: ReadonlyMap<string, ZipEntry>): AccountFile[] {
  const files = [...entries.values()].flatMap((entry): AccountFile[] => {
    const found = kindOf(entry.path);
    const beside = entry.path.replace(/[^/]*$/, 'content.html');
    return found ? [{ ...found, entry, html: entries.get(beside) ?? null }] : [];
  });
  files.sort((one, other) => one.entry.at - other.entry.at);
  const byKind = Map.groupBy(files, ({ kind }) => kind);
  return ORDER.flatMap((kind) => byKind.get(kind) ?? []);
}

/** What a resource says it is, whatever folder it is in: `entityClass`. Null if it doesn't say. Pure. */
export function kindByClass(json: unknown): FileKind | null {
  const name: unknown = Reflect.get(Object(json), 'entityClass');
  if (typeof name !== 'string' || name === '') return null;
  const kind = CLASSES[name.toLowerCase()];
  if (kind !== undefined) return kind;
  const template: unknown = Reflect.get(Object(json), 'templateType');
  const isTemplate = [name, template].some(
    (one) => typeof one === 'string' && templateNamed(one) !== undefined,
  );
  return isTemplate ? 'article' : 'leftOut';
}

type Found = Pick<AccountFile, 'kind' | 'folder'>;

/** Only folders above the writer's own names count: a category or an article may be called “Maps”. */
function kindOf(path: string): Found | null {
  const folders = path.toLowerCase().split('/');
  const name = folders.pop() ?? '';
  if (!name.endsWith('.json') || name.startsWith('.')) return null;
  const known = (kind: FileKind): Found => ({ kind, folder: '' });
  const at = folders.findIndex(isKnown);
  if (at === -1) return known(folders.length === 0 && name === 'metadata.json' ? 'world' : 'unknown');
  if (folders[at] !== 'worlds') return kindIn(folders[at] ?? '', name);
  // A world's own folder, whose name is the writer's, may hold all others.
  const inner = folders[at + 2];
  if (inner !== undefined && isKnown(inner)) return kindIn(inner, name);
  return known(folders.length === at + 2 && name === 'metadata.json' ? 'world' : 'unknown');
}

const isKnown = (folder: string): boolean => Object.hasOwn(FOLDERS, folder) || LEFT_OUT.has(folder);

function kindIn(folder: string, name: string): Found | null {
  const kind = FOLDERS[folder] ?? 'leftOut';
  // Next to a manuscript: its chapters, which the offline copy doesn't have.
  return kind === 'manuscript' && name === 'export.json' ? null : { kind, folder };
}
