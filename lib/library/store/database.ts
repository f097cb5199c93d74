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
const VERSION = 5;
/** The last version without `skipped`, which is added to it. */
const WITHOUT_SKIPPED = 4;

/** The world as the platform last told it, and its categories with what only trees need of them. */
export interface WorldRow {
  id: WorldId;
  /** Null until it was fetched for the first time. */
  world: World | null;
  categories: Category[];
}

/** Neighbours, as text: browsers write and read that several times as fast as objects. See `blocks.ts`. */
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
  /** Differs whenever the bytes do. */
  generation: number;
  bytes: Blob | ArrayBuffer;
  /** Of an index of titles, how many bytes each of its containers takes, so that a screen reads only what it needs. */
  lengths?: readonly number[];
}

/** What was read of a thing in full; secrets are not among it. */
export type Thing = FullArticle | Statblock | Manuscript | FullCategory | Image;

export interface BodyRow {
  worldId: WorldId;
  kind: EntryKind;
  id: string;
  location: number;
  readAt: Instant;
  updatedAt: Instant | null;
  /** What `updatedAt` of the entry is compared with, 0 where it was not told; of categories when it was read. */
  stamp?: Instant;
  thing: Thing;
  /** Everything that it says, markup taken off. */
  text: string;
}

export interface UnindexedRow {
  worldId: WorldId;
  kind: EntryKind;
  id: string;
  location: number;
}

/** A secret's content, only where the user wants it kept; what seals it knows its shape. */
export interface SealedRow {
  worldId: WorldId;
  id: string;
  box: unknown;
  /** When the secret was changed last, as far as that was told when it was read. */
  stamp?: Instant;
}

/**
 * Why something was skipped. `notUnderstood`: the response could not be read. `refused`: this account may not read it.
 * `notStored`: it was read, and the browser cannot store it.
 */
export const SKIP_REASONS = ['noAnswer', 'serverError', 'notUnderstood', 'refused', 'notStored'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Something that could not be read or stored, and is tried again later. */
export interface SkippedRow {
  worldId: WorldId;
  /** An entry's kind, or that of anything else that a backup reads; `list` for a page of a list. */
  kind: string;
  id: string;
  title: string | null;
  reason: SkipReason;
  tries: number;
  triedAt: Instant;
  nextAt: Instant;
}

export interface RecentRow {
  worldId: WorldId;
  kind: EntryKind;
  id: string;
  openedAt: Instant;
  times: number;
}

/** The lists of a world that the copy follows, in the order of the first copy. */
export const LISTS = ['categories', 'articles', 'secrets', 'statblocks', 'images', 'manuscripts'] as const;
export type ListName = (typeof LISTS)[number];

/** Statblocks that are listed by folder: where the list of folders goes on, null when it is read; folders to be read. */
export interface FolderPlace {
  listed: number | null;
  queue: number[];
}

/** How far the round through one list is, and how the last one ended. */
export interface ListRow {
  /** `doubts`: what the round missed is asked for one by one. */
  phase: 'idle' | 'pages' | 'doubts';
  /** Entries that are behind us. */
  offset: number;
  /** One bit a location that the round has seen. */
  seen: Uint8Array;
  /** Null: not by folder. */
  folders: FolderPlace | null;
  /** Of what the round missed: how many were asked for, and how many of them were gone. */
  asked: number;
  gone: number;
  /** Ids in a user's list that belong to another world. */
  elsewhere: string[];
  beganAt: Instant | null;
  endedAt: Instant | null;
  /** How many more (or fewer) the platform lists than the copy holds, when last both were known. */
  surplus: number;
}

export interface LayerRow {
  /** Its `hot` and `excerpts` segments have this name. */
  layer: string;
  generation: number;
  /** Entries in it, and locations that it drops. */
  size: number;
}

/** How far the copy of one world is. Written with each page, so that any worker can go on. */
export interface SyncRow {
  worldId: WorldId;
  /** Tells this copy from one that stood here before it was deleted. */
  copy: string;
  /** Counts up with each step of the sync. */
  steps: number;
  /** Of the next new entry. */
  nextLocation: number;
  /** Counts up with each segment that is written. */
  generation: number;
  /** The search index, newest first. */
  layers: LayerRow[];
  /** Entries by kind, drafts on their way included. */
  counts: Record<EntryKind, number>;
  /** Drafts on their way: no list knows them. */
  drafts: number;
  lists: Record<ListName, ListRow>;
  /** What is to be gone through to its end before the copy counts as up to date. */
  due: ('world' | ListName)[];
  /** Looks so far: which of them reads what. */
  looks: number;
  worldAt: Instant | null;
  /** Whose token it is, where that had to be asked. */
  userId: string | null;
  /** The list of categories tells where they stand. */
  tellsParents: boolean;
  /** When last nothing was due any more. */
  syncedAt: Instant | null;
  paused: boolean;
  /** Of the bodies: how many are wanted, as far as was reckoned last. */
  bodiesWanted: number;
}

export interface LibrarySchema extends DBSchema {
  worlds: { key: WorldId; value: WorldRow };
  blocks: { key: [WorldId, number]; value: BlockRow };
  segments: { key: [WorldId, SegmentPart, string]; value: SegmentRow };
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
  'worlds',
  'blocks',
  'segments',
  'bodies',
  'unindexed',
  'sealed',
  'recent',
  'syncs',
  'skipped',
] as const;

/** What the rows of a table are named by. */
const KEYS: Record<(typeof TABLES)[number], string | string[]> = {
  worlds: 'id',
  blocks: ['worldId', 'block'],
  segments: ['worldId', 'part', 'layer'],
  bodies: ['worldId', 'kind', 'id'],
  unindexed: ['worldId', 'kind', 'id'],
  sealed: ['worldId', 'id'],
  recent: ['worldId', 'kind', 'id'],
  syncs: 'worldId',
  skipped: ['worldId', 'kind', 'id'],
};

const INDEXES: Record<(typeof TABLES)[number], readonly string[]> = {
  ...{ worlds: [], blocks: [], segments: [], bodies: ['stamp'], unindexed: [], sealed: [], recent: [] },
  ...{ syncs: [], skipped: [] },
};

type Upgrade = IDBPTransaction<LibrarySchema, (typeof TABLES)[number][], 'versionchange'>;

/** An older copy is not brought up to date but dropped: the platform has it all. */
function build(db: LibraryDatabase, old: number, upgrade: Upgrade): void {
  if (old === WITHOUT_SKIPPED) return void db.createObjectStore('skipped', { keyPath: KEYS.skipped });
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

/**
 * The database of this context. Rejects with `DatabaseUnavailable`; what can't be opened stays until its owner, or the
 * background, has it rebuilt.
 */
export const libraryDatabase = (): Promise<LibraryDatabase> => connection.open();

/** Every context lets go of it, and opens an empty one when it next wants to. */
export const deleteDatabase = (): Promise<void> => connection.delete();

/** Every row of a world, in the tables whose keys begin with it. */
export function ofWorld(worldId: WorldId): IDBKeyRange {
  return IDBKeyRange.bound([worldId], [worldId, []]);
}
