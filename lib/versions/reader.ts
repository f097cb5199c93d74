import type { Instant, VersionedRef, WorldId } from '../model/index.ts';
import { textAt, textsOf, withOnly } from './chain.ts';
import { announceVersions } from './changes.ts';
import {
  type Alarm,
  type Arrival,
  type ChainRow,
  deleteVersionsDatabase,
  readChain,
  type StoredVersion,
  withVersions,
} from './database.ts';
import type { VersionState } from './state.ts';
import { sparselyKept } from './thinning.ts';

/** A version of an entry, without its text. */
export interface Version extends Arrival {
  isPinned: boolean;
}

/** An entry with its versions. */
export interface EntryVersions {
  ref: VersionedRef;
  /** What World Anvil has now; null if it deleted the entry, at `changedAt`. */
  current: Arrival | null;
  changedAt: Instant;
  /** Newest first. */
  versions: readonly Version[];
  /** What its text lost, as long as that needs a look. */
  alarm: Alarm | null;
}

export const ofWorld = (worldId: WorldId): IDBKeyRange => IDBKeyRange.bound([worldId], [worldId, []]);

function infoOf({ packed: _packed, checksum: _checksum, isPinned, ...arrival }: StoredVersion): Version {
  return { ...arrival, isPinned: isPinned === true };
}

export const entryOf = ({ kind, id, current, changedAt, versions, alarm }: ChainRow): EntryVersions => ({
  ...{ ref: { kind, id }, current, changedAt, alarm: alarm ?? null },
  versions: versions.map(infoOf).reverse(),
});

export const readRow = (worldId: WorldId, { kind, id }: VersionedRef): Promise<ChainRow | null> =>
  withVersions(async (db) => readChain(await db.get('chains', [worldId, kind, id])));

/** The versions of an entry; null if it has none. Rejects with `DatabaseUnavailable`, as all of these. */
export async function readVersions(worldId: WorldId, ref: VersionedRef): Promise<EntryVersions | null> {
  const row = await readRow(worldId, ref);
  return row && entryOf(row);
}

/** The text of a version; null if it isn't there any more, or damaged. */
export async function readVersion(
  worldId: WorldId,
  ref: VersionedRef,
  at: Instant,
): Promise<VersionState | null> {
  const row = await readRow(worldId, ref);
  const text = row && textAt(row, at);
  return text === null ? null : JSON.parse(text);
}

/** Calls `take` with the text of each version of an entry, newest first, until it returns false. */
export async function eachVersion(
  worldId: WorldId,
  ref: VersionedRef,
  take: (version: Version, state: VersionState | null) => boolean,
): Promise<void> {
  const row = await readRow(worldId, ref);
  for (const { version, text } of row ? textsOf(row) : [])
    if (!take(infoOf(version), text === null ? null : JSON.parse(text))) return;
}

const from = (worldId: WorldId, since: Instant): IDBKeyRange =>
  IDBKeyRange.bound([worldId, since], [worldId, Number.POSITIVE_INFINITY]);

/** The entries of a world whose texts changed at or after a time, the last changed first, at most `most` of them. */
export async function changedSince(
  worldId: WorldId,
  since: Instant,
  most = Number.POSITIVE_INFINITY,
): Promise<EntryVersions[]> {
  const changed: EntryVersions[] = [];
  await withVersions(async (db) => {
    const index = db.transaction('chains').store.index('changed');
    let cursor = await index.openCursor(from(worldId, since), 'prev');
    for (; cursor && changed.length < most; cursor = await cursor.continue()) {
      const row = readChain(cursor.value);
      if (row) changed.push(entryOf(row));
    }
  });
  return changed;
}

/** How many entries of a world got another text from a sync or an export after a time. */
export const countBroughtAfter = (worldId: WorldId, since: Instant): Promise<number> =>
  withVersions((db) => db.countFromIndex('chains', 'brought', from(worldId, since + 1)));

/** Pins a version, so that it is never thinned, or unpins it. */
export async function pinVersion(
  worldId: WorldId,
  { kind, id }: VersionedRef,
  at: Instant,
  isPinned: boolean,
): Promise<void> {
  await withVersions(async (db) => {
    const { store, done } = db.transaction('chains', 'readwrite');
    const row = readChain(await store.get([worldId, kind, id]));
    const versions = row?.versions.map(
      ({ isPinned: _before, ...version }): StoredVersion =>
        version.at !== at
          ? { ...version, ...(_before && { isPinned: _before }) }
          : { ...version, ...(isPinned && { isPinned }) },
    );
    if (row && versions) await store.put({ ...row, versions });
    await done;
  });
  announceVersions(worldId);
}

/** Deletes all versions of a world, or of all worlds (null). */
export async function deleteVersions(worldId: WorldId | null): Promise<void> {
  if (worldId === null) await deleteVersionsDatabase();
  else
    await withVersions(async (db) => {
      await db.delete('chains', ofWorld(worldId));
      await db.delete('days', ofWorld(worldId));
      await db.delete('sums', ofWorld(worldId));
      await db.delete('ledgers', worldId);
    });
  announceVersions(worldId);
}

/** Moves the versions of a world that turned out to be another one. An entry that has versions there stays as it is. */
export async function moveVersions(from: WorldId, to: WorldId): Promise<void> {
  await withVersions(async (db) => {
    const transaction = db.transaction(['chains', 'days', 'sums'], 'readwrite');
    const store = transaction.objectStore('chains');
    for (let cursor = await store.openCursor(ofWorld(from)); cursor; cursor = await cursor.continue()) {
      const moved = { ...cursor.value, worldId: to };
      if ((await store.getKey([to, moved.kind, moved.id])) === undefined) await store.put(moved);
      await cursor.delete();
    }
    const days = transaction.objectStore('days');
    for (let cursor = await days.openCursor(ofWorld(from)); cursor; cursor = await cursor.continue()) {
      const { day, kind, id } = cursor.value;
      if ((await days.getKey([to, day, kind, id])) === undefined)
        await days.put({ ...cursor.value, worldId: to });
      await cursor.delete();
    }
    for (const world of [from, to]) await transaction.objectStore('sums').delete(ofWorld(world));
    await transaction.done;
  });
  announceVersions(null);
}

/** Bytes of all versions, by world. */
export async function sizesOfVersions(): Promise<Map<WorldId, number>> {
  const sizes = new Map<WorldId, number>();
  await withVersions(async (db) => {
    const index = db.transaction('chains').store.index('size');
    for (let cursor = await index.openKeyCursor(); cursor; cursor = await cursor.continue()) {
      const [worldId] = cursor.primaryKey;
      sizes.set(worldId, (sizes.get(worldId) ?? 0) + cursor.key[1]);
    }
  });
  return sizes;
}

/**
 * Thins versions until they fit: first those of entries that haven't changed for the longest time. Pinned ones and the
 * newest of each entry stay. Returns the number of versions removed.
 * @param megabytes room for all versions of all worlds
 */
export async function thinVersions(megabytes: number): Promise<number> {
  const sizes = await sizesOfVersions();
  let excess = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) - megabytes * 1_000_000;
  let removed = 0;
  if (excess <= 0) return removed;
  await withVersions(async (db) => {
    const { store, done } = db.transaction('chains', 'readwrite');
    for (
      let cursor = await store.index('size').openCursor();
      cursor && excess > 0;
      cursor = await cursor.continue()
    ) {
      const row = readChain(cursor.value);
      const kept = row && sparselyKept(row);
      if (!row || !kept || kept.size === row.versions.length) continue;
      const thinned = withOnly(row, (version) => kept.has(version));
      removed += row.versions.length - kept.size;
      excess -= row.bytes - thinned.bytes;
      await cursor.update(thinned);
    }
    await done;
  });
  if (removed > 0) announceVersions(null);
  return removed;
}
