import type { Choice, ImportRule, NewFolder, PlannedCategory, RowChoice, WorldFacts } from './plan.ts';

const keyOf = (title: string): string => title.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The folders of a path, from the outermost; each with its whole path. */
export function foldersOf(path: string): string[] {
  // What is within a file has no folder of its own.
  const steps = path
    .replace(/(\.(?:epub|jsonl?|csv|tsv|tab))#.*$/i, '$1')
    .split('/')
    .slice(0, -1);
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
}

/** What applies to a row: the rules from the outermost folder inwards, then its own choice. Pure. */
export function choiceFor(
  path: string,
  rules: ReadonlyMap<string, ImportRule>,
  own: RowChoice | undefined,
): RowChoice {
  const folders = ['', ...foldersOf(path)];
  const all: Choice[] = [...folders.flatMap((folder) => rules.get(folder) ?? []), ...(own ? [own] : [])];
  const said = all.map((choice) => Object.entries(choice).filter(([, value]) => value !== undefined));
  return { ...Object.fromEntries(said.flat()), tags: [...new Set(all.flatMap(({ tags }) => tags ?? []))] };
}

/** Finds the world's categories, and names those that folders need. */
export class Categories {
  readonly folders: NewFolder[] = [];
  private readonly titles = new Map<string, string>();
  private readonly byPlace = new Map<string, string>();
  private readonly planned = new Map<string, PlannedCategory>();

  constructor(categories: WorldFacts['categories']) {
    for (const { id, title, parentId } of categories) {
      this.titles.set(id, title);
      const place = `${parentId ?? ''}\n${keyOf(title)}`;
      if (!this.byPlace.has(place)) this.byPlace.set(place, id);
    }
  }

  existing(id: string): PlannedCategory | null {
    const title = this.titles.get(id);
    return title === undefined ? null : { kind: 'existing', id, title };
  }

  /** The category of this title, wherever it is. */
  named(title: string): PlannedCategory {
    const key = keyOf(title);
    for (const [id, known] of this.titles)
      if (keyOf(known) === key) return { kind: 'existing', id, title: known };
    // No folder's path begins with a slash.
    const folder = `/${key}`;
    const known = this.planned.get(folder) ?? { kind: 'new', folder, title };
    if (!this.planned.has(folder)) {
      this.planned.set(folder, known);
      this.folders.push({ folder, title, parent: null });
    }
    return known;
  }

  /** The category named like a path's innermost folder, within those named like the folders around it. */
  ofFolders(path: string, nameOf: (folder: string) => string): PlannedCategory | null {
    let parent: PlannedCategory | null = null;
    for (const folder of foldersOf(path)) {
      const known = this.planned.get(folder);
      const category: PlannedCategory = known ?? this.find(folder, nameOf(folder), parent);
      if (!known) {
        this.planned.set(folder, category);
        if (category.kind === 'new') this.folders.push({ folder, title: category.title, parent });
      }
      parent = category;
    }
    return parent;
  }

  private find(folder: string, title: string, parent: PlannedCategory | null): PlannedCategory {
    const id = parent?.kind === 'new' ? undefined : this.byPlace.get(`${parent?.id ?? ''}\n${keyOf(title)}`);
    return (id === undefined ? null : this.existing(id)) ?? { kind: 'new', folder, title };
  }
}

export { keyOf as titleKey };
