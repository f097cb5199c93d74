import type { Draft } from './draft.ts';
import { isDraft, isFromNewerRelease } from './draftguard.ts';
import { isObject } from './guards.ts';

/** The number of the newest record shape. Raise it, and add a migration, when `Draft` changes incompatibly. */
export const RECORD_VERSION = 1;

/** A draft as it is stored. */
export type DraftRecord = Draft & { version: number };

/** What a stored record turned out to be. */
export type ParsedRecord =
  | { kind: 'draft'; draft: Draft }
  /** A newer release wrote it: this one leaves it alone. */
  | { kind: 'newer' }
  | { kind: 'damaged' };

/** `MIGRATIONS[n]` turns a record of version n into one of version n + 1. */
const MIGRATIONS: readonly ((record: object) => object)[] = [
  // Records had no number before version 1; nothing else has changed.
  (record) => record,
];

export const recordOf = (draft: Draft): DraftRecord => ({ ...draft, version: RECORD_VERSION });

/** Reads whatever lies in a store. Never throws, and never changes what it's given. */
export function parseRecord(raw: unknown): ParsedRecord {
  if (!isObject(raw)) return { kind: 'damaged' };
  const version: unknown = 'version' in raw ? raw.version : 0;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return { kind: 'damaged' };
  if (version > RECORD_VERSION || isFromNewerRelease(raw)) return { kind: 'newer' };
  const migrated = MIGRATIONS.slice(version).reduce((record, migrate) => migrate(record), raw);
  if (!isDraft(migrated)) return { kind: 'damaged' };
  const draft = { ...migrated };
  Reflect.deleteProperty(draft, 'version');
  return { kind: 'draft', draft };
}
