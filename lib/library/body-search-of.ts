import type { WorldId } from '../model/index.ts';
import { type BodySearch, openBodySearch } from './fulltext/index.ts';
import { libraryDatabase } from './store/database.ts';

const opened = new Map<WorldId, Promise<BodySearch>>();

/** The search over a world's full texts: opened once; it follows changes by itself. */
export function bodySearchOf(worldId: WorldId): Promise<BodySearch> {
  const held = opened.get(worldId);
  if (held) return held;
  const search = openBodySearch(libraryDatabase, worldId);
  opened.set(worldId, search);
  search.catch(() => opened.delete(worldId));
  return search;
}
