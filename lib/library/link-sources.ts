import type { WorldId } from '../model/index.ts';
import { forEachLink, keysOf } from './links/index.ts';
import { searcherOf } from './open-worlds.ts';
import type { EntryRef } from './search/index.ts';
import { BLOCK } from './store/blocks.ts';
import { libraryDatabase, ofWorld } from './store/database.ts';
import { slices } from './store/pause.ts';

/** Locations of the other entries that link to one. Builds no index, for workers that live for a moment. */
export async function linkSourcesOf(worldId: WorldId, ref: EntryRef): Promise<number[]> {
  const searcher = await searcherOf(worldId);
  const own = searcher.locate(ref);
  const hit = searcher.hit(own);
  if (!hit) return [];
  const keys = new Set(keysOf(hit.ref, hit.url));
  const rest = slices();
  const sources = new Set<number>();
  for (const { block, bytes } of await (await libraryDatabase()).getAll('links', ofWorld(worldId))) {
    forEachLink(bytes, (slot, { target }) => {
      if (keys.has(target)) sources.add(block * BLOCK + slot);
    });
    await rest();
  }
  sources.delete(own);
  return [...sources];
}
