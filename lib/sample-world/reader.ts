import type { IDBPTransaction } from 'idb';
import type { Json } from '../model/index.ts';
import type { SampleSchema, StoredLink, StoredResource } from './database.ts';
import { KINDS } from './kinds.ts';

/** Reads resources in one transaction, each once. */
export interface Reader {
  get(kind: string, id: string): Promise<StoredResource | null>;
  /** All resources of a kind, in order of creation. */
  all(kind: string): Promise<StoredResource[]>;
}

type Reading = IDBPTransaction<SampleSchema, ['resources'], 'readonly' | 'readwrite'>;

export function createReader({ store }: Reading): Reader {
  const known = new Map<string, Promise<StoredResource | null>>();
  const lists = new Map<string, Promise<StoredResource[]>>();

  function remembered<Value>(memory: Map<string, Promise<Value>>, key: string, read: () => Promise<Value>) {
    const value = memory.get(key) ?? read();
    memory.set(key, value);
    return value;
  }

  return {
    get: (kind, id) => remembered(known, `${kind} ${id}`, async () => (await store.get([kind, id])) ?? null),
    all: (kind) =>
      remembered(lists, kind, () => store.index('order').getAll(IDBKeyRange.bound([kind], [kind, []]))),
  };
}

/** The form of an id in answers. */
const idOf = ({ kind, id }: Pick<StoredResource, 'kind' | 'id'>): string | number =>
  KINDS[kind]?.isNumbered ? Number(id) : id;

const classOf = ({ kind, fields }: StoredResource): string => {
  const template = kind === 'article' ? fields.templateType : null;
  if (typeof template === 'string') return template.charAt(0).toUpperCase() + template.slice(1);
  return KINDS[kind]?.entityClass ?? '';
};

/** What a reference contains of a resource, besides its id. */
const SHOWN = ['title', 'name', 'slug', 'state', 'isDraft', 'isWip', 'icon', 'url', 'tags', 'updateDate'];

function referenceTo(resource: StoredResource) {
  const shown = Object.entries(resource.fields).filter(([name]) => SHOWN.includes(name));
  return { id: idOf(resource), entityClass: classOf(resource), ...Object.fromEntries(shown) };
}

type Reference = ReturnType<typeof referenceTo>;
export type Answered = Record<string, Json | Reference | Reference[] | undefined>;

async function followed({ kind, ids, isList }: StoredLink, reader: Reader) {
  const targets = await Promise.all(ids.map((id) => reader.get(kind, id)));
  const references = targets.flatMap((target) => target ?? []).map(referenceTo);
  return isList ? references : (references[0] ?? null);
}

/** A resource with references to what it links to, as in lists. Links to deleted resources are left out. */
export async function listed(resource: StoredResource, reader: Reader): Promise<Answered> {
  const { fields = [], links: named = {} } = KINDS[resource.kind] ?? {};
  const empty = [
    ...fields.map((name) => [name, null] as const),
    ...Object.entries(named).map(([name, { isList }]) => [name, isList ? [] : null] as const),
  ];
  const links = Object.entries(resource.links).map(
    async ([name, link]) => [name, await followed(link, reader)] as const,
  );
  return {
    ...Object.fromEntries(empty),
    ...referenceTo(resource),
    ...resource.fields,
    ...Object.fromEntries(await Promise.all(links)),
  };
}

/** A resource with everything that the API returns of it. */
export async function whole(resource: StoredResource, reader: Reader): Promise<Answered> {
  const { kind, id } = resource;
  const reverse = Object.entries(KINDS[kind]?.reverse ?? {}).map(async ([name, from]) => {
    const others = await reader.all(from.kind);
    return [name, others.filter(({ links }) => links[from.by]?.ids.includes(id)).map(referenceTo)] as const;
  });
  const counts = kind === 'world' ? { countArticles: (await reader.all('article')).length } : {};
  return {
    ...(await listed(resource, reader)),
    ...counts,
    ...Object.fromEntries(await Promise.all(reverse)),
  };
}
