import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { createConnection } from '../../../../lib/database/index.ts';
import { openBodySearch } from '../../../../lib/library/bodies/body-search.ts';
import {
  type BodyRow,
  LIBRARY_OPTIONS,
  type LibraryDatabase,
} from '../../../../lib/library/store/database.ts';
import type { Image } from '../../../../lib/model/index.ts';
import { words } from '../fulltext/texts.ts';

export const WORLD = 'w1';

const resource: Image = {
  id: 1,
  worldId: WORLD,
  title: 'A picture',
  kind: null,
  icon: null,
  authorName: null,
  createdAt: null,
  raw: {},
  slug: null,
  url: null,
  state: null,
  tags: [],
  updatedAt: null,
  description: '',
  alt: null,
  size: null,
  width: null,
  height: null,
  extension: null,
  artist: null,
  pageUrl: null,
  articleId: null,
};

const row = (location: number, text: string, worldId = WORLD): BodyRow => ({
  ...{
    worldId,
    kind: 'article',
    id: `a${location}`,
    location,
    readAt: 1,
    updatedAt: null,
    stamp: 0,
    thing: resource,
    text,
  },
});

export function freshDatabase(): Promise<LibraryDatabase> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return createConnection(LIBRARY_OPTIONS).open();
}

/** Writes bodies as the sync does: one transaction, each queued for the index. */
export async function write(db: LibraryDatabase, texts: ReadonlyMap<number, string>, worldId = WORLD) {
  const transaction = db.transaction(['bodies', 'unindexed'], 'readwrite');
  const writing = crypto.randomUUID();
  for (const [location, text] of texts) {
    const { kind, id } = row(location, text);
    void transaction.objectStore('bodies').put(row(location, text, worldId));
    void transaction.objectStore('unindexed').put({ worldId, kind, id, location, writing });
  }
  await transaction.done;
}

export async function remove(db: LibraryDatabase, location: number): Promise<void> {
  const key: [string, 'article', string] = [WORLD, 'article', `a${location}`];
  const transaction = db.transaction(['bodies', 'unindexed'], 'readwrite');
  await Promise.all([
    transaction.objectStore('bodies').delete(key),
    transaction.objectStore('unindexed').delete(key),
    transaction.done,
  ]);
}

/** Where a newly opened screen finds a word. */
export async function find(db: LibraryDatabase, word: string, worldId = WORLD): Promise<number[]> {
  const search = await openBodySearch(() => Promise.resolve(db), worldId);
  const hits = await search.search(words(word, ''), {
    limit: 1000,
    refAt: (location) => ({ kind: 'article', id: `a${location}` }),
  });
  search.close();
  return hits.map(({ location }) => location).sort((a, b) => a - b);
}
