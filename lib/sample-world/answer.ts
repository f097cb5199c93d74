import type { IDBPTransaction } from 'idb';
import type { AnswerCall } from '../service/index.ts';
import { blank, changed } from './change.ts';
import { type SampleSchema, type StoredResource, withSample } from './database.ts';
import { fieldTo, KINDS, kindOfList } from './kinds.ts';
import { type Answered, createReader, listed, type Reader, whole } from './reader.ts';
import { notAllowed, notFound, Refusal } from './refusal.ts';

type Call = Parameters<AnswerCall>[0];
type Writing = IDBPTransaction<SampleSchema, ['resources'], 'readwrite'>;

/** What only World Anvil itself can create or delete. */
const FIXED: ReadonlySet<string> = new Set(['world', 'user', 'rpgsystem']);

/** Answers a call as World Anvil would, in one transaction. */
export const answerCall: AnswerCall = async (call) => {
  try {
    return { status: 200, body: await resultOf(call) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: { success: false, error: { summary: error.message } } };
  }
};

function resultOf(call: Call): Promise<object> {
  switch (call.method) {
    case 'GET':
      return reading((reader) => readOne(call, reader));
    case 'POST':
      return reading((reader) => readList(call, reader));
    default:
      return writing((transaction) => write(call, transaction));
  }
}

const reading = (work: (reader: Reader) => Promise<object>): Promise<object> =>
  withSample(async (db) => work(createReader(db.transaction('resources'))));

/** Undoes everything if `work` fails. */
const writing = (work: (transaction: Writing) => Promise<object>): Promise<object> =>
  withSample(async (db) => {
    const transaction = db.transaction('resources', 'readwrite');
    try {
      const result = await work(transaction);
      await transaction.done;
      return result;
    } catch (error) {
      // Rejects because it is aborted here; the caller gets the reason.
      transaction.done.catch(() => {});
      transaction.abort();
      throw error;
    }
  });

async function found(reader: Reader, kind: string, id: string | undefined): Promise<StoredResource> {
  const resource = await reader.get(kind, id ?? '');
  if (!resource) throw notFound();
  return resource;
}

async function readOne({ path, query }: Call, reader: Reader): Promise<Answered> {
  if (path !== 'identity') return whole(await found(reader, path, query?.id), reader);
  const [user] = await reader.all('user');
  if (!user) throw notFound();
  return listed(user, reader);
}

async function readList({ path, query, body }: Call, reader: Reader): Promise<object> {
  const [parent = '', list] = path.split('/');
  const kind = kindOfList(list ?? parent);
  let all = await reader.all(kind);
  if (list !== undefined) {
    const { id } = await found(reader, parent, query?.id);
    const by = parent === 'world' || parent === 'user' ? null : fieldTo(kind, parent);
    if (by !== null) all = all.filter(({ links }) => links[by]?.ids.includes(id));
  }
  const first = Number(body?.offset ?? 0);
  const inCategory = await ofCategory(all, body?.category, reader);
  const page = inCategory.slice(first, first + Number(body?.limit ?? 50));
  return { entities: await Promise.all(page.map((resource) => listed(resource, reader))) };
}

/** The articles of a category, or of none if its id is -1. */
async function ofCategory(
  articles: StoredResource[],
  category: unknown,
  reader: Reader,
): Promise<StoredResource[]> {
  if (typeof category !== 'object' || category === null || !('id' in category)) return articles;
  const categories = await reader.all('category');
  const isThere = (id: string | undefined) => categories.some((one) => one.id === id);
  return articles.filter(({ links }) => {
    const id = links.category?.ids[0];
    return category.id === '-1' ? !isThere(id) : id === category.id;
  });
}

async function write({ method, path: kind, query, body = {} }: Call, transaction: Writing): Promise<object> {
  const reader = createReader(transaction);
  const now = Date.now();
  if (method === 'PUT') {
    if (!KINDS[kind] || FIXED.has(kind)) throw notAllowed();
    const all = await reader.all(kind);
    const id = KINDS[kind].isNumbered ? nextNumber(all) : crypto.randomUUID();
    const order = (all.at(-1)?.order ?? 0) + 1;
    const created = await changed(blank(kind, id, order, now), body, { reader, now, isNew: true });
    await transaction.store.put(created);
    return whole(created, createReader(transaction));
  }
  const resource = await found(reader, kind, query?.id);
  if (method === 'PATCH') {
    await transaction.store.put(await changed(resource, body, { reader, now, isNew: false }));
    return { id: resource.id };
  }
  if (FIXED.has(kind)) throw notAllowed();
  await remove(resource, reader, transaction);
  return {};
}

const nextNumber = (all: readonly StoredResource[]): string =>
  String(Math.max(0, ...all.map(({ id }) => Number(id))) + 1);

/** Deletes a resource with all its parts: a manuscript's versions, their parts, their beats. */
async function remove({ kind, id }: StoredResource, reader: Reader, transaction: Writing): Promise<void> {
  await transaction.store.delete([kind, id]);
  for (const [name, { within, links }] of Object.entries(KINDS)) {
    if (within === null || links[within]?.to !== kind) continue;
    for (const part of await reader.all(name))
      if (part.links[within]?.ids.includes(id)) await remove(part, reader, transaction);
  }
}
