import { expect } from 'vitest';
import { createConnection } from '../../../../lib/database/index.ts';
import type { Entry } from '../../../../lib/library/index.ts';
import { fingerprintOf } from '../../../../lib/library/search/index.ts';
import { LIBRARY_OPTIONS, type LibraryDatabase } from '../../../../lib/library/store/database.ts';
import { openWorld } from '../../../../lib/library/store/layers.ts';
import { fingerprintAt, locate, locations } from '../../../../lib/library/store/open-copy.ts';
import { everyEntry } from '../../../../lib/library/store/rebuild.ts';
import { readSync } from '../../../../lib/library/store/sync-row.ts';
import type { Upstream } from './upstream.ts';

// Reads the database directly, bypassing the library.

async function withDatabase<T>(read: (db: LibraryDatabase) => Promise<T>): Promise<T> {
  const db = await createConnection(LIBRARY_OPTIONS).open();
  try {
    return await read(db);
  } finally {
    db.close();
  }
}

/** Every entry of the copy. */
export const stored = (worldId = 'w1'): Promise<Entry[]> => withDatabase((db) => everyEntry(db, worldId));

export const record = (worldId = 'w1') =>
  withDatabase(async (db) => readSync(worldId, await db.get('syncs', worldId)));

const lines = (resources: readonly { kind: string; id: unknown; title: string; place?: string | null }[]) =>
  resources.map(({ kind, id, title, place }) => `${kind} ${id} “${title}” in ${place ?? '-'}`).sort();

/** What World Anvil holds, one line per entry. */
export const linesOf = (upstream: Upstream): string[] =>
  lines([
    ...upstream.articles.map((one) => ({ ...one, kind: 'article', place: one.categoryId })),
    ...upstream.categories.map((one) => ({ ...one, kind: 'category', place: one.parentId })),
    ...upstream.secrets.map((one) => ({ ...one, kind: 'secret' })),
    ...upstream.images.map((one) => ({ ...one, kind: 'image' })),
    ...upstream.manuscripts.map((one) => ({ ...one, kind: 'manuscript' })),
    ...upstream.statblocks.map((one) => ({ ...one, kind: 'statblock' })),
  ]);

export const linesOfCopy = async (): Promise<string[]> =>
  lines((await stored()).map((one) => ({ ...one, place: one.categoryId })));

/** The index has exactly the entries of the blocks, each once, and the counts agree. */
export async function expectSound(worldId = 'w1'): Promise<void> {
  await withDatabase(async (db) => {
    const entries = await everyEntry(db, worldId);
    const { row, layers, isDamaged } = await openWorld(db, worldId, []);
    expect(isDamaged).toBe(false);
    if (!row) return expect(entries).toEqual([]);
    const indexed = [...locations({ worldId, row, layers })].map(({ location }) => location);
    expect(indexed.sort((a, b) => a - b)).toEqual(entries.map(({ location }) => location));
    for (const entry of entries) {
      expect(locate(layers, entry)).toBe(entry.location);
      expect(fingerprintAt(layers, entry.location)).toBe(fingerprintOf(entry));
    }
    expect(new Set(entries.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(entries.length);
    const counts = Object.values(row.counts).reduce((all, count) => all + count, 0);
    expect(counts).toBe(entries.length);
  });
}
