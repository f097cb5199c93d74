import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Change, Changed, Edit, Instant, Json, Values } from '../model/index.ts';

/** The history cannot be read or written here. `message` is for a person. */
export class HistoryUnavailable extends Error {
  override name = 'HistoryUnavailable';
}

/** A change as it is stored, with what only its keeper wants to know. */
export interface ChangeRow extends Change {
  /** About as many bytes as it takes, its whole thing included. */
  bytes: number;
  /** When it was last sent. */
  wroteAt: Instant;
  /** There where it is still to be settled. */
  open?: 1;
  /** What was put at the end of a field. */
  appended: { field: string; text: string; key: string | null } | null;
}

/** The whole thing as it stood before a change. */
export interface WholeRow {
  id: string;
  worldId: string;
  thing: Json;
  /** Every field of it that could be changed. */
  values: Values;
}

export interface BatchRow {
  id: string;
  at: Instant;
  cause: Edit['cause'];
  state: 'running' | 'stopped' | 'done';
  waitsFor: string | null;
  open?: 1;
}

/** What became of one of several changes; of one that was begun its change tells the rest. */
export type ItemOutcome = Exclude<Changed, { state: 'done' | 'unknown' }> | { state: 'change'; id: string };

export interface ItemRow {
  batch: string;
  /** Its place in the batch. */
  n: number;
  edit: Edit;
  undoes: string | null;
  /** How often it was tried in vain because the platform could not be reached. */
  tries: number;
  outcome: ItemOutcome | null;
}

export interface HistorySchema extends DBSchema {
  changes: {
    key: string;
    value: ChangeRow;
    indexes: {
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
/** How long another window may take to let go of an older database, in milliseconds. */
const BLOCKED_FOR = 3_000;

const SAFE = 'Nothing was changed in your world.';

/** Whatever went wrong, in words for a person. */
function unavailable(cause: unknown): HistoryUnavailable {
  if (cause instanceof HistoryUnavailable) return cause;
  const full = cause instanceof Error && cause.name === 'QuotaExceededError';
  const sentence = full
    ? `The disk is full, so what stood there before could not be kept. ${SAFE} Free some space and try again.`
    : `This browser does not let Loreside keep a history here. ${SAFE} Leave private mode, or allow site data, and try again.`;
  return new HistoryUnavailable(sentence, { cause });
}

function open(lost: () => void): Promise<HistoryDatabase> {
  return new Promise((resolve, reject) => {
    let tooLate = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const opening = openDB<HistorySchema>(HISTORY_DATABASE, VERSION, {
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
      blocked() {
        patience = setTimeout(() => {
          tooLate = true;
          reject(
            new HistoryUnavailable(
              `Another window still uses an older Loreside. ${SAFE} Close that window and try again.`,
            ),
          );
        }, BLOCKED_FOR);
      },
      blocking(_current, _blocked, event) {
        lost();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: lost,
    });
    opening.then(
      (db) => {
        clearTimeout(patience);
        if (tooLate) db.close();
        else resolve(db);
      },
      (cause) => {
        clearTimeout(patience);
        reject(cause);
      },
    );
  });
}

let shared: Promise<HistoryDatabase> | null = null;

function shelf(): Promise<HistoryDatabase> {
  if (shared) return shared;
  const opening = open(() => {
    if (shared === opening) shared = null;
  });
  opening.catch(() => {
    if (shared === opening) shared = null;
  });
  shared = opening;
  return opening;
}

/** Works with the database of this context; once more where the browser had closed it. Rejects with `HistoryUnavailable`. */
export async function using<T>(work: (db: HistoryDatabase) => Promise<T>): Promise<T> {
  try {
    const db = await shelf();
    try {
      return await work(db);
    } catch (cause) {
      if (!(cause instanceof Error) || cause.name !== 'InvalidStateError') throw cause;
      shared = null;
      return await work(await shelf());
    }
  } catch (cause) {
    throw unavailable(cause);
  }
}
