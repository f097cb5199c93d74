import type { ZipEntry } from '../archive/index.ts';
import type { FullCategory } from '../model/index.ts';
import { exported } from '../service/index.ts';
import type { ExportedItem } from './export-part.ts';
import type { Slice } from './local-categories.ts';
import { templateNamed } from './metadata-of.ts';

/**
 * What a file of an account export holds, by its path. `unknown` ones are articles if they look like one. `leftOut`: a kind
 * that the offline copy doesn't have.
 */
type FileKind =
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

/** Worlds first, so that the rest can be told to belong to one; then what articles mention. */
const ORDER: readonly FileKind[] = [
  ...(['world', 'category', 'article', 'unknown', 'statblock', 'manuscript', 'image', 'leftOut'] as const),
];

interface AccountFile {
  kind: FileKind;
  /** For `leftOut`, the kind's folder. */
  folder: string;
  entry: ZipEntry;
  /** The article's text as HTML, which some layouts have in a file beside it. */
  html: ZipEntry | null;
}

/** The files in the order in which to read them: by kind, then as in the ZIP. Folders may be anywhere. */
export async function accountFiles(
  entries: ReadonlyMap<string, ZipEntry>,
  slice: Slice,
): Promise<AccountFile[]> {
  const files: AccountFile[] = [];
  for (const entry of entries.values()) {
    await slice();
    const found = kindOf(entry.path);
    if (!found) continue;
    const beside = `${entry.path.slice(0, entry.path.lastIndexOf('/') + 1)}content.html`;
    files.push({ ...found, entry, html: entries.get(beside) ?? null });
  }
  files.sort((one, other) => one.entry.at - other.entry.at);
  const byKind = Map.groupBy(files, ({ kind }) => kind);
  return ORDER.flatMap((kind) => byKind.get(kind) ?? []);
}

/** What the paths in a ZIP look like: an account's export, files that may belong to one, or neither. */
export function accountIn(paths: readonly string[]): 'certain' | 'possible' | 'none' {
  const kinds = paths.flatMap((path) => kindOf(path)?.kind ?? []);
  if (kinds.length === 0) return 'none';
  return kinds.some((kind) => kind !== 'unknown') ? 'certain' : 'possible';
}

/** A resource's class without its namespace, or an empty text. */
function classOf(json: unknown): string {
  const name: unknown = Reflect.get(Object(json), 'entityClass');
  return typeof name === 'string' ? name.replace(/^.*\\/, '') : '';
}

/** What a resource says it is, whatever folder it is in: `entityClass`. Null if it doesn't say. Pure. */
export function kindByClass(json: unknown): FileKind | null {
  const name = classOf(json);
  if (name === '') return null;
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

export interface NamedWorld {
  id: string;
  title: string;
  slug: string | null;
  url: string | null;
}

/** A file's resource, and the world that it names. */
export interface AccountResource {
  item: ExportedItem;
  world: NamedWorld | null;
  /** The category that an article names, of which only the name is known. */
  category: FullCategory | null;
}

/** Null if it isn't what its folder or its class says. */
export async function resourceOf(kind: FileKind, json: unknown): Promise<AccountResource | null> {
  const world = worldNamedIn(json);
  const only = (item: ExportedItem | null): AccountResource | null => item && { item, world, category: null };
  switch (kind) {
    case 'category': {
      const category = exported.category(json);
      return only(category && isUuid(category.id) ? { kind, category, isLocalId: false } : null);
    }
    case 'statblock': {
      const statblock = await exported.statblock(json);
      return only(statblock && { kind, statblock });
    }
    case 'manuscript': {
      const manuscript = exported.manuscript(json);
      return only(manuscript && { kind, manuscript });
    }
    case 'image': {
      const image = exported.image(json);
      return only(image && { kind, image });
    }
    case 'article':
    case 'unknown':
      return articleIn(json, kind, world);
    case 'world':
    case 'leftOut':
      return null;
  }
}

function articleIn(
  json: unknown,
  kind: 'article' | 'unknown',
  world: NamedWorld | null,
): AccountResource | null {
  const read = exported.article(json);
  if (!read || !isUuid(read.article.id)) return null;
  const { article } = read;
  // In a folder that we don't know, a title and a template of World Anvil's are needed, too.
  if (kind === 'unknown' && (article.title === '' || templateNamed(article.template) === undefined))
    return null;
  const template =
    article.template === 'article' ? (templateNamed(classOf(json)) ?? article.template) : article.template;
  const category =
    read.category && isUuid(read.category.id) ? namedCategory(read.category, article.worldId) : null;
  return {
    item: {
      kind: 'article',
      // As the export page has its id.
      article: { ...article, id: article.id.toLowerCase(), template, categoryId: category?.id ?? null },
      isWhole: true,
    },
    world: world && { ...world, slug: world.slug ?? slugIn(article.url) },
    category,
  };
}

/** The world of a file for a world itself. */
export function worldIn(json: unknown): NamedWorld | null {
  const world = exported.world(json);
  return world && isUuid(world.id) ? world : null;
}

const worldNamedIn = (json: unknown): NamedWorld | null => worldIn(Reflect.get(Object(json), 'world'));

/** The world's slug in the address of one of its pages. */
const slugIn = (url: string | null): string | null => /\/w\/([^/?#]+)/.exec(url ?? '')?.[1] ?? null;

/** What World Anvil's ids look like. Others could be those of worlds that only this device has. */
const isUuid = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

const namedCategory = ({ id, title }: { id: string; title: string }, worldId: string): FullCategory => ({
  ...{ id, worldId, title, parentId: null, state: null, icon: null, url: null, position: null },
  ...{ description: '', excerpt: null, views: null, pageCover: null, bookCover: null, raw: {} },
});

export function keyOf(item: ExportedItem): string {
  switch (item.kind) {
    case 'article':
      return `article ${item.article.id}`;
    case 'category':
      return `category ${item.category.id}`;
    case 'statblock':
      return `statblock ${item.statblock.id}`;
    case 'manuscript':
      return `manuscript ${item.manuscript.id}`;
    case 'image':
      return `image ${item.image.id}`;
  }
}
