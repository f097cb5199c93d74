import type { Database } from './database.ts';
import type { Draft } from './draft.ts';
import { isObject } from './guards.ts';
import { parseRecord } from './record.ts';

/** A record that isn't used: damaged, or written by a newer release. */
export interface SetAside {
  /** Where it lies in the database. */
  key: IDBValidKey;
  why: 'damaged' | 'newer';
  /** As it lies there; undefined where the browser can't read it at all. */
  record: unknown;
}

const PREFIX = 'set-aside/';

/** A damaged record under a name of its own, so that a good copy can take its place. */
export const asideOf = (id: string, record: unknown): { id: string; record: unknown } => ({
  id: `${PREFIX}${id}/${crypto.randomUUID()}`,
  record,
});

/** The id of the draft that lay, or lies, under this key. */
export function idOf(key: IDBValidKey): string {
  const name = String(key);
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length, name.lastIndexOf('/')) : name;
}

function unwrapped(key: IDBValidKey, value: unknown): unknown {
  const moved = typeof key === 'string' && key.startsWith(PREFIX) && isObject(value) && 'record' in value;
  return moved ? value.record : value;
}

/** One by one: a value whose file is gone or torn fails, and takes a request for all of them with it. */
async function readOneByOne(database: Database): Promise<[IDBValidKey, unknown][]> {
  const read = async (key: IDBValidKey): Promise<[IDBValidKey, unknown]> => [
    key,
    await database.get('drafts', IDBKeyRange.only(key)).catch(() => undefined),
  ];
  return Promise.all((await database.getAllKeys('drafts')).map(read));
}

/** Every draft, and whatever can't be read as one. */
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
