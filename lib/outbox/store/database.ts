import type { DBSchema, IDBPDatabase } from 'idb';
import {
  type ConnectionOptions,
  DatabaseUnavailable,
  faultOf,
  type StorageFailure,
  storageFailure,
} from '../../database/index.ts';
import { type Message, message } from '../../i18n/index.ts';
import type { WorldId } from '../../model/index.ts';
import type { Draft, MarkerSupport } from '../draft.ts';

/** Why drafts can't be stored. `older` and `newer` refer to the database version. */
export type UnavailableReason = StorageFailure | 'older' | 'newer';

const SENTENCES: Record<UnavailableReason, Message> = {
  full: message('outbox.unavailableFull'),
  private: message('outbox.unavailablePrivate'),
  blocked: message('outbox.unavailableBlocked'),
  failed: message('outbox.unavailableFailed'),
  older: message('outbox.unavailableOlder'),
  newer: message('outbox.unavailableNewer'),
};

/** Drafts can't be read or written here. `sentence` is for the user. */
export class OutboxUnavailable extends Error {
  override name = 'OutboxUnavailable';
  readonly reason: UnavailableReason;
  readonly sentence: Message;

  constructor(reason: UnavailableReason, options?: ErrorOptions) {
    super(`Drafts can't be read or written: ${reason}`, options);
    this.reason = reason;
    this.sentence = SENTENCES[reason];
  }
}

/** One draft can be read but not written, so it would stop all others. */
export class UnwritableDraft extends OutboxUnavailable {
  override name = 'UnwritableDraft';
  readonly draft: Draft;

  constructor(draft: Draft, cause: unknown) {
    super('failed', { cause });
    this.draft = draft;
  }
}

/** What the browser throws for values that it can't store. */
const UNWRITABLE: ReadonlySet<string> = new Set(['DataCloneError', 'DataError', 'RangeError']);

export const isUnwritable = (cause: unknown): boolean => cause instanceof Error && UNWRITABLE.has(cause.name);

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

/** Without one of its stores, it is created again with what the other holds. The copies have the rest. */
export const OUTBOX_OPTIONS: ConnectionOptions<OutboxSchema> = {
  name: NAME,
  version: 1,
  stores: { drafts: [], carriers: [] },
  damage: 'rebuild',
  upgrade(database, old) {
    if (old >= 1) return;
    database.createObjectStore('drafts', { keyPath: 'id' });
    database.createObjectStore('carriers', { keyPath: 'worldId' });
  },
};
