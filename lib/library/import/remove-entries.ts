import type { WorldId } from '../../model/index.ts';
import { everything } from '../everything.ts';
import type { Entry, EntryRef } from '../search/index.ts';
import { apply } from '../store/apply.ts';
import { type BodyRow, libraryDatabase } from '../store/database.ts';
import { pauseNow } from '../store/pause.ts';
import { importKey } from './import-world.ts';

/** Stores where World Anvil shows an entry of an export, which doesn't say it. Returns the entry with its address. */
export async function learnAddress(entry: Entry, url: string): Promise<Entry> {
  const { worldId, kind, id } = entry;
  const known = { ...entry, url };
  const body = await (await libraryDatabase()).get('bodies', [worldId, kind, id]);
  await apply(worldId, {
    entries: [known],
    // The text keeps it, too, so that reading the export again doesn't lose it.
    ...(body && { bodies: [{ ...body, thing: { ...body.thing, url } }] }),
  });
  return known;
}

/** Entries that were removed, with their full texts, so that they can be put back. */
export interface RemovedEntries {
  worldId: WorldId;
  entries: Entry[];
  bodies: BodyRow[];
}

/** Entries removed or put back in one transaction. */
const BATCH = 320;

/** Removes entries from the copy of an export. Returns what was removed. */
export async function removeEntries(worldId: WorldId, refs: readonly EntryRef[]): Promise<RemovedEntries> {
  const keys = new Set(refs.map(importKey));
  const entries = (await everything(worldId)).filter((entry) => keys.has(importKey(entry)));
  const removed: RemovedEntries = { worldId, entries, bodies: [] };
  for (const batch of batchesOf(entries)) {
    const { store } = (await libraryDatabase()).transaction('bodies');
    const bodies = await Promise.all(batch.map(({ kind, id }) => store.get([worldId, kind, id])));
    removed.bodies.push(...bodies.flatMap((body) => body ?? []));
    await apply(worldId, { drop: batch });
    await pauseNow();
  }
  return removed;
}

/** Puts back what was removed. */
export async function restoreEntries({ worldId, entries, bodies }: RemovedEntries): Promise<void> {
  const bodyOf = new Map(bodies.map((body) => [importKey(body), body]));
  for (const batch of batchesOf(entries)) {
    const texts = batch.flatMap((entry) => bodyOf.get(importKey(entry)) ?? []);
    await apply(worldId, {
      indexesBodies: true,
      entries: batch,
      bodies: texts,
      categories: texts.flatMap(({ thing }) => ('pageCover' in thing ? thing : [])),
    });
    await pauseNow();
  }
}

const batchesOf = (entries: readonly Entry[]): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / BATCH) }, (_, at) =>
    entries.slice(at * BATCH, (at + 1) * BATCH),
  );
