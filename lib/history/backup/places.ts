import { NameGiver } from './names.ts';
import { type BackupKind, isReadKind, keyOf, type Listed, type ReadKind } from './thing.ts';

/** Where a thing lies in the file: what the platform gave, and the same for people to read. */
export interface Place {
  json: string;
  /** Null where there is nothing to read. */
  markdown: string | null;
}

/** The folder of a kind, for the platform's own words under `json/`, and for people. */
const FOLDERS: Record<Exclude<BackupKind, ReadKind>, string> = {
  article: 'articles',
  category: 'categories',
  statblock: 'statblocks',
  image: 'images',
  manuscript: 'manuscripts',
  secret: 'secrets',
};

/** The folders for people of what a backup alone reads; the rest of that stands in the file of what it hangs on. */
const READ_FOLDERS: Partial<Record<ReadKind, string>> = {
  map: 'maps',
  timeline: 'timelines',
  history: 'histories',
  variable_collection: 'variables',
  notebook: 'notebooks',
};

/** Under `json/`, where it is not the platform's word with an "s". */
const PLURALS: Partial<Record<ReadKind, string>> = { canvas: 'canvases', history: 'histories' };

/** Longer paths of folders begin again at the top: Windows takes 260 characters for all of a path. */
const LONGEST_FOLDER = 110;
/** What a category says of itself, within its folder. */
const CATEGORY_FILE = '_category';

/** The paths of everything in a backup; where each thing goes does not depend on the order in which they come. Pure. */
export class Places {
  private readonly names = new NameGiver();
  private readonly places = new Map<string, Place>();
  private readonly folders = new Map<string, string>();
  private readonly categories: ReadonlyMap<string, Listed>;

  constructor(things: readonly Listed[]) {
    const sorted = [...things].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const categories = sorted.filter(({ kind }) => kind === 'category');
    this.categories = new Map(categories.map((one) => [one.id, one]));
    for (const { id } of categories) this.folderOf(id);
    for (const thing of sorted) this.place(thing);
  }

  of(ref: { kind: string; id: string }): Place | null {
    return this.places.get(keyOf(ref)) ?? null;
  }

  /** A file for a part of a thing: a version of a manuscript. */
  part(ref: { kind: string; id: string }, title: string, id: string): Place | null {
    const whole = this.of(ref);
    if (!whole) return null;
    return {
      json: this.names.give(whole.json.replace(/\.json$/, ''), id, '.json', id),
      markdown: whole.markdown && this.names.give(whole.markdown.replace(/\/[^/]*$/, ''), title, '.md', id),
    };
  }

  private place(thing: Listed): void {
    const { kind, id, title } = thing;
    const folder = isReadKind(kind) ? (PLURALS[kind] ?? `${kind}s`) : FOLDERS[kind];
    const json = this.names.give(`json/${folder}`, id, '.json', id);
    this.places.set(keyOf(thing), { json, markdown: this.markdown(thing, kind, id, title) });
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

  /** One whose line upward ends in itself, or is too deep, stands at the top. */
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
    // Going up a line that leads round in a circle may have come by here already.
    const meanwhile = this.folders.get(id);
    if (meanwhile !== undefined) return meanwhile;
    const top = parent.length > LONGEST_FOLDER ? 'articles' : parent;
    const folder = this.names.give(top, category.title, '', id);
    this.folders.set(id, folder);
    return folder;
  }
}

/** The way from one file to another, as Markdown and browsers read it. Pure. */
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
