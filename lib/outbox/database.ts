import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { WorldId } from '../model/index.ts';
import type { Carrier, Draft } from './draft.ts';

/** The outbox cannot be read or written here. `message` is for a person. */
export class OutboxUnavailable extends Error {
  override name = 'OutboxUnavailable';
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
  carriers: { key: WorldId; value: Carrier };
}
export type Database = IDBPDatabase<Schema>;

export const NAME = 'loreside-outbox';
const VERSION = 1;
/** How long another window may take to let go of an older database, in milliseconds. */
const BLOCKED_FOR = 3_000;

const SAFE = 'What you saved before is untouched.';

/** Whatever went wrong, in words for a person. */
export function unavailable(cause: unknown): OutboxUnavailable {
  if (cause instanceof OutboxUnavailable) return cause;
  const full = cause instanceof Error && cause.name === 'QuotaExceededError';
  const sentence = full
    ? `The disk is full, so this could not be kept. ${SAFE} Free some space and try again.`
    : `This browser does not let Loreside keep drafts here. ${SAFE} Leave private mode, or allow site data, and try again.`;
  return new OutboxUnavailable(sentence, { cause });
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
          reject(
            new OutboxUnavailable(
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
