import { END, IMAGE, LINK } from '../documents/index.ts';
import type { PlannedLink } from '../import/index.ts';
import type { Json, Values } from '../model/index.ts';
import { NUMBERED } from './facts.ts';

/** What ids of a backup lead to. Ids of statblocks, their folders and images are numbers; all others are unique. */
export interface Targets {
  /** The path of what is put back; null for anything else. */
  path(kind: string | null, id: string): string | null;
  /** Whether the world has it under this id. */
  isThere(kind: string | null, id: string): boolean;
  /** The title of what the backup has, if it is neither. */
  lacking(kind: string | null, id: string): string | null;
}

const ID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
/** An id, the number of a statblock in a mention or an embed, or a sign that stands for a place. */
const FOUND = new RegExp(
  `${ID}|(?<=(?:\\]\\(|\\[)(?:block|statblock|blocklink):\\s*)\\d+|[${LINK}${IMAGE}${END}]`,
  'gi',
);

/** Values that name another entry, and of which kind. */
const REFERENCES: Readonly<Record<string, string>> = {
  ...{ articleId: 'article', articleParentId: 'article', logicalParentId: 'article' },
  ...{ categoryId: 'category', parentId: 'category' },
  ...{ groupIds: 'subscribergroup', historyIds: 'history', folderId: 'blockfolder' },
  ...{ collectionId: 'variable_collection', notebookId: 'notebook', sectionId: 'notesection' },
  ...{ manuscriptId: 'manuscript', versionId: 'manuscript_version', partId: 'manuscript_part' },
  ...{ coverId: 'image', imageId: 'image' },
};

/** Whether a value names another entry, or none. */
export const isReference = (name: string): boolean => Object.hasOwn(REFERENCES, name);

/** Collects the links of one entry, while its texts and references get places for ids that will be others. */
export class Places {
  readonly links: PlannedLink[] = [];
  /** Titles of what it refers to and what is neither put back nor there. */
  readonly lacking = new Set<string>();
  private readonly targets: Targets;
  private readonly known = new Map<string, number>();

  constructor(targets: Targets) {
    this.targets = targets;
  }

  private place(label: string, path: string | null): string {
    const key = `${label} ${path}`;
    const at = this.known.get(key) ?? this.links.length;
    if (at === this.links.length) {
      this.known.set(key, at);
      const to = path === null ? null : { path };
      this.links.push({ label, to, target: label, heading: null, isEmbed: false, isId: true });
    }
    return `${LINK}${at}${END}`;
  }

  text(text: string): string {
    return text.replace(FOUND, (found) => {
      // The author's own, which mustn't be read as ours.
      if (found === LINK || found === IMAGE || found === END) return this.place(found, null);
      const kind = /^\d+$/.test(found) ? 'statblock' : null;
      const path = this.targets.path(kind, found);
      if (path !== null) return this.place(found, path);
      this.note(kind, found);
      return found;
    });
  }

  private note(kind: string | null, id: string): void {
    const title = this.targets.isThere(kind, id) ? null : this.targets.lacking(kind, id);
    if (title !== null) this.lacking.add(title);
  }

  /** Null: it can't refer to that. */
  reference(kind: string, id: string | number): string | number | null {
    const of = NUMBERED.has(kind) ? kind : null;
    const path = this.targets.path(of, String(id));
    if (path !== null) return this.place(String(id), path);
    if (this.targets.isThere(of, String(id))) return id;
    this.note(of, String(id));
    return null;
  }

  values(values: Values): Values {
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]): [string, Json][] => {
        const kind = REFERENCES[name];
        if (kind === undefined || value === null) return [[name, this.inside(value)]];
        const all = (Array.isArray(value) ? value : [value]).flatMap((id: Json) =>
          typeof id === 'string' || typeof id === 'number' ? (this.reference(kind, id) ?? []) : [],
        );
        if (Array.isArray(value)) return [[name, all]];
        const [only] = all;
        return only === undefined ? [] : [[name, only]];
      }),
    );
  }

  private inside(value: Json): Json {
    if (typeof value === 'string') return this.text(value);
    if (isList(value)) return value.map((one) => this.inside(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => (one === undefined ? [] : [[name, this.inside(one)]])),
    );
  }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
