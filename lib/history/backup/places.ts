import { NameGiver } from './names.ts';
import { type BackupKind, isReadKind, keyOf, type Listed, type ReadKind } from './resource.ts';

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
        return this.names.give(
          categoryId !== null && this.categories.has(categoryId) ? this.folderOf(categoryId) : 'articles',
          title,
          '.md',
          id,
        );
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
