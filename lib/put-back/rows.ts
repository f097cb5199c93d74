import { type BackupKind, type BackupResource, keyOf } from '../history/backup/index.ts';
import { THING_KINDS, type ThingKind } from '../import/index.ts';
import { CHANGED_KINDS, type ChangedKind } from '../model/index.ts';

/**
 * `missing`: can be created. `differs`: can be restored. `double`: the world has another of this title. `before`: it was put
 * back already. `cannot`: World Anvil accepts it from nobody.
 */
export type RowState = 'missing' | 'differs' | 'double' | 'before' | 'cannot';

/** Why an entry can't be put back. */
export type Obstacle =
  /** Nobody can create this kind through World Anvil's API. */
  | 'kind'
  /** It's there, and this kind can't be changed. */
  | 'change'
  /** This API version creates only articles. */
  | 'version'
  /** The file was written from the earlier API version, which says too little of this. */
  | 'earlier'
  /** What a secret says may not be stored on this device, not even encrypted. */
  | 'secrets'
  | 'damaged'
  /** Versions don't have all that creating it needs; no version is of that time; only texts of its template differ. */
  | 'versions'
  | 'unknown'
  | 'section';

export interface PutBackRow {
  key: string;
  resource: BackupResource;
  state: RowState;
  obstacle: Obstacle | null;
  /** The key of the category that it is in. */
  above: string | null;
}

export interface RowFacts {
  resources: readonly BackupResource[];
  /** The API version that the backup was made with, and the one that is used now. */
  service: 'current' | 'earlier';
  now: 'current' | 'earlier';
  damaged: ReadonlySet<string>;
  /** Whether what secrets say may be stored, encrypted. */
  maySeal: boolean;
  /** What isn't put back for a reason that only its source knows, by key. */
  obstacles?: ReadonlyMap<string, Obstacle>;
  /** The categories above entries, by id. Articles of a backup are in the category of their folder. */
  parents: ReadonlyMap<string, string | null>;
  /** Of what the comparison with the same world found; null for another world. */
  compared: { gone: ReadonlySet<string>; changed: ReadonlySet<string> } | null;
  /** Keys by `titleKey` that the other world has. */
  titles: ReadonlySet<string>;
  /** Whether it was put back before, and is still there. */
  isBack(key: string): boolean;
}

const isThing = (kind: string): kind is ThingKind => THING_KINDS.some((one) => one === kind);
export const isChangeable = (kind: string): kind is ChangedKind =>
  kind !== 'world' && kind !== 'draft' && CHANGED_KINDS.some((one) => one === kind);

const ORDER = new Map<string, number>(THING_KINDS.map((kind, at) => [kind, at]));

/** Where an entry's record is kept: what others refer to comes first. */
export function pathOf(kind: string, id: string): string {
  const place = kind === 'category' ? 0 : kind === 'article' ? 1 : 2 + (ORDER.get(kind) ?? 0);
  return `backup/${String(place).padStart(2, '0')}/${kind}/${id}`;
}

export const titleKey = (kind: string, title: string): string => `${kind} ${title.trim().toLowerCase()}`;

const folderOf = (path: string | null): string => path?.replace(/\/[^/]*$/, '') ?? '';

function obstacleOf(kind: BackupKind, { service, now }: RowFacts): Obstacle | null {
  if (kind === 'article') return null;
  if (kind !== 'category' && !isThing(kind)) return 'kind';
  if (now === 'earlier') return 'version';
  return service === 'earlier' && kind !== 'category' ? 'earlier' : null;
}

/** What of a backup could be put back, and what can't. What the world has unchanged isn't listed. Pure. */
export function listRows(facts: RowFacts): PutBackRow[] {
  const { resources, compared, titles, parents, damaged, isBack } = facts;
  const folders = new Map(
    resources.flatMap(({ kind, id, markdown }) =>
      kind === 'category' && markdown !== null ? [[folderOf(markdown), keyOf({ kind, id })] as const] : [],
    ),
  );
  return resources.flatMap((resource): PutBackRow[] => {
    const { kind, id, title, json, markdown } = resource;
    const key = keyOf(resource);
    const parent = parents.get(id);
    const inCategory = kind === 'article' ? folders.get(folderOf(markdown)) : undefined;
    const above = parent ? keyOf({ kind: 'category', id: parent }) : (inCategory ?? null);
    const row = (state: RowState, obstacle: Obstacle | null = null): PutBackRow[] => [
      { key, resource, state, obstacle, above },
    ];
    const isGone = compared ? compared.gone.has(key) : true;
    if (!isGone && !compared?.changed.has(key)) return [];
    const known = facts.obstacles?.get(key);
    if (known) return row('cannot', known);
    if (damaged.has(json)) return row('cannot', 'damaged');
    if (kind === 'secret' && !facts.maySeal) return row('cannot', 'secrets');
    if (!isGone) {
      if (!isChangeable(kind)) return row('cannot', 'change');
      return facts.service === facts.now && facts.now === 'current'
        ? row('differs')
        : row('cannot', 'earlier');
    }
    const obstacle = obstacleOf(kind, facts);
    if (obstacle) return row('cannot', obstacle);
    if (isBack(key)) return row('before');
    const isDouble = !compared && kind !== 'category' && titles.has(titleKey(kind, title));
    return row(isDouble ? 'double' : 'missing');
  });
}

/** A category with everything in it that can be put back. Pure. */
export function withContents(rows: readonly PutBackRow[], key: string): PutBackRow[] {
  const below = new Map<string, PutBackRow[]>();
  for (const row of rows) {
    if (row.above === null) continue;
    const beside = below.get(row.above);
    if (beside) beside.push(row);
    else below.set(row.above, [row]);
  }
  const found = new Set(rows.filter((row) => row.key === key));
  // Rows that are added are visited too; a cycle of parents ends at what is there.
  for (const row of found) for (const one of below.get(row.key) ?? []) found.add(one);
  return [...found].filter(({ state }) => state !== 'cannot');
}
