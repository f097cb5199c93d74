import type { Draft } from './draft.ts';
import { isDraft, isFromNewerRelease } from './draft-guard.ts';
import { isObject } from './guards.ts';

/** Version of the newest record shape. Increment it and add a migration when `Draft` changes incompatibly. */
export const RECORD_VERSION = 2;

/** A draft as it is stored. */
export type DraftRecord = Draft & { version: number };

/** The result of parsing a record. */
export type ParsedRecord =
  | { kind: 'draft'; draft: Draft }
  /** A newer release wrote it. It is left alone. */
  | { kind: 'newer' }
  | { kind: 'damaged' };

/** Renames a field and transforms its value. */
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
  // Records had no version number before version 1.
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

/** Parses any stored value. Never throws, and never modifies its argument. */
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
