import type { WorldId } from '../../model/index.ts';
import { ENTRY_KINDS } from '../search/index.ts';
import { blocksOf, entriesIn } from './blocks.ts';
import { type BlockRow, libraryDatabase } from './database.ts';
import { parseSync } from './sync-row.ts';

/** Blocks read at once. */
const AT_ONCE = 64;

const KINDS: readonly unknown[] = ENTRY_KINDS;

function isSoundBlock(row: BlockRow): boolean {
  try {
    return entriesIn(row).every(
      (entry) =>
        entry === null ||
        (KINDS.includes(entry.kind) &&
          typeof entry.id === 'string' &&
          typeof entry.title === 'string' &&
          Array.isArray(entry.tags) &&
          Array.isArray(entry.aliases)),
    );
  } catch {
    // Damaged data can throw anywhere.
    return false;
  }
}

/** Whether the stored copy contradicts itself. Reads every record that others depend on. */
export async function isCopyDamaged(worldId: WorldId): Promise<boolean> {
  const db = await libraryDatabase();
  const [sync, world] = await Promise.all([db.get('syncs', worldId), db.get('worlds', worldId)]);
  if (sync && !parseSync(worldId, sync)) return true;
  if (world && !Array.isArray(world.categories)) return true;
  for await (const rows of blocksOf(db, worldId, AT_ONCE)) if (!rows.every(isSoundBlock)) return true;
  return false;
}
