import { readMessage } from '../../i18n/index.ts';
import { visibleText } from '../../model/index.ts';
import { type Draft, isDraft, isFromNewerRelease } from '../draft.ts';
import { isObject } from './guards.ts';

/** Version of the newest record shape. Increment it and add a migration when `Draft` changes incompatibly. */
export const RECORD_VERSION = 3;

export type DraftRecord = Draft & { version: number };

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

/** Changes a field of an object, if both exist. */
const within = (value: unknown, name: string, change: (inner: unknown) => unknown): unknown =>
  isObject(value) ? renamed(value, [name, name], change) : value;

/** Earlier releases stored sentences, some of them World Anvil's own text. */
const asMessage = (stored: unknown): unknown =>
  typeof stored === 'string' ? readMessage(visibleText(stored)) : stored;

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
  // Version 3 stores messages in place of sentences.
  (record) =>
    renamed(renamed(record, ['refusal', 'refusal'], asMessage), ['delivery', 'delivery'], (delivery) =>
      within(
        within(delivery, 'attention', (attention) => within(attention, 'sentence', asMessage)),
        'progress',
        (progress) =>
          within(
            within(progress, 'trouble', (trouble) => within(trouble, 'sentence', asMessage)),
            'scan',
            (scan) => within(scan, 'gap', asMessage),
          ),
      ),
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
