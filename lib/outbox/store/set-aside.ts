import type { IDBPObjectStore } from 'idb';
import type { Draft } from '../draft.ts';
import type { CopyMark } from './copy-location.ts';
import { type Database, isUnwritable, type OutboxSchema, UnwritableDraft } from './database.ts';
import { isNumber, isObject } from './guards.ts';
import { parseRecord, recordOf } from './record.ts';

/** An unused record: damaged, from a newer release, or damaged and replaced by a copy that has all of it. */
export interface SetAside {
  key: IDBValidKey;
  why: 'damaged' | 'newer' | 'replaced';
  /** Its raw value. Undefined if the browser can't read it. */
  record: unknown;
}

const PREFIX = 'set-aside/';

/** A damaged record under a new key, so that a good copy can replace it. */
interface MovedRecord {
  id: string;
  record: unknown;
  /** Whether its copy had all of it. */
  isReplaced: boolean;
}

export const asideOf = (id: string, record: unknown, isReplaced = false): MovedRecord => ({
  id: `${PREFIX}${id}/${crypto.randomUUID()}`,
  record,
  isReplaced,
});

/** A draft that can't be written as it is, as text. */
export const asTextAside = (draft: Draft): MovedRecord => asideOf(draft.id, textOf(draft));

/** Levels of a record that have a person's words. */
const DEEPEST = 6;

/** Any value as JSON, without what JSON has no words for: cycles, large numbers, endless depth. */
function textOf(value: unknown): string {
  const levels = new WeakMap<object, number>();
  return JSON.stringify(value, function (this: object, _name, one: unknown) {
    if (typeof one === 'bigint') return String(one);
    if (typeof one !== 'object' || one === null) return one;
    const level = (levels.get(this) ?? 0) + 1;
    if (level > DEEPEST || levels.has(one)) return undefined;
    levels.set(one, level);
    return one;
  });
}

/**
 * Whether a record that can't be read has nothing that its readable copy lacks. One that claims to be of a newer release
 * is damaged then: a newer release would have written a newer copy, in its own format.
 */
export function isNoNewerThan(record: unknown, copy: CopyMark): boolean {
  if (!isObject(record)) return true;
  const rev: unknown = Reflect.get(record, 'rev');
  if (isNumber(rev)) return rev <= copy.rev;
  const updatedAt: unknown = Reflect.get(record, 'updatedAt');
  return isNumber(updatedAt) && updatedAt <= copy.updatedAt;
}

/** The draft id that a key belongs to. */
export function idOf(key: IDBValidKey): string {
  const name = String(key);
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length, name.lastIndexOf('/')) : name;
}

function asideAt(key: IDBValidKey, why: 'damaged' | 'newer', value: unknown): SetAside {
  const isMoved = typeof key === 'string' && key.startsWith(PREFIX) && isObject(value) && 'record' in value;
  if (!isMoved) return { key, why, record: value };
  const isReplaced = 'isReplaced' in value && value.isReplaced === true;
  return { key, why: isReplaced ? 'replaced' : why, record: value.record };
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
    else aside.push(asideAt(key, record.kind, value));
  }
  return { drafts, aside };
}

/** A draft, null where there is none, or why what is there is none. */
type Found = Draft | null | 'damaged' | 'newer';

export const isReadable = (found: Found): found is Draft => found !== null && typeof found === 'object';

/** The drafts within one transaction. */
export interface Writable {
  get(id: string): Promise<Found>;
  /** Throws `UnwritableDraft`. */
  put(draft: Draft): void;
  /** Whether what is stored, and can't be read, has nothing that `draft`, its copy, lacks. */
  isNoNewerThan(id: string, draft: Draft): Promise<boolean>;
  /** Moves a damaged record to a name of its own. */
  setAside(id: string, isReplaced: boolean): Promise<void>;
  remove(id: string): void;
}

type Drafts = IDBPObjectStore<OutboxSchema, ['drafts'], 'drafts', 'readwrite'>;

/** Adds what is written to `put`, and what is deleted to `removed`. */
export function writable(store: Drafts, put: Draft[], removed: string[]): Writable {
  /** The transaction rejects as well, and is awaited. */
  const requested = (request: Promise<unknown>) => void request.catch(() => {});
  return {
    async get(id) {
      const raw = await store.get(id);
      const record = parseRecord(raw);
      if (record.kind === 'draft') return record.draft;
      return raw === undefined ? null : record.kind;
    },
    put(draft) {
      put.push(draft);
      try {
        requested(store.put(recordOf(draft)));
      } catch (cause) {
        throw isUnwritable(cause) ? new UnwritableDraft(draft, cause) : cause;
      }
    },
    isNoNewerThan: async (id, draft) => isNoNewerThan(await store.get(id), draft),
    async setAside(id, isReplaced) {
      const record = await store.get(id);
      try {
        requested(store.put(asideOf(id, record, isReplaced)));
      } catch (cause) {
        if (!isUnwritable(cause)) throw cause;
        requested(store.put(asideOf(id, textOf(record), isReplaced)));
      }
    },
    remove(id) {
      removed.push(id);
      requested(store.delete(id));
    },
  };
}
