import type { CopyMark } from './copy-location.ts';
import type { Database } from './database.ts';
import type { Draft } from './draft.ts';
import { isObject } from './guards.ts';
import { parseRecord } from './record.ts';

/** An unused record: damaged, or from a newer release. */
export interface SetAside {
  /** Its key in the database. */
  key: IDBValidKey;
  why: 'damaged' | 'newer';
  /** Its raw value. Undefined if the browser can't read it. */
  record: unknown;
}

const PREFIX = 'set-aside/';

/** Stores a damaged record under a new key, so that a good copy can replace it. */
export const asideOf = (id: string, record: unknown): { id: string; record: unknown } => ({
  id: `${PREFIX}${id}/${crypto.randomUUID()}`,
  record,
});

/** A draft that can't be written as it is, as text. */
export const asTextAside = (draft: Draft): { id: string; record: unknown } =>
  asideOf(draft.id, JSON.stringify(draft));

/**
 * Whether a record that claims to be of a newer release is a damaged one: its readable copy is as new. A newer release
 * would have written a newer copy, in its own format.
 */
export function isNoNewerThan(record: unknown, copy: CopyMark): boolean {
  if (!isObject(record)) return true;
  const rev: unknown = Reflect.get(record, 'rev');
  return typeof rev === 'number' && rev <= copy.rev;
}

/** The draft id that a key belongs to. */
export function idOf(key: IDBValidKey): string {
  const name = String(key);
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length, name.lastIndexOf('/')) : name;
}

function unwrapped(key: IDBValidKey, value: unknown): unknown {
  const moved = typeof key === 'string' && key.startsWith(PREFIX) && isObject(value) && 'record' in value;
  return moved ? value.record : value;
}

/** One by one: a value with a missing or damaged file would fail a request for all values. */
async function readOneByOne(database: Database): Promise<[IDBValidKey, unknown][]> {
  const read = async (key: IDBValidKey): Promise<[IDBValidKey, unknown]> => [
    key,
    // This value can't be read; the other ones can.
    await database.get('drafts', IDBKeyRange.only(key)).catch(() => undefined),
  ];
  return Promise.all((await database.getAllKeys('drafts')).map(read));
}

/** All drafts, and all records that can't be read as one. */
export async function readAll(database: Database): Promise<{ drafts: Draft[]; aside: SetAside[] }> {
  const values = await database.getAll('drafts').catch(() => null);
  const parsed = values
    ?.map(parseRecord)
    .flatMap((record) => (record.kind === 'draft' ? [record.draft] : []));
  if (parsed && parsed.length === values?.length) return { drafts: parsed, aside: [] };
  const drafts: Draft[] = [];
  const aside: SetAside[] = [];
  for (const [key, value] of await readOneByOne(database)) {
    const record = parseRecord(value);
    if (record.kind === 'draft') drafts.push(record.draft);
    else aside.push({ key, why: record.kind, record: unwrapped(key, value) });
  }
  return { drafts, aside };
}
