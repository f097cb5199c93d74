import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { type ConnectionOptions, createConnection } from '../../database/index.ts';
import type {
  Category,
  FullArticle,
  FullCategory,
  Image,
  Instant,
  Manuscript,
  Statblock,
  World,
  WorldId,
} from '../../model/index.ts';
import type { EntryKind } from '../search/index.ts';

export const LIBRARY_DATABASE = 'loreside-library';
const VERSION = 8;
/** Tables that older versions lack, with the last version without each, oldest first. */
const ADDED = [
  { table: 'skipped', without: 4 },
  { table: 'links', without: 5 },
  { table: 'gone', without: 6 },
  { table: 'layouts', without: 7 },
] as const;

/** The world as last fetched, and what only trees need of its categories. */
export interface WorldRow {
  id: WorldId;
  /** Null until first fetched. */
  world: World | null;
  categories: Category[];
}

/** Adjacent entries as text, which browsers read and write several times faster than objects. See `blocks.ts`. */
export interface BlockRow {
  worldId: WorldId;
  block: number;
  entries: string;
}

export const SEGMENT_PARTS = ['hot', 'excerpts', 'names', 'bodies'] as const;
export type SegmentPart = (typeof SEGMENT_PARTS)[number];

export interface SegmentRow {
  worldId: WorldId;
  part: SegmentPart;
  /** Newer ones sort later. */
  layer: string;
  /** Changes with the bytes. */
  generation: number;
  bytes: Blob | ArrayBuffer;
  /** For title segments, the length of each container, so that screens read only what they need. */
  lengths?: readonly number[];
}

/** The packed links of a block's entries. See `links/block-format.ts`. */
export interface LinksRow {
  worldId: WorldId;
  block: number;
  bytes: ArrayBuffer;
}

/** What is stored of one entry. */
interface EntryKey {
  worldId: WorldId;
  kind: EntryKind;
  id: string;
}

/** An entry that the copy held, and that World Anvil has no longer in this world. */
export interface GoneRow extends EntryKey {
  title: string;
}

/** Where the link map has drawn the entries. See `lib/link-map/packing.ts`. */
interface LayoutRow {
  worldId: WorldId;
  /** Which map: `world`, or the kind and id of the entry in its middle. */
  map: string;
  bytes: ArrayBuffer;
}

/** What a full read returns, except secrets. */
export type Resource = FullArticle | Statblock | Manuscript | FullCategory | Image;

export interface BodyRow extends EntryKey {
  location: number;
  readAt: Instant;
  updatedAt: Instant | null;
  /** Compared with the entry's `updatedAt`; 0 if unknown. For categories, when it was read. */
  stamp?: Instant;
  /** The resource as it was read, under the name that stored copies have for it. */
  thing: Resource;
  /** All its text, without markup. */
  text: string;
}

/** A full text that waits to be indexed. Written with each version of it. */
export interface UnindexedRow extends EntryKey {
  location: number;
  /** Another one for each writing, so that a new version is noticed without reading its text. */
  writing?: string;
}

/** A secret's encrypted content, stored only if the user wants it. */
export interface SealedRow {
  worldId: WorldId;
  id: string;
  box: unknown;
  /** When the secret was last changed, if known when it was read. */
  stamp?: Instant;
}

/** `refused`: this account may not read it. `notStored`: the browser can't store it. */
export const SKIP_REASONS = ['noAnswer', 'serverError', 'notUnderstood', 'refused', 'notStored'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** An item that couldn't be read or stored and is retried later. */
export interface SkippedRow {
  worldId: WorldId;
  /** An entry's kind, or another kind that a backup reads; `list` for a page of a list. */
  kind: string;
  id: string;
  title: string | null;
  reason: SkipReason;
  tries: number;
  triedAt: Instant;
  nextAt: Instant;
}

interface RecentRow extends EntryKey {
  openedAt: Instant;
  times: number;
}

/** The lists of a world that are copied, in the order of the first copy. */
export const LISTS = ['categories', 'articles', 'secrets', 'statblocks', 'images', 'manuscripts'] as const;
export type ListName = (typeof LISTS)[number];

/** For statblocks listed by folder: where the list of folders continues (null at its end), and folders left. */
export interface FolderPlace {
  listed: number | null;
  queue: number[];
}

/** Progress of the scan through one list, and the result of the last scan. */
export interface ListRow {
  /** `doubts`: entries that the scan missed are checked one by one. */
  phase: 'idle' | 'pages' | 'doubts';
  /** Entries read so far. */
  offset: number;
  /** One bit per location that the scan has seen. */
  seen: Uint8Array;
  /** Null: not listed by folder. */
  folders: FolderPlace | null;
  /** Of the entries that the scan missed, how many were checked and how many were deleted. */
  asked: number;
  gone: number;
  /** Ids in a user's list that belong to another world. */
  elsewhere: string[];
  beganAt: Instant | null;
  endedAt: Instant | null;
  /** How many more (or fewer) entries World Anvil lists than the copy holds, when both were last known. */
  surplus: number;
}

export interface LayerRow {
  /** The name of its `hot` and `excerpts` segments. */
  layer: string;
  generation: number;
  /** Entries it holds plus locations it drops. */
  size: number;
}

/** The sync progress of one world, written with each page so that any worker can continue. */
export interface SyncRow {
  worldId: WorldId;
  /** Identifies this copy among earlier, deleted ones of the same world. */
  copy: string;
  /** Incremented with each step of the sync. */
  steps: number;
  /** The location of the next new entry. */
  nextLocation: number;
  /** Incremented with each segment written. */
  generation: number;
  /** The search index, newest first. */
  layers: LayerRow[];
  /** Entries by kind, including drafts that are being sent. */
  counts: Record<EntryKind, number>;
  /** Drafts that are being sent; no list has them. */
  drafts: number;
  lists: Record<ListName, ListRow>;
  /** What must be scanned completely before the copy is up to date. */
  due: ('world' | ListName)[];
  /** Number of polls so far; determines what the next one reads. */
  looks: number;
  worldAt: Instant | null;
  /** Whose token it is, if that had to be fetched. */
  userId: string | null;
  /** Whether the list of categories includes their parents. */
  tellsParents: boolean;
  /** When nothing was due anymore. */
  syncedAt: Instant | null;
  paused: boolean;
  /** Full texts wanted, as last counted. */
  bodiesWanted: number;
}

export interface LibrarySchema extends DBSchema {
  worlds: { key: WorldId; value: WorldRow };
  blocks: { key: [WorldId, number]; value: BlockRow };
  segments: { key: [WorldId, SegmentPart, string]; value: SegmentRow };
  links: { key: [WorldId, number]; value: LinksRow };
  gone: { key: [WorldId, EntryKind, string]; value: GoneRow };
  layouts: { key: [WorldId, string]; value: LayoutRow };
  bodies: {
    key: [WorldId, EntryKind, string];
    value: BodyRow;
    indexes: { stamp: [WorldId, EntryKind, string, Instant] };
  };
  unindexed: { key: [WorldId, EntryKind, string]; value: UnindexedRow };
  sealed: { key: [WorldId, string]; value: SealedRow };
  recent: { key: [WorldId, EntryKind, string]; value: RecentRow };
  syncs: { key: WorldId; value: SyncRow };
  skipped: { key: [WorldId, string, string]; value: SkippedRow };
}

export type LibraryDatabase = IDBPDatabase<LibrarySchema>;

/** Every table; clearing the library clears them all. */
export const TABLES = [
  ...(['worlds', 'blocks', 'segments', 'links', 'gone', 'layouts'] as const),
  ...(['bodies', 'unindexed', 'sealed', 'recent', 'syncs', 'skipped'] as const),
] as const;

/** Key paths. */
const KEYS: Record<(typeof TABLES)[number], string | string[]> = {
  worlds: 'id',
  blocks: ['worldId', 'block'],
  segments: ['worldId', 'part', 'layer'],
  links: ['worldId', 'block'],
  gone: ['worldId', 'kind', 'id'],
  layouts: ['worldId', 'map'],
  bodies: ['worldId', 'kind', 'id'],
  unindexed: ['worldId', 'kind', 'id'],
  sealed: ['worldId', 'id'],
  recent: ['worldId', 'kind', 'id'],
  syncs: 'worldId',
  skipped: ['worldId', 'kind', 'id'],
};

const INDEXES: Record<(typeof TABLES)[number], readonly string[]> = {
  ...{ worlds: [], blocks: [], segments: [], links: [], gone: [], layouts: [], bodies: ['stamp'] },
  ...{ unindexed: [], sealed: [], recent: [], syncs: [], skipped: [] },
};

type Upgrade = IDBPTransaction<LibrarySchema, (typeof TABLES)[number][], 'versionchange'>;

/** Other old copies are dropped, not migrated: World Anvil has everything. */
function build(db: LibraryDatabase, old: number, upgrade: Upgrade): void {
  if (ADDED.some(({ without }) => without === old)) {
    for (const { table, without } of ADDED)
      if (without >= old) db.createObjectStore(table, { keyPath: KEYS[table] });
    return;
  }
  for (const table of [...db.objectStoreNames]) db.deleteObjectStore(table);
  for (const table of TABLES) db.createObjectStore(table, { keyPath: KEYS[table] });
  upgrade.objectStore('bodies').createIndex('stamp', ['worldId', 'kind', 'id', 'stamp']);
}

export const LIBRARY_OPTIONS: ConnectionOptions<LibrarySchema> = {
  name: LIBRARY_DATABASE,
  version: VERSION,
  stores: INDEXES,
  upgrade: build,
};
const connection = createConnection(LIBRARY_OPTIONS);

/** The database of this context. Rejects with `DatabaseUnavailable`. */
export const libraryDatabase = (): Promise<LibraryDatabase> => connection.open();

/** Every context closes it, and opens an empty one when it needs it. */
export const deleteDatabase = (): Promise<void> => connection.delete();

/** The key range of a world, in tables whose keys start with it. */
export function ofWorld(worldId: WorldId): IDBKeyRange {
  return IDBKeyRange.bound([worldId], [worldId, []]);
}
