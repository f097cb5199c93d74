import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type StorageFailure, storageFailure } from '../database/index.ts';
import type { WorldId } from '../model/index.ts';
import type { MarkerSupport } from './draft.ts';

/** Why drafts can't be stored. `older` and `newer` speak of the database's own version. */
export type UnavailableReason = StorageFailure | 'older' | 'newer';

const SAFE = 'What you saved before hasn’t changed.';
const SENTENCES: Record<UnavailableReason, string> = {
  full: 'Your disk is full, so new text isn’t saved yet. Free some space; this page keeps trying.',
  private: 'Loreside can’t save drafts in a private window. Open a normal window to save this text.',
  blocked: `The browser blocks site data, so Loreside can’t save drafts. ${SAFE} Allow site data for Loreside; this page keeps trying.`,
  failed: `The browser couldn’t save or read your drafts. ${SAFE} This page keeps trying; if it doesn’t help, restart the browser.`,
  older: `Another window still uses an older version of Loreside. ${SAFE} Close that window; this page keeps trying.`,
  newer: `A newer version of Loreside saved your drafts. ${SAFE} Update Loreside to open them.`,
};

/** Drafts can't be read or written here. `message` is for a person. */
export class OutboxUnavailable extends Error {
  override name = 'OutboxUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, options?: ErrorOptions) {
    super(SENTENCES[reason], options);
    this.reason = reason;
  }
}

interface Schema extends DBSchema {
  /** Records of any version, and damaged ones: every reader parses them. */
  drafts: { key: string; value: unknown };
  carriers: { key: WorldId; value: MarkerSupport };
}
export type Database = IDBPDatabase<Schema>;

export const NAME = 'loreside-outbox';
const VERSION = 1;
/** How long another window may take to let go of an older database, in milliseconds. */
const BLOCKED_FOR = 3_000;

/** Whatever went wrong, with its reason. */
export async function unavailable(cause: unknown): Promise<OutboxUnavailable> {
  if (cause instanceof OutboxUnavailable) return cause;
  const isNewer = cause instanceof Error && cause.name === 'VersionError';
  return new OutboxUnavailable(isNewer ? 'newer' : await storageFailure(cause), { cause });
}

/**
 * Opens the database. `lost` is called when the connection is of no more use: the browser closed it, or another window
 * waits to bring the database up to date.
 */
export function connect(lost: () => void, version = VERSION): Promise<Database> {
  return new Promise((resolve, reject) => {
    let patience: ReturnType<typeof setTimeout> | undefined;
    let tooLate = false;
    const opening = openDB<Schema>(NAME, version, {
      upgrade(database, oldVersion) {
        if (oldVersion < 1) {
          database.createObjectStore('drafts', { keyPath: 'id' });
          database.createObjectStore('carriers', { keyPath: 'worldId' });
        }
      },
      blocked() {
        patience = setTimeout(() => {
          tooLate = true;
          reject(new OutboxUnavailable('older'));
        }, BLOCKED_FOR);
      },
      blocking(_current, _blocked, event) {
        lost();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: lost,
    });
    opening.then(
      (database) => {
        clearTimeout(patience);
        if (tooLate) database.close();
        else resolve(database);
      },
      (cause) => {
        clearTimeout(patience);
        reject(cause);
      },
    );
  });
}
