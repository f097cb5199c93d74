import type { WorldId } from '../model/index.ts';
import { searcherOf } from './open-worlds.ts';
import type { EntryKind, EntryRef } from './search/index.ts';
import { libraryDatabase, type Resource } from './store/database.ts';

/** An entry that was read in full. */
export interface StoredResource {
  ref: EntryRef;
  location: number;
  resource: Resource;
}

/** Rows read at a time. Each is parsed in one task. */
const ROWS = 8;

/** What a world's copy holds in full of these kinds, without damaged records. */
export async function* resourcesOf(
  worldId: WorldId,
  kinds: readonly EntryKind[],
): AsyncGenerator<readonly StoredResource[], void> {
  const [db, searcher] = await Promise.all([libraryDatabase(), searcherOf(worldId)]);
  for (const kind of kinds) {
    let range = IDBKeyRange.bound([worldId, kind], [worldId, kind, []]);
    for (;;) {
      const rows = await db.getAll('bodies', range, ROWS);
      const last = rows.at(-1);
      if (!last) break;
      yield rows.flatMap(({ id, thing }): StoredResource[] => {
        const ref = { kind, id };
        const location = searcher.locate(ref);
        return location < 0 || typeof thing !== 'object' ? [] : [{ ref, location, resource: thing }];
      });
      range = IDBKeyRange.bound([worldId, kind, last.id], [worldId, kind, []], true);
    }
  }
}
