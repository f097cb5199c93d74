import type { DBSchema, IDBPDatabase } from 'idb';
import { createConnection, type DatabaseFault, faultOf } from '../database/index.ts';
import { type Message, message } from '../i18n/index.ts';
import type { Change, Edit, Instant, Json, Values } from '../model/index.ts';

const SENTENCES: Record<DatabaseFault, Message> = {
  newer: message('history.newerVersion'),
  damaged: message('history.damaged'),
  full: message('history.diskFull'),
  inUse: message('history.inUse'),
  closed: message('history.cannotOpen'),
};

/** The history can't be read or written. `sentence` is shown to the user. */
export class HistoryUnavailable extends Error {
  override name = 'HistoryUnavailable';
  readonly fault: DatabaseFault;
  readonly sentence: Message;

  constructor(cause: unknown) {
    const fault = faultOf(cause);
    super(`The history cannot be used: ${fault}.`, { cause });
    this.fault = fault;
    this.sentence = SENTENCES[fault];
  }
}

/** Whether this version of Loreside can never open the history. */
export const isLost = (error: unknown): boolean =>
  error instanceof HistoryUnavailable && (error.fault === 'newer' || error.fault === 'damaged');

/** A change as stored, with the fields that only the engine needs. */
export interface ChangeRow extends Change {
  /** Approximate size in bytes, including the whole resource. */
  bytes: number;
  /** When it was last sent. */
  wroteAt: Instant;
  /** Present while the outcome is unknown; the index `open` finds these rows. */
  open?: 1;
  /** Text that was added to the end of a field. */
  appended: { field: string; text: string; key: string | null } | null;
}

/** The whole resource before a change. */
export interface WholeRow {
  id: string;
  worldId: string;
  /** The resource, under the name that stored histories have for it. */
  thing: Json;
  /** All of its fields that can be changed. */
  values: Values;
}

export interface BatchRow {
  id: string;
  at: Instant;
  cause: Edit['cause'];
  state: 'running' | 'stopped' | 'done';
  waitsFor: Message | null;
  open?: 1;
}

/** The stored outcome of one change in a batch. For a change that was begun, its own record has the rest. */
export type ItemOutcome =
  | { state: 'same'; stands: Values }
  | { state: 'conflict'; stands: Values; seen: Values; wanted: Values; upstreamAt: Instant | null }
  | { state: 'refused'; sentence: Message }
  | { state: 'change'; id: string };

export interface ItemRow {
  batch: string;
  /** Position in the batch. */
  n: number;
  edit: Edit;
  undoes: string | null;
  /** Number of tries that failed because World Anvil couldn't be reached. */
  tries: number;
  outcome: ItemOutcome | null;
}

export interface HistorySchema extends DBSchema {
  changes: {
    key: string;
    value: ChangeRow;
    indexes: {
      /** By resource. */
      thing: [string, string, string, string];
      world: [string, string];
      batch: [string, string];
      size: [string, number];
      open: number;
    };
  };
  wholes: { key: string; value: WholeRow };
  batches: { key: string; value: BatchRow; indexes: { open: number } };
  items: { key: [string, number]; value: ItemRow };
}

export type HistoryDatabase = IDBPDatabase<HistorySchema>;

export const TABLES = ['changes', 'wholes', 'batches', 'items'] as const;

export const HISTORY_DATABASE = 'loreside-history';
const VERSION = 1;

const connection = createConnection<HistorySchema>({
  name: HISTORY_DATABASE,
  version: VERSION,
  stores: {
    changes: ['thing', 'world', 'batch', 'size', 'open'],
    wholes: [],
    batches: ['open'],
    items: [],
  },
  upgrade(db) {
    const changes = db.createObjectStore('changes', { keyPath: 'id' });
    changes.createIndex('thing', ['ref.worldId', 'ref.kind', 'ref.id', 'id']);
    changes.createIndex('world', ['ref.worldId', 'id']);
    changes.createIndex('batch', ['batch', 'id']);
    changes.createIndex('size', ['id', 'bytes']);
    changes.createIndex('open', 'open');
    db.createObjectStore('wholes', { keyPath: 'id' });
    db.createObjectStore('batches', { keyPath: 'id' }).createIndex('open', 'open');
    db.createObjectStore('items', { keyPath: ['batch', 'n'] });
  },
});

/** Runs `work` with this context's database. Rejects with `HistoryUnavailable`. */
export async function withHistoryDatabase<T>(work: (db: HistoryDatabase) => Promise<T>): Promise<T> {
  try {
    return await connection.use(work);
  } catch (cause) {
    throw cause instanceof HistoryUnavailable ? cause : new HistoryUnavailable(cause);
  }
}

/** Deletes the whole history, readable or not. The next change starts a new one. */
export const deleteHistory = (): Promise<void> => connection.delete();
