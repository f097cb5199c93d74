import type { DBSchema, IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { type ConnectionOptions, createConnection } from '../database/index.ts';
import { type Instant, VERSIONED_KINDS, type VersionedKind, type WorldId } from '../model/index.ts';
import { LOSSES, type Loss } from './compare/losses.ts';
import { dayOf } from './day.ts';
import type { Packed } from './packing.ts';

/**
 * What brought a text: a sync, an export that was read, a change made with Loreside, World Anvil's editor on this device
 * (as its journal saw), or nothing known, because it was there when Loreside first read it.
 */
export const VERSION_CAUSES = ['first', 'sync', 'export', 'change', 'editor'] as const;
export type VersionCause = (typeof VERSION_CAUSES)[number];

/** When and how a text came, without the text. */
export interface Arrival {
  /** When this device first had it. Unique among the versions of an entry. */
  at: Instant;
  /** World Anvil's own time of the change. */
  updatedAt: Instant | null;
  cause: VersionCause;
  title: string;
  words: number;
  /** Words that came and went with it. */
  came: number;
  went: number;
}

export interface StoredVersion extends Arrival {
  isPinned?: true;
  /** Of the text. */
  checksum: number;
  /** The newest one is whole; each other has only its differences from the next newer one. */
  packed: Packed;
}

/** A text lost structure that nobody is likely to have meant to remove. */
export interface Alarm {
  /** When the text came. */
  at: Instant;
  /** The version that still has what was lost. */
  before: Instant;
  losses: Loss[];
}

/** All versions of an entry. */
export interface ChainRow {
  worldId: WorldId;
  kind: VersionedKind;
  id: string;
  /** What World Anvil has, as far as we know. Null: it was deleted, at `changedAt`. */
  current: Arrival | null;
  /** Oldest first. */
  versions: StoredVersion[];
  /** Of all packed texts. */
  bytes: number;
  changedAt: Instant;
  /** When a sync or an export last brought a text: mostly what others wrote, or what was written on World Anvil. */
  broughtAt?: Instant;
  /** Until what was lost is back, or somebody says that it was meant. */
  alarm?: Alarm;
}

/** Words that came to an entry and went from it on a day. Rows stay when versions are thinned. */
export interface DayRow {
  worldId: WorldId;
  /** In the time zone that the person had then: `2026-11-01`. */
  day: string;
  kind: VersionedKind;
  id: string;
  came: number;
  went: number;
  /** When it was counted last. */
  at: Instant;
  /** How many words the text had then. */
  words: number;
  /** The version with the text before the last run of changes on this day. Null: the entry was new. */
  base: Instant | null;
  /** What that run added. */
  run: { came: number; went: number };
}

/** The words of all entries of a world on a day, derived from their rows. Missing until somebody asks for them. */
export interface SumRow extends Pick<DayRow, 'worldId' | 'day' | 'came' | 'went'> {}

export interface VersionsSchema extends DBSchema {
  sums: { key: [WorldId, string]; value: SumRow };
  days: {
    key: [WorldId, string, VersionedKind, string];
    value: DayRow;
    indexes: { entry: [WorldId, VersionedKind, string, Instant] };
  };
  /** Since when the words of a world are counted. */
  ledgers: { key: WorldId; value: { worldId: WorldId; began: Instant } };
  chains: {
    key: [WorldId, VersionedKind, string];
    value: ChainRow;
    indexes: {
      changed: [WorldId, Instant];
      size: [Instant, number];
      brought: [WorldId, Instant];
      alarm: [WorldId, Instant];
    };
  };
}

export type VersionsDatabase = IDBPDatabase<VersionsSchema>;

export const VERSIONS_DATABASE = 'loreside-versions';
/** This database is migrated and never dropped: nobody else has what it holds. */
const VERSION = 3;

/** A text that isn't among the versions. */
export const UNKNOWN_BASE = -1;

/** The words by day that versions from before there were days tell. */
function daysOf(chain: ChainRow | null): DayRow[] {
  const rows = new Map<string, DayRow>();
  if (!chain) return [];
  const { worldId, kind, id, versions, current } = chain;
  for (const { cause, at, updatedAt, came, went, words } of [...versions, ...(current ? [current] : [])]) {
    if (cause === 'first') continue;
    const day = dayOf(updatedAt ?? at);
    const before = rows.get(day) ?? { came: 0, went: 0 };
    const sums = { came: before.came + came, went: before.went + went };
    rows.set(day, { worldId, day, kind, id, ...sums, at, words, base: UNKNOWN_BASE, run: { came, went } });
  }
  return [...rows.values()];
}

type Upgrade = Parameters<ConnectionOptions<VersionsSchema>['upgrade']>;

function createDays(db: Upgrade[0], transaction: Upgrade[2], hasChains: boolean): void {
  const days = db.createObjectStore('days', { keyPath: ['worldId', 'day', 'kind', 'id'] });
  days.createIndex('entry', ['worldId', 'kind', 'id', 'at']);
  db.createObjectStore('ledgers', { keyPath: 'worldId' });
  if (!hasChains) return;
  void transaction
    .objectStore('chains')
    .openCursor()
    .then(async function next(cursor): Promise<void> {
      if (!cursor) return;
      for (const row of daysOf(readChain(cursor.value))) await days.put(row);
      await next(await cursor.continue());
    });
}

const connection = createConnection<VersionsSchema>({
  name: VERSIONS_DATABASE,
  version: VERSION,
  stores: { chains: ['changed', 'size', 'brought', 'alarm'], days: ['entry'], sums: [], ledgers: [] },
  upgrade(db, old, transaction) {
    db.createObjectStore('sums', { keyPath: ['worldId', 'day'] });
    if (old < 2) createDays(db, transaction, old > 0);
    if (old > 0) return;
    const chains = db.createObjectStore('chains', { keyPath: ['worldId', 'kind', 'id'] });
    chains.createIndex('changed', ['worldId', 'changedAt']);
    chains.createIndex('size', ['changedAt', 'bytes']);
    chains.createIndex('brought', ['worldId', 'broughtAt']);
    // Only chains with an alarm are in it.
    chains.createIndex('alarm', ['worldId', 'alarm.at']);
  },
  damage: 'rebuild',
});

/** Runs `work` with this context's database. Rejects with `DatabaseUnavailable`. */
export const withVersions = connection.use;

/** Deletes all versions of all worlds. */
export const deleteVersionsDatabase = (): Promise<void> => connection.delete();

const count = z.number();
/** The parts of an `Arrival`, for schemas. */
export const ARRIVAL = {
  ...{ at: count, updatedAt: z.nullable(count), cause: z.enum(VERSION_CAUSES), title: z.string() },
  ...{ words: count, came: count, went: count },
};
const packed = z.object({
  start: count,
  end: count,
  length: count,
  parts: z.array(z.instanceof(Uint8Array)),
});
const version = z.object({
  ...ARRIVAL,
  ...{ isPinned: z.optional(z.literal(true)), checksum: count, packed },
});
const loss = z.object({ kind: z.enum(LOSSES), count });
const alarm = z.object({ at: count, before: count, losses: z.array(loss) });
const counts = { came: count, went: count };
const dayRow = z.object({
  ...{ worldId: z.string(), day: z.string(), kind: z.enum(VERSIONED_KINDS), id: z.string() },
  ...{ ...counts, at: count, words: count, base: z.nullable(count), run: z.object(counts) },
});

/** The stored row, or null if it is missing or damaged. */
export const readDay = (row: DayRow | undefined): DayRow | null =>
  row && dayRow.safeParse(row).success ? row : null;

const sumRow = z.object({ worldId: z.string(), day: z.string(), ...counts });

/** Whether a stored row is whole. */
export const isSum = (row: SumRow): boolean => sumRow.safeParse(row).success;

const chain = z.object({
  ...{ worldId: z.string(), kind: z.enum(VERSIONED_KINDS), id: z.string() },
  ...{
    current: z.nullable(z.object(ARRIVAL)),
    versions: z.array(z.unknown()),
    bytes: count,
    changedAt: count,
    broughtAt: z.optional(count),
    alarm: z.optional(z.unknown()),
  },
});

/** The stored row, or null if it is missing or damaged. A damaged version is left out. */
export function readChain(row: ChainRow | undefined): ChainRow | null {
  if (!row || !chain.safeParse(row).success) return null;
  const { alarm: stored, ...rest } = row;
  const versions = row.versions.filter((one) => version.safeParse(one).success);
  return { ...rest, versions, ...(stored && alarm.safeParse(stored).success && { alarm: stored }) };
}
