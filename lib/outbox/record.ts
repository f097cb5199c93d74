import type { Draft } from './draft.ts';
import { isDraft, isFromNewerRelease } from './draft-guard.ts';
import { isObject } from './guards.ts';

/** The number of the newest record shape. Raise it, and add a migration, when `Draft` changes incompatibly. */
export const RECORD_VERSION = 2;

/** A draft as it is stored. */
export type DraftRecord = Draft & { version: number };

/** What a stored record turned out to be. */
export type ParsedRecord =
  | { kind: 'draft'; draft: Draft }
  /** A newer release wrote it: this one leaves it alone. */
  | { kind: 'newer' }
  | { kind: 'damaged' };

/** `record` with one of its fields under another name, and the field's value passed through `change`. */
function renamed(
  record: object,
  [from, to]: readonly [string, string],
  change = (value: unknown) => value,
): object {
  if (!(from in record)) return record;
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => (name === from ? [to, change(value)] : [name, value])),
  );
}

/** `MIGRATIONS[n]` turns a record of version n into one of version n + 1. */
const MIGRATIONS: readonly ((record: object) => object)[] = [
  // Records had no number before version 1; nothing else has changed.
  (record) => record,
  // Version 2 calls `delivery.journey` `progress`, and its `look` `scan`.
  (record) =>
    renamed(record, ['delivery', 'delivery'], (delivery) =>
      isObject(delivery)
        ? renamed(delivery, ['journey', 'progress'], (journey) =>
            isObject(journey) ? renamed(journey, ['look', 'scan']) : journey,
          )
        : delivery,
    ),
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
