import type { DBSchema, IDBPDatabase } from 'idb';
import {
  type ConnectionOptions,
  DatabaseUnavailable,
  faultOf,
  type StorageFailure,
  storageFailure,
} from '../database/index.ts';
import type { WorldId } from '../model/index.ts';
import type { MarkerSupport } from './draft.ts';

/** Why drafts can't be stored. `older` and `newer` refer to the database version. */
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

/** Drafts can't be read or written here. `message` is shown to the user. */
export class OutboxUnavailable extends Error {
  override name = 'OutboxUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, options?: ErrorOptions) {
    super(SENTENCES[reason], options);
    this.reason = reason;
  }
}

export interface OutboxSchema extends DBSchema {
  /** Records of any version, possibly damaged. Every reader parses them. */
  drafts: { key: string; value: unknown };
  carriers: { key: WorldId; value: MarkerSupport };
}
export type Database = IDBPDatabase<OutboxSchema>;

export const NAME = 'loreside-outbox';
/** Converts any error, with its reason. */
export async function unavailable(cause: unknown): Promise<OutboxUnavailable> {
  if (cause instanceof OutboxUnavailable) return cause;
  const fault = faultOf(cause);
  if (fault === 'newer') return new OutboxUnavailable('newer', { cause });
  if (fault === 'inUse') return new OutboxUnavailable('older', { cause });
  // The browser's own error tells a full disk, a private window and blocked site data apart.
  const origin = cause instanceof DatabaseUnavailable ? (cause.cause ?? cause) : cause;
  return new OutboxUnavailable(await storageFailure(origin), { cause });
}

/** Never replaced, whatever is wrong with it: drafts exist nowhere else. */
export const OUTBOX_OPTIONS: ConnectionOptions<OutboxSchema> = {
  name: NAME,
  version: 1,
  stores: { drafts: [], carriers: [] },
  upgrade(database, old) {
    if (old >= 1) return;
    database.createObjectStore('drafts', { keyPath: 'id' });
    database.createObjectStore('carriers', { keyPath: 'worldId' });
  },
};
