import type { DBSchema, IDBPDatabase } from 'idb';
import { createConnection } from '../database/index.ts';
import type { Json } from '../model/index.ts';

export const SAMPLE_DATABASE = 'loreside-sample';

/** A reference from one resource to others of a kind. */
export interface StoredLink {
  kind: string;
  ids: readonly string[];
  /** Answers contain a list, rather than one resource or null. */
  isList: boolean;
}

/** A resource of the sample world, by World Anvil's names. */
export interface StoredResource {
  /** As in the path of its calls: `article`, `manuscript_part`. */
  kind: string;
  id: string;
  /** Position in the lists of its kind, in order of creation. */
  order: number;
  /** Everything but references. */
  fields: Readonly<Record<string, Json>>;
  links: Readonly<Record<string, StoredLink>>;
}

export interface SampleSchema extends DBSchema {
  resources: {
    key: [kind: string, id: string];
    value: StoredResource;
    indexes: { order: [kind: string, order: number] };
  };
}

const connection = createConnection<SampleSchema>({
  name: SAMPLE_DATABASE,
  version: 1,
  stores: { resources: ['order'] },
  upgrade(db) {
    db.createObjectStore('resources', { keyPath: ['kind', 'id'] }).createIndex('order', ['kind', 'order']);
  },
  // A damaged sample world can be created again.
  damage: 'replace',
});

export const withSample = <Value>(work: (db: IDBPDatabase<SampleSchema>) => Promise<Value>): Promise<Value> =>
  connection.use(work);

export const deleteDatabase = (): Promise<void> => connection.delete();
