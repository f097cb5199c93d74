import type { DBSchema, IDBPDatabase } from 'idb';
import { createConnection } from '../database/index.ts';
import type { Json } from '../model/index.ts';

export const SAMPLE_DATABASE = 'loreside-sample';

/** Fields by World Anvil's names. */
export type Fields = Readonly<Record<string, Json>>;

/** A resource of the sample world. */
export interface StoredResource {
  /** World Anvil's name, as in the path of its calls: `article`, `manuscript_part`. */
  kind: string;
  id: string;
  /** Position in the lists of its kind, in order of creation. */
  order: number;
  /** Everything but references. */
  fields: Fields;
  /** Ids of referenced resources, by field. */
  links: Readonly<Record<string, readonly string[]>>;
}

interface SampleSchema extends DBSchema {
  resources: {
    key: [kind: string, id: string];
    value: StoredResource;
    indexes: { order: [kind: string, order: number] };
  };
}

export type SampleDatabase = IDBPDatabase<SampleSchema>;

const connection = createConnection<SampleSchema>({
  name: SAMPLE_DATABASE,
  version: 1,
  stores: { resources: ['order'] },
  upgrade(db) {
    db.createObjectStore('resources', { keyPath: ['kind', 'id'] }).createIndex('order', ['kind', 'order']);
  },
  // A damaged sample world can be created again.
  isReplaceable: true,
});

export const withSample = <Value>(work: (db: SampleDatabase) => Promise<Value>): Promise<Value> =>
  connection.use(work);

export const deleteDatabase = (): Promise<void> => connection.delete();
